// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { RecordContextProvider } from 'react-admin'
import { expect, test } from 'vitest'
import type { DescribedField } from '#contract/wire/described-model.ts'
import { fill, type StandInAnswers, showScreen } from '../sample-office.tsx'
import { ProductsScreen } from './product-list.tsx'
import { StockInput } from './stock-input.tsx'

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
  expect(await screen.findByText(/Ihre Zahl 1 ist nicht gespeichert. Dort liegen inzwischen 0 Stück/)).toBeTruthy()
})

const field = {} as DescribedField

const log = [
  {
    ...{ id: 1, kind: 'move', variant: null, branch: 1, to_branch: 2, pieces: 1, reason: 'für Frau Muster' },
    ...{ by: 'Mareike Tönsfeldt', created_on: '2026-11-20T12:00:00.000Z' },
  },
]

const form = (move: StandInAnswers[string]) =>
  showScreen(
    <RecordContextProvider value={ring}>
      <StockInput collection="ecommerce_product" field={field} source="places" label="Bestand je Filiale" />
    </RecordContextProvider>,
    {
      collection: 'ecommerce_product',
      answers: {
        ...answers(() => ({ body: { data: { pieces: 4, stock: 6 } } })),
        'POST /ecom/stock/move': move,
        'GET /ecom/stock/log/7': () => ({ body: { data: log } }),
      },
    },
  )

test('pieces are carried to another house with the reason, and the form tells who did so before', async () => {
  const { asked } = form(() => ({ body: { data: { pieces: 1, stock: 3 } } }))
  expect(await screen.findByText('1 Stück von Altona nach Blankenese · für Frau Muster')).toBeTruthy()
  expect(screen.getByText(/Mareike Tönsfeldt/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Umräumen' }))
  fill(await screen.findByLabelText(/Warum/), 'zum Anprobieren')
  const send = screen.getAllByRole('button', { name: 'Umräumen' }).at(-1)
  if (send) fireEvent.click(send)
  await waitFor(() => expect(asked.filter(({ path }) => path === '/ecom/stock/move')).toHaveLength(1))
  const moved = asked.find(({ path }) => path === '/ecom/stock/move')
  expect(moved?.body).toEqual({ product: 7, variant: null, branch: 1, to: 2, pieces: 1, reason: 'zum Anprobieren' })
})

test('what others took meanwhile is said, and nothing is carried', async () => {
  form(() => ({ status: 409, body: { error: { code: 205, message: 'pieces: only 0 lie there' } } }))
  fireEvent.click(await screen.findByRole('button', { name: 'Umräumen' }))
  const send = (await screen.findAllByRole('button', { name: 'Umräumen' })).at(-1)
  if (send) fireEvent.click(send)
  expect((await screen.findByRole('alert')).textContent).toContain('Dort liegen nur noch 0 Stück.')
})
