import readWorkbook from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { workbookOf } from './workbook.ts'

const sums = { orders: 2, takings: 1299.5 }
const margin = { margin: 12.34, margin_net: 50, margin_of: 59.5 }
const source = {
  sales: {
    ...{ from: '2026-11-01', until: '2026-11-01', refunded: 0, ...sums },
    days: [{ day: '2026-11-01', ...sums }],
    branches: [{ branch: null, ...sums }],
    payments: [{ method: 2, ...sums }],
  },
  goods: {
    margin: { ...margin, takings: 1299.5 },
    products: [{ id: 1, name: '=1+1', reference_number: '+49', pieces: 3, takings: 1299.5, ...margin }],
    brands: [{ id: null, name: '', pieces: 3, takings: 1299.5, margin: 0, margin_net: 0, margin_of: 0 }],
    categories: [],
    unsold: [],
    slow: [],
  },
  stock: { pieces: 4, value: 10, cost: 0, cost_pieces: 0, branches: [] },
  branches: new Map([[7, 'Stammhaus']]),
}

async function sheetsOf(language: 'de' | 'fr') {
  const bytes = Buffer.from(await new Response(await workbookOf(source, language)).arrayBuffer())
  return new Map((await readWorkbook(bytes)).map(({ sheet, data }) => [sheet, data]))
}

test('a workbook has a sheet for each table, with days as days, numbers as numbers and texts as texts, whatever they begin with', async () => {
  const sheets = await sheetsOf('de')
  expect([...sheets.keys()].slice(0, 3)).toEqual(['Tage', 'Produkte', 'Marken und Hersteller'])
  expect(sheets.get('Tage')).toEqual([
    ['Tag', 'Bestellungen', 'Umsatz'],
    [new Date('2026-11-01'), 2, 1299.5],
  ])
  expect(sheets.get('Produkte')?.[1]).toEqual(['=1+1', '+49', 3, 1299.5, 12.34, 50, 59.5])
  expect(sheets.get('Marken und Hersteller')?.[1]?.slice(1)).toEqual([3, 1299.5, null, null, null])
})

test('its words are those of the language', async () => {
  const sheets = await sheetsOf('fr')
  expect(sheets.get('Modes de paiement')?.[1]?.[0]).toBe('Facture')
  expect(sheets.get('Magasins')?.[1]?.[0]).toBe('Expédition')
})
