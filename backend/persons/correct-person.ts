import type { Address } from '#domain/orders/address.ts'
import type { Database } from '../db/database.ts'
import { jsonOf } from '../db/stored-json.ts'
import { customerColumns } from '../orders/customer-columns.ts'
import { logEvent } from '../orders/order-log.ts'
import { moveToAddress } from './correct-address.ts'
import type { Trace } from './find-traces.ts'
import { tracePlaces } from './trace-places.ts'

/** What of a person was wrong; what is left out stays. */
export interface Correction {
  readonly email?: string | undefined
  readonly first_name?: string | undefined
  readonly last_name?: string | undefined
  readonly street?: string | undefined
  readonly number?: string | undefined
  readonly zip_code?: string | undefined
  readonly city?: string | undefined
  readonly phone?: string | undefined
}

const orderJson = jsonOf<'ecommerce_order'>()

const corrected = <Stored extends Address | null>(address: Stored, { email: _, ...change }: Correction): Stored =>
  address && { ...address, ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) }

async function correctOrder(trx: Database, { id, row }: Trace, change: Correction, user: number, now: Date) {
  const shipping = corrected(orderJson(row, 'shipping_address'), change)
  const invoice = corrected(orderJson(row, 'invoice_address'), change)
  await trx
    .updateTable('ecommerce_order')
    .set({
      shipping_address: JSON.stringify(shipping),
      invoice_address: invoice && JSON.stringify(invoice),
      ...customerColumns(shipping, invoice),
      ...(change.email && { customer_email: change.email, no_email: false }),
    })
    .where('id', '=', id)
    .execute()
  const message = `Berichtigt (Art. 16 DSGVO): ${Object.keys(change).join(', ')}`
  await logEvent(trx, id, { kind: 'note', actor: { kind: 'staff', user }, message }, now)
}

interface Correcting {
  /** The account of staff. */
  readonly user: number
  readonly now: Date
  /** What is kept instead of the right address of who objects to invitations. */
  readonly addressKey?: string | undefined
}

/** What a person asked for, under name and address. */
const ASKED: readonly string[] = ['contact_request', 'product_request', 'reservation', 'event_signup', 'rating_report']

/**
 * Corrects a person's data wherever they are still worked with, in the caller's transaction; answers the records that changed. Invoices,
 * declarations and sent mails stay as they went out: they prove what was said.
 */
export async function correctPerson(
  trx: Database,
  traces: readonly Trace[],
  change: Correction,
  { user, now, addressKey }: Correcting,
): Promise<Trace[]> {
  const name = [change.first_name, change.last_name].filter(Boolean).join(' ')
  const changed: Trace[] = []
  for (const trace of traces) {
    const { place, id } = trace
    if (place === 'order') await correctOrder(trx, trace, change, user, now)
    else if (ASKED.includes(place)) {
      const columns = {
        ...(change.email && { email: change.email }),
        ...(name !== '' && { name }),
        ...(change.phone &&
          ['product_request', 'reservation', 'event_signup'].includes(place) && { phone: change.phone }),
      }
      if (Object.keys(columns).length === 0) continue
      await trx.updateTable(tracePlaces[place].table).set(columns).where('id', '=', id).execute()
    } else if (!change.email || !(await moveToAddress(trx, trace, { email: change.email, addressKey, now }))) continue
    changed.push(trace)
  }
  return changed
}
