import { lazyBerlinFormat } from '#domain/company/berlin-format.ts'
import type { PaymentMethodId } from '#domain/money/payment-methods.ts'
import type { Database } from '../db/database.ts'
import { storedInvoiceData } from '../invoices/stored-invoice-data.ts'
import type { TurnoverRates } from '../invoices/turnover-kind.ts'
import { type Booking, bookingsOf } from './bookings.ts'

const DAY = 86_400_000

const berlin = lazyBerlinFormat('sv-SE', { dateStyle: 'short' })

/** A day as it is in Germany: `2026-11-20`. */
const dayOf = (moment: string) => berlin().format(new Date(moment))

/** What a project's papers of a month (`2026-11`, as it is in Germany) say, in their order. */
export async function readBookings(
  db: Database,
  project: number,
  month: string,
  rates: TurnoverRates,
): Promise<Booking[]> {
  const first = Date.parse(`${month}-01T00:00:00Z`)
  const rows = await db
    .selectFrom('ecommerce_invoice as i')
    .innerJoin('ecommerce_order as o', 'o.id', 'i.order')
    .select(['i.data', 'o.payment_method'])
    .where('i.project', '=', project)
    .where('i.created_on', '>=', new Date(first - DAY).toISOString())
    .where('i.created_on', '<', new Date(first + 32 * DAY).toISOString())
    .orderBy('i.id')
    .execute()
  return rows
    .map((row) => ({ data: storedInvoiceData(row), method: Number(row.payment_method) as PaymentMethodId }))
    .filter(({ data }) => dayOf(data.date).startsWith(month))
    .flatMap(({ data, method }) => bookingsOf({ ...data, date: dayOf(data.date) }, method, rates))
}
