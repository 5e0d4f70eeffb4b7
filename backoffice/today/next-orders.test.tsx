// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '../sample-office.tsx'
import { NextOrders } from './next-orders.tsx'

const order = {
  ...{ created_on: '2026-11-28T20:51:00.000Z', state: 'paid', customer_name: 'Ottilie', payment_method: 1 },
  ...{ payment_name: 'Vorkasse', is_collection: false, total: 98, credited: 0, paid: 98, refunded: 0 },
  lines: [{ id: 1, count: 2, display_name: 'Ring Aurora', variant_name: null }],
}

test('an order that was withdrawn from says so beside its next step', async () => {
  showScreen(<NextOrders />, {
    answers: {
      'GET /items/ecommerce_order': () => ({
        body: { data: [7, 8].map((id) => ({ ...order, id, number: `2026-0000${id}` })) },
      }),
      'GET /ecom/withdrawals': () => ({ body: { data: [{ order: { id: 7 } }] } }),
    },
  })
  const note = await screen.findByText(/^Zu dieser Bestellung liegt ein Widerruf vor/)
  expect(within(note.closest('li') as HTMLElement).getByRole('link', { name: /^2026-00007/ })).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})
