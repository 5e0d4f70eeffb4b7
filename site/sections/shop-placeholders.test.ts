import { expect, test } from 'vitest'
import type { PageRequest } from '../data/page-request.ts'
import type { SectionView } from './section-view.ts'
import { fillShopPlaceholders } from './shop-placeholders.ts'

const section = (kind: string): SectionView => ({ kind, html: '', items: [] })
const sections = ['hero', 'cart', 'shop_menu'].map(section)
const read = async () => ({ data: ['terms', 'withdrawal', 'shipping'].map((name) => ({ name })) })

const filled = (settings: { enable_cart: boolean; maintenance_mode: boolean } | null, given = sections) =>
  fillShopPlaceholders(given, {
    sdk: { items: () => ({ read, first: async () => null }) },
    project: { domain: 'x', languages: ['de'], translations: [] },
    settings: Promise.resolve(settings),
    language: 'de',
    first: 'de',
  } as unknown as PageRequest)

test.each([
  [true, false, ['hero', 'cart', 'text_image']],
  [true, true, ['hero', 'text_image']],
  [false, false, ['hero']],
  [false, true, ['hero']],
])('with enable_cart %s and maintenance_mode %s a page shows %j', async (enable_cart, maintenance_mode, kinds) => {
  expect((await filled({ enable_cart, maintenance_mode })).map(({ kind }) => kind)).toEqual(kinds)
})

test('without settings of a shop neither is shown', async () => {
  expect((await filled(null)).map(({ kind }) => kind)).toEqual(['hero'])
})

test('the shop menu lists terms, withdrawal, and shipping and payment', async () => {
  const [menu] = await filled({ enable_cart: true, maintenance_mode: true }, [section('shop_menu')])
  expect(menu?.html).toBe(
    '<ul><li><a href="/agb">AGB</a></li><li><a href="/widerruf">Widerruf</a></li><li><a href="/versand-und-zahlung">Versand und Zahlung</a></li></ul>',
  )
})
