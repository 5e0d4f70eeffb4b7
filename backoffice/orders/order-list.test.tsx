// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '../sample-office.tsx'
import { OrderList } from './order-list.tsx'
import { sampleOrder } from './sample-order.ts'

test('the list says in the language of who looks how an order is paid, whatever its customer speaks', async () => {
  const order = { ...sampleOrder(), payment_name: 'Bank transfer in advance' }
  const orders = () => ({ body: { data: [order], meta: { filter_count: 1 } } })
  showScreen(<OrderList />, { answers: { 'GET /items/ecommerce_order': orders }, collection: 'ecommerce_order' })
  expect(await screen.findByText('Vorkasse')).toBeTruthy()
  expect(screen.queryByText('Bank transfer in advance')).toBeNull()
})

const ways = [
  { id: 2, name: 'Paket', translations: [{ language: 'de', name: 'Versichertes Paket' }] },
  { id: 3, name: 'Werttransport', translations: [] },
]

test('the list says in the language of who looks how an order is sent, and as its customer knows it where the way is gone', async () => {
  const order = { ...sampleOrder(), shipping_name: 'Colis assuré' }
  const data = [order, { ...order, id: 8, shipping_method: 99, shipping_name: 'Coursier' }]
  showScreen(<OrderList />, {
    collection: 'ecommerce_order',
    answers: {
      'GET /items/ecommerce_order': () => ({ body: { data, meta: { filter_count: 2 } } }),
      'GET /items/ecommerce_shipping_method': () => ({ body: { data: ways } }),
    },
  })
  expect(await screen.findByText('Versichertes Paket')).toBeTruthy()
  expect(screen.queryByText('Colis assuré')).toBeNull()
  expect(screen.getByText('Coursier')).toBeTruthy()
})

test('of ticked orders that cannot move on the list says where they stand', async () => {
  const order = { ...sampleOrder({ state: 'in_preparation' }), number: 'W-1' }
  const rows = [order, { ...order, id: 8, number: 'W-2' }]
  let isMoved = false
  showScreen(<OrderList />, {
    collection: 'ecommerce_order',
    answers: {
      'GET /items/ecommerce_order': ({ query }) => {
        const asked = query.get('filter')?.includes('"in"') || [...query.keys()].some((key) => key.includes('[in]'))
        const data = asked && isMoved ? [{ ...rows[1], state: 'shipped' }] : rows
        return { body: { data, meta: { filter_count: 2 } } }
      },
      'POST /ecom/orders/7/state': () => ({ body: {} }),
      'POST /ecom/orders/8/state': () => {
        isMoved = true
        return {
          status: 409,
          body: { status: 'error', reason: 'not_possible', error: { code: 205, message: 'not_possible' } },
        }
      },
    },
  })
  fireEvent.click((await screen.findAllByRole('checkbox'))[0] as HTMLElement)
  fireEvent.click(await screen.findByRole('button', { name: 'Versandt' }))
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Versandt' }))
  expect(await screen.findByText('Eine Bestellung ist weiter; nicht möglich war es bei: W-2 (Versandt)')).toBeTruthy()
})

test('ticked orders of which one was withdrawn from meanwhile are not moved on before that is said', async () => {
  const order = { ...sampleOrder({ state: 'paid' }), number: 'W-1' }
  const { asked } = showScreen(<OrderList />, {
    collection: 'ecommerce_order',
    answers: {
      'GET /items/ecommerce_order': () => ({ body: { data: [order], meta: { filter_count: 1 } } }),
      'GET /ecom/withdrawals': () => ({ body: { data: [{ id: 1, order: { id: order.id, number: 'W-1' } }] } }),
      'POST /ecom/orders/7/state': () => ({ body: {} }),
    },
  })
  const moves = () => asked.filter(({ method }) => method === 'POST')
  fireEvent.click((await screen.findAllByRole('checkbox'))[0] as HTMLElement)
  fireEvent.click(await screen.findByRole('button', { name: 'In Vorbereitung' }))
  const question = within(await screen.findByRole('dialog'))
  expect(question.getByText('Zu einer Bestellung liegt ein Widerruf vor, der noch offen ist: W-1')).toBeTruthy()
  expect(moves()).toEqual([])
  fireEvent.click(question.getByRole('button', { name: 'In Vorbereitung' }))
  expect(await screen.findByText('Eine Bestellung ist weiter.')).toBeTruthy()
})

test('the packing slips of more orders than one file holds are had in several', async () => {
  const data = Array.from({ length: 102 }, (_, index) => ({
    ...sampleOrder(),
    id: index + 1,
    number: `W-${index + 1}`,
  }))
  showScreen(<OrderList />, {
    collection: 'ecommerce_order',
    answers: { 'GET /items/ecommerce_order': () => ({ body: { data, meta: { filter_count: data.length } } }) },
  })
  fireEvent.click((await screen.findAllByRole('checkbox'))[0] as HTMLElement)
  const slips = await screen.findAllByRole('link', { name: /^Lieferscheine/ })
  expect(slips.map(({ textContent }) => textContent)).toEqual(['Lieferscheine 1 bis 100', 'Lieferscheine 101 bis 102'])
  expect(
    slips.map((link) => link.getAttribute('href')?.split('=')[1]?.split('%2C').join(',').split(',').length),
  ).toEqual([100, 2])
})
