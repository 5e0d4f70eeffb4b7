// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill, type StandInAnswers, showScreen } from '../sample-office.tsx'
import { ProductsScreen } from './product-list.tsx'

const ring = {
  id: 7,
  display_name: 'Ring Elbe',
  stock: 3,
  status: 'published',
  images: [],
  places: [
    { branch: 1, variant: null, pieces: 2 },
    { branch: 2, variant: null, pieces: 1 },
  ],
  product_variants: [],
}

const branches = [
  { id: 1, display_name: 'Altona' },
  { id: 2, display_name: 'Blankenese' },
]

const list = (rows: readonly object[]) => () => ({ body: { data: rows, meta: { filter_count: rows.length } } })

const answers = (count: StandInAnswers[string]): StandInAnswers => ({
  'GET /items/ecommerce_product': list([ring]),
  'GET /items/branch': list(branches),
  'POST /ecom/stock': count,
})

const show = (count: StandInAnswers[string] = () => ({ body: { data: { pieces: 4, stock: 6 } } })) =>
  showScreen(<ProductsScreen />, { collection: 'ecommerce_product', answers: answers(count) })

test('each house is a column of the products, and its pieces are counted where they stand', async () => {
  const { asked } = show()
  const there = await screen.findByLabelText<HTMLInputElement>('Blankenese: Ring Elbe')
  expect(there.value).toBe('1')
  fill(there, '4')
  fireEvent.blur(there)
  await waitFor(() => expect(asked.filter(({ path }) => path === '/ecom/stock')).toHaveLength(1))
  const counted = asked.find(({ path }) => path === '/ecom/stock')
  expect(counted?.body).toEqual({ product: 7, variant: null, branch: 2, pieces: 4, was: 1 })
})

test('a number that is none is not sent', async () => {
  const { asked } = show()
  const there = await screen.findByLabelText<HTMLInputElement>('Altona: Ring Elbe')
  fill(there, 'viele')
  fireEvent.blur(there)
  expect(there.getAttribute('aria-invalid')).toBe('true')
  expect(asked.filter(({ path }) => path === '/ecom/stock')).toEqual([])
})

test('a number that others have changed meanwhile is not overwritten, and that is said', async () => {
  show(() => ({ status: 409, body: { error: { code: 205, message: 'was: 0 pieces lie there by now' } } }))
  const there = await screen.findByLabelText<HTMLInputElement>('Altona: Ring Elbe')
  fill(there, '1')
  fireEvent.blur(there)
  expect(await screen.findByText(/inzwischen geändert/)).toBeTruthy()
})
