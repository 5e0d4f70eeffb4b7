import { emailKey } from '#domain/texts/email.ts'
import type { Database } from '../db/database.ts'
import { endSubscription } from '../forms/newsletter.ts'
import { leaveStockNotice } from '../stock-notices/stock-notice.ts'
import type { Trace } from './find-traces.ts'
import { tracePlaces } from './trace-places.ts'

/** Who moves records from one address to another: the address that they are known by there, and the hash of it where one is kept. */
export interface MovedTo {
  readonly email: string
  readonly addressKey?: string | undefined
  readonly now: Date
}

type Move = (trx: Database, trace: Trace, to: MovedTo) => Promise<boolean>

const recordAt = (trx: Database, { place, id, row }: Trace, email: string) =>
  trx
    .selectFrom(tracePlaces[place].table)
    .selectAll()
    .where('project', '=', Number(row.project))
    .where('email', '=', email)
    .where('id', '<>', id)

const rename = (trx: Database, { place, id }: Trace, columns: Record<string, string | null>) =>
  trx.updateTable(tracePlaces[place].table).set(columns).where('id', '=', id).execute()

/**
 * Whoever has a subscription at the right address keeps that, with its own proof, and the one at the wrong address ends. A mail that asked
 * for a confirmation went to the wrong address, and its link confirms nothing more.
 */
const moveSubscription: Move = async (trx, trace, { email, now }) => {
  const { id, row } = trace
  if (await recordAt(trx, trace, email).executeTakeFirst()) {
    const own = { id, project: Number(row.project), leaveToken: '' }
    return endSubscription({ now: () => now }, trx, own, { through: 'staff' })
  }
  await rename(trx, trace, { email, token_hash: null, token_expires_on: null })
  return true
}

/** Where there is a note at the right address too, both become one. */
const moveNote: Move = async (trx, trace, { email, now }) => {
  const other = await recordAt(trx, trace, email).executeTakeFirst()
  if (!other) {
    await rename(trx, trace, { email })
    return true
  }
  const [expires_on] = [String(other.expires_on), String(trace.row.expires_on)].toSorted().toReversed()
  await trx
    .updateTable('customer_note')
    .set({ note: `${other.note}\n\n${trace.row.note}`, updated_on: now.toISOString(), expires_on: String(expires_on) })
    .where('id', '=', Number(other.id))
    .execute()
  await trx.deleteFrom('customer_note').where('id', '=', trace.id).execute()
  return true
}

/** Who has confirmed and still waits for goods waits for them at the right address, once. */
const moveNotice: Move = async (trx, trace, { email, now }) => {
  const { id, row } = trace
  if (row.state !== 'active') return false
  const same = recordAt(trx, trace, email).where('open_key', '=', String(row.open_key))
  if (await same.executeTakeFirst()) await leaveStockNotice({ db: trx, now: () => now }, { id })
  else await rename(trx, trace, { email })
  return true
}

/** Who objected to invitations has objected at the right address too. */
const moveObjection: Move = async (trx, { row }, { addressKey, now }) => {
  if (!addressKey) return false
  await trx
    .insertInto('ecommerce_rating_objection')
    .values({ project: Number(row.project), address_key: addressKey, created_on: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return true
}

/** What becomes of records of which there is one for each address, when the address was wrong. */
const moves: Readonly<Partial<Record<Trace['place'], Move>>> = {
  newsletter: moveSubscription,
  customer_note: moveNote,
  stock_notice: moveNotice,
  objection: moveObjection,
}

/** Moves such a record to another address, in the caller's transaction; false where nothing of it changes. */
export async function moveToAddress(trx: Database, trace: Trace, to: MovedTo): Promise<boolean> {
  const email = emailKey(to.email)
  const move = moves[trace.place]
  if (!move || trace.row.email === email) return false
  return move(trx, trace, { ...to, email })
}
