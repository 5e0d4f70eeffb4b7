import type { Database } from '#backend/db/database.ts'
import { insertRows } from '#backend/db/insert-rows.ts'
import { orderStates } from '#domain/orders/order-states.ts'

const BATCH = 500
const MINUTE = 60_000
const BEGIN = Date.UTC(2026, 0, 1)
const PAYMENTS = ['Vorkasse', 'Rechnung', 'PayPal', 'Klarna']

const address = (n: number) =>
  JSON.stringify({ first_name: 'Anna', last_name: `Muster ${n}`, street: 'Hauptstraße', number: '1', city: 'Hamburg' })

const order = (project: number, n: number) => {
  const moment = new Date(BEGIN + n * MINUTE).toISOString()
  const total = 1000 + ((n * 7919) % 500_000)
  return {
    project,
    uuid: `order-${n}`,
    number: `2026-${String(n).padStart(6, '0')}`,
    state: orderStates[n % orderStates.length] ?? 'received',
    language: 'de',
    origin: 'https://juwelier.example',
    customer_name: `Kundin ${(n * 31) % 90_001}`,
    customer_email: `kundin${(n * 31) % 90_001}@kunden.example`,
    customer_address: 'Hauptstraße 1, 20095 Hamburg',
    shipping_address: address(n),
    payment_method: 1,
    payment_name: PAYMENTS[n % PAYMENTS.length] ?? '',
    shipping_method: 1,
    shipping_name: n % 3 === 0 ? 'Abholung' : 'DHL',
    goods: total,
    shipping: 0,
    wrap: 0,
    total,
    tax: 0,
    net: total,
    tax_percent: 19,
    legal_versions: '{}',
    created_on: moment,
    expires_on: '2036-12-31T00:00:00.000Z',
  }
}

/** Writes orders as they lie in the table after years of selling, one a minute. */
export async function fillOrders(db: Database, project: number, count: number): Promise<void> {
  for (let n = 0; n < count; n += BATCH)
    await db.transaction().execute((trx) =>
      insertRows(
        trx,
        'ecommerce_order',
        Array.from({ length: Math.min(BATCH, count - n) }, (_, index) => order(project, n + index)),
      ),
    )
}
