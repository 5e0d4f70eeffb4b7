// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { showScreen } from '../sample-office.tsx'
import { ReportsPage } from './reports-page.tsx'

const sums = { orders: 4, takings: 1299.5 }
const sales = {
  ...sums,
  from: '2026-11-01',
  until: '2026-11-02',
  refunded: 20,
  days: [
    { day: '2026-11-01', ...sums },
    { day: '2026-11-02', orders: 0, takings: 0 },
  ],
  branches: [{ branch: null, ...sums }],
  payments: [{ method: 2, ...sums }],
}
const margin = { margin: 250.5, margin_net: 500, margin_of: 595 }
const goods = {
  margin: { ...margin, takings: 900 },
  products: [{ id: null, name: '', reference_number: null, pieces: 3, takings: 900, ...margin }],
  brands: [{ id: 1, name: 'Tidewerk', pieces: 3, takings: 900, margin: 0, margin_net: 0, margin_of: 0 }],
  categories: [],
  unsold: [{ id: 9, name: 'Brosche', pieces: 2, value: 480 }],
  slow: [{ id: 8, name: 'Kette', pieces: 4, value: 480, sold: 1, days: 120 }],
}
const stock = { pieces: 12, value: 4800, cost: 2100, cost_pieces: 8, branches: [] }

const visits = {
  visits: 40,
  seen: 120,
  programs: 300,
  steps: [
    { step: 'product', times: 50 },
    { step: 'cart', times: 10 },
    { step: 'checkout', times: 5 },
    { step: 'ordered', times: 4 },
  ],
  pages: [{ name: '/kontakt', times: 30 }],
  sources: [{ name: '', times: 40 }],
  searches: [{ said: 'wecker', language: 'de', times: 3, last_on: '2026-11-02' }],
}

const answers = {
  'GET /ecom/reports/sales': () => ({ body: { data: sales } }),
  'GET /ecom/reports/goods': () => ({ body: { data: goods } }),
  'GET /ecom/reports/visits': () => ({ body: { data: visits } }),
  'GET /ecom/reports/stock': () => ({ body: { data: stock } }),
}

test('a saved table has days as spreadsheets take them for days', async () => {
  const saved: Blob[] = []
  const createObjectURL = URL.createObjectURL
  URL.createObjectURL = (blob) => {
    saved.push(blob as Blob)
    return 'blob:report'
  }
  onTestFinished(() => {
    URL.createObjectURL = createObjectURL
  })
  showScreen(<ReportsPage />, { answers })
  fireEvent.click(await screen.findByRole('button', { name: 'Als CSV speichern: Gesucht, nicht gefunden' }))
  expect(await saved[0]?.text()).toContain('wecker;3;02.11.2026')
})

test('figures are shown as Germans write them, in tables that can be saved', async () => {
  showScreen(<ReportsPage />, { answers })
  const course = within(await screen.findByRole('table', { name: 'Verlauf' }))
  expect(course.getByText('So., 01.11.2026')).toBeTruthy()
  expect(course.getAllByText(/^1\.299,50\s€$/)).toHaveLength(2)
  expect(within(screen.getByRole('table', { name: 'Produkte' })).getByText('Nicht mehr im Katalog')).toBeTruthy()
  expect(within(screen.getByRole('table', { name: 'Filialen' })).getByText('Versand')).toBeTruthy()
  expect(within(screen.getByRole('table', { name: 'Zahlungsarten' })).getByText(/Rechnung/)).toBeTruthy()
  expect(screen.getByText('12 Stück zu Verkaufspreisen, Stand jetzt')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Als CSV speichern: Produkte' })).toBeTruthy()
  const products = within(screen.getByRole('table', { name: 'Produkte' }))
  expect(products.getByText(/^250,50\s€$/)).toBeTruthy()
  expect(products.getByText(/^50,1\s%$/)).toBeTruthy()
  expect(products.getByRole('columnheader', { name: 'Warenumsatz' })).toBeTruthy()
  expect(screen.getByText(/was ohne Rückgabe der Ware erstattet wurde, mindert ihn und den Rohertrag/)).toBeTruthy()
  const brands = within(screen.getByRole('table', { name: 'Marken und Hersteller' }))
  expect(brands.getAllByText('–')).toHaveLength(2)
  const steps = within(screen.getByRole('table', { name: 'Vom Produkt zur Bestellung' }))
  expect(steps.getByText(/^20\s%$/)).toBeTruthy()
  expect(screen.getByText(/dazu 300 von Programmen/)).toBeTruthy()
  expect(screen.getByText('Direkt oder unbekannt')).toBeTruthy()
  expect(screen.getByText('wecker')).toBeTruthy()
  expect(
    within(screen.getByRole('table', { name: 'Gesucht, nicht gefunden' })).getByText('Mo., 02.11.2026'),
  ).toBeTruthy()
  expect(screen.getByText('8 von 12 Stück, deren Einkaufspreis bekannt ist')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Alles als Excel-Datei' }).getAttribute('href')).toContain('language=de')
  expect(screen.getByText('In diesem Zeitraum ist nichts verkauft.')).toBeTruthy()
})

test('days that the server refuses are said in words', async () => {
  showScreen(<ReportsPage />, {
    answers: {
      'GET /ecom/reports/sales': () => ({ status: 422, body: { reason: 'invalid', error: { message: 'no' } } }),
    },
  })
  expect(await screen.findByText(/^Diese Tage gehen nicht/)).toBeTruthy()
})
