import { expect, test } from 'vitest'
import type { PageRequest } from '../../data/page-request.ts'
import { brandCounts } from './brand-counts.ts'

const textOf = async (count: number, language: string) => {
  const sdk = {
    catalogue: { facets: async () => ({ data: { manufacturers: [{ id: 4, count }] } }) },
    items: () => ({ read: async () => ({ data: [{ id: 4, brand: 9 }] }) }),
  }
  const project = { languages: [language], translations: [{ language, store_root: '/shop' }] }
  return (await brandCounts({ sdk, project, language } as unknown as PageRequest)).get(9)?.text
}

test('a brand says how many products it has as its language writes it', async () => {
  expect(await textOf(1, 'de')).toBe('1 Produkt')
  expect(await textOf(1200, 'de')).toBe('1.200 Produkte')
  expect(await textOf(2, 'en')).toBe('2 products')
  expect(await textOf(1, 'fr')).toBe('1 article')
})
