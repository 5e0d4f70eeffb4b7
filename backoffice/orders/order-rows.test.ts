import { expect, test } from 'vitest'
import { orderHead, orderRow } from './order-rows.ts'

test('an order is a line with German amounts, on the day that it was in Germany', () => {
  const row = orderRow({
    number: '2026-00042',
    created_on: '2026-11-20T23:30:00.000Z',
    state: 'shipped',
    shipping_address: { first_name: 'Anna', last_name: 'Weber', country_code: 'DE' },
    invoice_address: null,
    payment_name: 'Vorkasse',
    net: 1000,
    tax_percent: 19,
    tax: 190,
    total: 1190,
    paid: 1190,
    refunded: 0,
    invoices: [{ number: 'R-2026-00001' }],
  })
  expect(row).toEqual([
    '2026-00042',
    '21.11.2026',
    'shipped',
    'Anna Weber',
    'DE',
    'Vorkasse',
    '1000,00',
    '19',
    '190,00',
    '1190,00',
    '1190,00',
    '0,00',
    'R-2026-00001',
  ])
  expect(row).toHaveLength(orderHead.length)
})
