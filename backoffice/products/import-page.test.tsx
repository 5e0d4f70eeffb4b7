// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ImportedLine, ImportOrder } from '#contract/wire/imports.ts'
import { type AskedCall, showScreen } from '../sample-office.tsx'
import { ImportPage } from './import-page.tsx'

const importedLine = (line: number, outcome: ImportedLine['outcome']): ImportedLine => ({
  line,
  outcome,
  changes: [],
  problems: outcome === 'refused' ? [{ field: 'price_brutto', message: 'must be a number' }] : [],
})

const showImport = (outcomes: readonly ImportedLine['outcome'][] = []) =>
  showScreen(<ImportPage />, {
    answers: {
      'POST /items/ecommerce_product/import': ({ body }) => {
        const { mode } = body as ImportOrder
        const lines = outcomes.map((outcome, index) => importedLine(index + 2, outcome))
        return {
          body: { data: { lines, written: mode !== 'dry' && !(mode === 'all' && outcomes.includes('refused')) } },
        }
      },
    },
  })

const input = () => screen.getByLabelText('CSV-Datei wählen', { selector: 'input' })
const csv = (text: string) => new File([text], 'products.csv', { type: 'text/csv' })
const TWO = 'slug;price_brutto;farbe\na;10;rot\nb;20;blau\n'
const modesOf = (asked: readonly AskedCall[]) => asked.map(({ body }) => (body as ImportOrder).mode)

test('a chosen file is only tried, and what would change is said before anything is written', async () => {
  const { asked, user } = showImport(['create', 'update'])
  await user.upload(input(), csv(TWO))
  expect((await screen.findByRole('status')).textContent).toMatch(/Probe der Produkte: 1 neu, 1 geändert/)
  expect(modesOf(asked)).toEqual(['dry'])
})

test('what was tried is written with one click, and then said as done', async () => {
  const { asked, user } = showImport(['create', 'update'])
  await user.upload(input(), csv(TWO))
  await user.click(await screen.findByRole('button', { name: 'Jetzt übernehmen' }))
  expect((await screen.findByText(/^Produkte: 1 angelegt, 1 geändert/)).textContent).toBeTruthy()
  expect(modesOf(asked)).toEqual(['dry', 'good'])
  expect(screen.queryByRole('button', { name: 'Jetzt übernehmen' })).toBeNull()
})

test('with a faulty line, all or nothing writes nothing and says so', async () => {
  const { asked, user } = showImport(['create', 'refused'])
  await user.upload(input(), csv(TWO))
  expect((await screen.findByRole('status')).textContent).toMatch(/Fehlerhafte Zeilen: 1/)
  await user.click(await screen.findByRole('radio', { name: /^Alles oder nichts/ }))
  await user.click(screen.getByRole('button', { name: 'Jetzt übernehmen' }))
  expect(await screen.findByText('Nichts wurde übernommen, denn eine Zeile ist fehlerhaft.')).toBeTruthy()
  expect(modesOf(asked)).toEqual(['dry', 'all'])
})

test('columns that mean nothing are named, and a file that names no product is refused', async () => {
  const { asked, user } = showImport(['update', 'update'])
  await user.upload(input(), csv(TWO))
  expect(await screen.findByText('Diese Spalten werden nicht gelesen: farbe')).toBeTruthy()
  await user.upload(input(), csv('farbe\nrot\n'))
  expect(await screen.findByText('In der Datei fehlt eine Spalte id, slug oder reference_number.')).toBeTruthy()
  expect(modesOf(asked)).toEqual(['dry'])
})

test('while a file is tried a bar says how far it is, and when that fails nothing can be written', async () => {
  const { promise, resolve } = Promise.withResolvers<{ status: number; body: object }>()
  const { user } = showScreen(<ImportPage />, { answers: { 'POST /items/ecommerce_product/import': () => promise } })
  await user.upload(input(), csv('slug;price_brutto\na;10\n'))
  expect(await screen.findByRole('progressbar', { name: 'Fortschritt' })).toBeTruthy()
  resolve({ status: 500, body: { error: { code: 0, message: 'Out of order' } } })
  expect((await screen.findByRole('alert')).textContent).toBe('Out of order')
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Jetzt übernehmen' })).toBeNull()
})

test('writing that fails is said, and nothing is called written', async () => {
  const { user } = showScreen(<ImportPage />, {
    answers: {
      'POST /items/ecommerce_product/import': ({ body }) =>
        (body as ImportOrder).mode === 'dry'
          ? { body: { data: { lines: [importedLine(2, 'create')], written: false } } }
          : { status: 500, body: { error: { code: 0, message: 'Out of order' } } },
    },
  })
  await user.upload(input(), csv('slug;price_brutto\na;10\n'))
  await user.click(await screen.findByRole('button', { name: 'Jetzt übernehmen' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Out of order')
  expect(screen.queryByText(/^Produkte: 1 angelegt/)).toBeNull()
})
