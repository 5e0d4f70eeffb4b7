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

test('goods are called in the language of who looks, as the customer agreed to them where that is theirs too or they are gone', async () => {
  const line = { count: 1, variant: null, variant_name: null }
  const lines = [
    { ...line, id: 2, product: 5, variant: 6, display_name: 'Gourmette argent', variant_name: 'longue' },
    { ...line, id: 3, product: null, display_name: 'Bague' },
  ]
  const german = [{ ...line, id: 4, product: 5, display_name: 'Panzerkette wie bestellt' }]
  const variants = [
    { id: 6, display_name: '50 cm', translations: [{ language: 'de', display_name: 'lang' }] },
    { id: 7, display_name: '40 cm', translations: [] },
  ]
  showScreen(<NextOrders />, {
    answers: {
      'GET /items/ecommerce_order': () => ({
        body: {
          data: [
            { ...order, id: 7, number: '2026-00007', language: 'fr', lines },
            { ...order, id: 8, number: '2026-00008', language: 'de', lines: german },
          ],
        },
      }),
      // All of a collection is not given together with what belongs to each.
      'GET /items/ecommerce_product': ({ query }) => ({
        status: query.get('limit') === '1' ? 200 : 422,
        body: { data: [{ id: 5, display_name: 'Panzerkette Silber', translations: [], product_variants: variants }] },
      }),
    },
  })
  expect(await screen.findByText('Panzerkette Silber, lang · Bague')).toBeTruthy()
  expect(screen.getByText('Panzerkette wie bestellt')).toBeTruthy()
})
