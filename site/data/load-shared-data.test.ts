import { expect, test } from 'vitest'
import { loadSharedData } from './load-shared-data.ts'
import type { PageRequest } from './page-request.ts'

const monday = { day: '1', time_open: '10:00:00', time_close: '18:00:00', sort: 1, free_text: null }
const company = { display_name: 'Sandkamp', addresses: [], emails: [], numbers: [], opening_hours: [] }

async function widgetsOf(rows: Record<string, object[]>) {
  const items = (name: string) => ({
    read: async () => ({ data: rows[name] ?? [] }),
    first: async () => rows[name]?.[0] ?? null,
  })
  const project = { display_name: 'Sandkamp', domain: 'optik.example', languages: ['de'], translations: [], logo: null }
  const request = { sdk: { items }, project, language: 'de', first: 'de', log: () => {} } as unknown as PageRequest
  return (await loadSharedData(request)).widgets.map(({ kind }) => kind)
}

test('the footer shows opening hours only when there are any', async () => {
  const open = { ...company, opening_periods: [monday] }
  expect(await widgetsOf({ company: [open] })).toEqual(['address', 'contact', 'openingHours', 'navigation'])
  const closed = { ...company, opening_periods: [] }
  expect(await widgetsOf({ company: [closed] })).toEqual(['address', 'contact', 'navigation'])
  expect(await widgetsOf({ company: [closed], widget: [{ widget_name: 'openingHours' }] })).toEqual([])
})
