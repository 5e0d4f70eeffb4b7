// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type AskedCall, fill, type StandInAnswers, showScreen } from '../sample-office.tsx'
import { RecordEdit } from './record-edit.tsx'

const PATH = '/items/ecommerce_product/1'

const product = {
  id: 1,
  project: 1,
  display_name: 'Priel 40',
  slug: 'priel-40',
  status: 'published',
  price_brutto: 1290,
  stock: 3,
  sales_mode: 'buy',
  tax_mode: 'standard',
  purchase_to_order: false,
  reorder_possible: false,
  images: [],
  product_variants: [],
  attributes: [],
  subcategories: [],
  tags: [],
  translations: [],
  ratings: [],
}

function showProduct(answers: StandInAnswers = {}) {
  return showScreen(<RecordEdit />, {
    at: '/1',
    collection: 'ecommerce_product',
    only: ['id', 'display_name', 'slug', 'status', 'price_brutto', 'stock', 'gtin', 'fineness', 'translations'],
    answers: {
      [`GET ${PATH}`]: () => ({ body: { data: product, meta: { revision: 5 } } }),
      [`PATCH ${PATH}`]: () => ({ body: { data: { id: 1 } } }),
      ...answers,
    },
  })
}

const written = (asked: readonly AskedCall[]) =>
  asked.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
const price = () => screen.findByLabelText<HTMLInputElement>(/^Preis \(brutto\)/)
const save = () => screen.getByRole('button', { name: 'Speichern' })

test('a price typed with a comma is written as a number, and only what was changed is written', async () => {
  const { asked, user } = showProduct()
  fill(await price(), '1.499,90')
  await user.click(save())
  await waitFor(() => expect(written(asked)).toEqual([{ price_brutto: 1499.9 }]))
  expect(await screen.findByText('Gespeichert')).toBeTruthy()
})

test('after a save the product is read once', async () => {
  const { asked, user } = showProduct()
  fill(await screen.findByLabelText(/^Bestand/), '4')
  await user.click(save())
  await screen.findByText('Gespeichert')
  await new Promise((resolve) => setTimeout(resolve, 200))
  const after = asked.slice(asked.findIndex(({ method }) => method === 'PATCH'))
  expect(after.filter(({ method, path }) => method === 'GET' && path === PATH)).toHaveLength(1)
})

test('a save draws the tab in sight anew, and the others when they are opened again, with what was saved', async () => {
  let saved = {}
  const { user } = showProduct({
    [`GET ${PATH}`]: () => ({ body: { data: { ...product, ...saved }, meta: { revision: 5 } } }),
    [`PATCH ${PATH}`]: ({ body }) => {
      saved = body as object
      return { body: { data: { id: 1 } } }
    },
  })
  const tab = (name: string) => user.click(screen.getByRole('tab', { name: new RegExp(`^${name}`) }))
  await price()
  await tab('Sicherheit')
  fill(await screen.findByLabelText(/^Feingehalt/), '585')
  await tab('Allgemein')
  expect(screen.getByLabelText(/^Feingehalt/)).toBeTruthy()
  await user.click(save())
  await screen.findByText('Gespeichert')
  expect(screen.queryByLabelText(/^Feingehalt/)).toBeNull()
  expect(await price()).toBeTruthy()
  await tab('Sicherheit')
  expect((await screen.findByLabelText<HTMLInputElement>(/^Feingehalt/)).value).toBe('585')
})

test('a product without a name is not sent, and the field says that it is needed', async () => {
  const { asked, user } = showProduct()
  const name = (await screen.findAllByLabelText<HTMLInputElement>(/^Name/)).find(({ value }) => value === 'Priel 40')
  fill(name as HTMLInputElement, '')
  await user.click(save())
  expect(await screen.findByText('Pflichtfeld')).toBeTruthy()
  expect(written(asked)).toEqual([])
})

