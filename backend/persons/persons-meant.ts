import type { PersonSearch } from '#contract/wire/persons.ts'
import { emailKey } from '#domain/texts/email.ts'
import type { Database } from '../db/database.ts'
import { isWithoutAddress, ownAddresses } from '../shop/own-addresses.ts'
import type { Trace } from './find-traces.ts'
import { foundRecord } from './found-record.ts'

/**
 * What a search has found, and whom it may mean: the addresses that its records name, in small letters and in order, but none of the
 * project's company and branches, for a mail to the shop names its customer, and it is not the shop whose data is asked for; and the orders of
 * customers without an address, each of them by itself.
 */
export async function personsMeant(db: Database, project: number, traces: readonly Trace[]): Promise<PersonSearch> {
  const own = await ownAddresses(db, project)
  const isAlone = ({ place, row }: Trace) => place === 'order' && isWithoutAddress(row, own)
  const alone = traces.filter(isAlone)
  const others = traces.filter((trace) => !isAlone(trace)).map(foundRecord)
  const named = new Set(others.flatMap(({ email }) => (email ? [emailKey(email)] : [])))
  return {
    records: traces.map(foundRecord),
    emails: [...named].filter((address) => !own.has(address)).toSorted(),
    orders: alone.map(({ row }) => ({ number: String(row.number), name: String(row.customer_name ?? '') })),
  }
}
