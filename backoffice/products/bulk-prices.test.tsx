// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill, type StandInAnswers, showScreen } from '../sample-office.tsx'
import { ProductsScreen } from './product-list.tsx'

const click = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

const variant = (id: number, price_brutto: number | null) => ({ id, display_name: `Weite ${id}`, price_brutto })

const ring = { id: 7, display_name: 'Ring Elbe', price_brutto: 199, stock: 3, images: [], places: [], status: 'draft' }
const chain = { ...ring, id: 8, display_name: 'Kette Alster', price_brutto: 40 }

const whole: Record<string, object> = {
  '7': { ...ring, product_variants: [variant(1, 249.9), variant(2, null)] },
  '8': { ...chain, product_variants: [] },
}

const list = (rows: readonly object[]) => () => ({ body: { data: rows, meta: { filter_count: rows.length } } })

const one = (id: string) => () => ({ body: { data: whole[id] ?? {}, meta: { revision: 3 } } })

function show(refuse = false) {
  const answers: StandInAnswers = {
    'GET /items/ecommerce_product': list([ring, chain]),
    'GET /items/ecommerce_product/7': one('7'),
    'GET /items/ecommerce_product/8': one('8'),
    'PATCH /items/ecommerce_product/8': () =>
      refuse ? { status: 403, body: { error: { code: 3, message: 'Not allowed' } } } : { body: { data: { id: 8 } } },
  }
  return showScreen(<ProductsScreen />, { collection: 'ecommerce_product', answers })
}

/** Chooses both products and opens the dialog. */
async function open() {
  for (const box of (await screen.findAllByRole('checkbox')).slice(1)) fireEvent.click(box)
  await click('Preise ändern')
  return screen.findByRole('dialog', { name: 'Preise von 2 Produkten ändern' })
}

test('the prices of ticked products and of their variants rise by percent, shown before they are written', async () => {
  const { asked } = show()
  const dialog = await open()
  fill(within(dialog).getByLabelText('Um wie viel?'), '2,5')
  expect(within(dialog).getByText('Ring Elbe: 199,00 € → 203,98 €')).toBeTruthy()
  expect(within(dialog).getByText('Kette Alster: 40,00 € → 41,00 €')).toBeTruthy()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Preise ändern' }))
  await screen.findByText('2 Produkte haben neue Preise.')
  const written = asked.filter(({ method }) => method === 'PATCH').map(({ path, body }) => [path, body])
  expect(written).toEqual([
    ['/items/ecommerce_product/7', { price_brutto: 203.98, product_variants: [{ id: 1, price_brutto: 256.15 }] }],
    ['/items/ecommerce_product/8', { price_brutto: 41 }],
  ])
})

test('what is refused is named with its reason and stays ticked, so that it alone is tried again', async () => {
  const { asked } = show(true)
  const dialog = await open()
  fill(within(dialog).getByLabelText('Um wie viel?'), '10')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Preise ändern' }))
  await within(dialog).findByText(/Nicht geändert: Kette Alster \(.+\)/)
  fireEvent.click(await within(dialog).findByRole('button', { name: 'Preise ändern' }))
  await waitFor(() => expect(asked.filter(({ path, method }) => method === 'PATCH' && /8$/.test(path))).toHaveLength(2))
  expect(asked.filter(({ path, method }) => method === 'PATCH' && /7$/.test(path))).toHaveLength(1)
})

test.each(['fünf', '1.5.2'])('%s is no change, and nothing is written', async (typed) => {
  const { asked } = show()
  const dialog = await open()
  fill(within(dialog).getByLabelText('Um wie viel?'), typed)
  expect(within(dialog).getByText('Bitte eindeutig eingeben, zum Beispiel 5.')).toBeTruthy()
  expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Preise ändern' }).disabled).toBe(true)
  expect(asked.filter(({ method }) => method === 'PATCH')).toEqual([])
})