test('what the backend refuses is said at its field', async () => {
  const fields = [{ field: 'gtin', message: 'is not a valid GTIN' }]
  const { user } = showProduct({
    [`PATCH ${PATH}`]: () => ({
      status: 422,
      body: { error: { code: 114, message: 'gtin is not a valid GTIN', fields } },
    }),
  })
  const gtin = await screen.findByLabelText<HTMLInputElement>(/^GTIN/)
  fill(gtin, '4012345678909')
  await user.click(save())
  await waitFor(() => expect(gtin.getAttribute('aria-invalid')).toBe('true'))
})

test('a refusal of a field on another tab is said at that tab', async () => {
  const fields = [
    { field: 'fineness', message: 'is required' },
    { field: 'translations.0.display_name', message: 'is too long' },
  ]
  const { user } = showProduct({
    [`GET ${PATH}`]: () => ({ body: { data: { ...product, translations: [] }, meta: { revision: 5 } } }),
    [`PATCH ${PATH}`]: () => ({ status: 422, body: { error: { code: 114, message: 'fineness is required', fields } } }),
  })
  fill(await price(), '1.499,90')
  expect(screen.getByRole('tab', { name: 'Sicherheit' })).toBeTruthy()
  await user.click(save())
  expect(await screen.findByRole('tab', { name: 'Sicherheit (1 zu prüfen)' })).toBeTruthy()
  expect(screen.getByRole('tab', { name: 'Texte (1 zu prüfen)' })).toBeTruthy()
  expect(screen.getByRole('tab', { name: 'Allgemein' })).toBeTruthy()
})

test('a save that fails says so, and the form keeps what was typed', async () => {
  const { user } = showProduct({
    [`PATCH ${PATH}`]: () => ({ status: 500, body: { error: { code: 0, message: 'Out of order' } } }),
  })
  const input = await price()
  fill(input, '1.499,90')
  await user.click(save())
  expect(await screen.findByText('Out of order')).toBeTruthy()
  expect(input.value).toMatch(/^1\.499,90?$/)
})

test('nothing of the form is shown until the product is there', async () => {
  showProduct()
  expect(screen.queryByRole('button', { name: 'Speichern' })).toBeNull()
  await price()
  expect(save()).toBeTruthy()
})

test('a product that cannot be read is said to be so, and only one that is not there is called gone', async () => {
  showProduct({ [`GET ${PATH}`]: () => ({ status: 500, body: {} }) })
  expect((await screen.findByRole('alert')).textContent).toBe('Der Server konnte nicht erreicht werden')
  expect(screen.queryByText('Der Eintrag ist nicht vorhanden')).toBeNull()
  cleanup()
  showProduct({ [`GET ${PATH}`]: () => ({ status: 404, body: { error: { code: 203, message: 'Item not found' } } }) })
  expect(await screen.findByText('Der Eintrag ist nicht vorhanden')).toBeTruthy()
})

test('what is refused on a tab that nobody has opened is mended there and saved', async () => {
  const sent: unknown[] = []
  const fields = [{ field: 'garan_years', message: 'is required' }]
  const { user } = showScreen(<RecordEdit />, {
    at: '/1',
    collection: 'ecommerce_product',
    only: ['id', 'display_name', 'price_brutto', 'garan_years'],
    answers: {
      [`GET ${PATH}`]: () => ({ body: { data: product, meta: { revision: 5 } } }),
      [`PATCH ${PATH}`]: ({ body }) => {
        sent.push(body)
        return sent.length > 1
          ? { body: { data: { id: 1 } } }
          : { status: 422, body: { error: { code: 114, message: 'garan_years is required', fields } } }
      },
    },
  })
  fill(await price(), '1.499,90')
  expect(screen.queryByRole('textbox', { name: /Jahre/ })).toBeNull()
  await user.click(save())
  await user.click(await screen.findByRole('tab', { name: /^Garantie .*1 zu prüfen/ }))
  const years = await screen.findByRole<HTMLInputElement>('textbox', { name: /Jahre/ })
  expect(years.getAttribute('aria-invalid')).toBe('true')
  fill(years, '5')
  await user.click(save())
  expect(await screen.findByText('Gespeichert')).toBeTruthy()
  expect(sent[1]).toEqual({ price_brutto: 1499.9, garan_years: 5 })
})
