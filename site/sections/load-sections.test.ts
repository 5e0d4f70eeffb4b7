import { expect, test } from 'vitest'
import { sectionKinds } from '#contract/model/section-kinds.ts'
import type { PageRequest } from '../data/page-request.ts'
import type { WrittenSection } from '../data/rows.ts'
import { loadSections } from './load-sections.ts'

const section = (kind: WrittenSection['kind'], sort = 0): WrittenSection => ({
  kind,
  sort,
  image: null,
  path: null,
  external_path: null,
  items: [],
  translations: [],
})
const kinds = ['hero', 'cart', 'shop_menu'] as const
const pages = ['terms', 'withdrawal', 'shipping'].map((name) => ({ name }))
const read = async () => ({ data: pages })

const loaded = (settings: { enable_cart: boolean; maintenance_mode: boolean } | null, given: WrittenSection[]) =>
  loadSections(given, {
    sdk: {
      items: (name: string) => ({ read: name === 'page' ? read : async () => ({ data: [] }), first: async () => null }),
    },
    project: { domain: 'x', languages: ['de'], translations: [] },
    settings: Promise.resolve(settings),
    now: new Date('2026-11-23T12:00:00Z'),
    language: 'de',
    first: 'de',
  } as unknown as PageRequest)

test.each([
  [true, false, ['hero', 'cart', 'shop_menu']],
  [true, true, ['hero', 'shop_menu']],
  [false, false, ['hero']],
  [false, true, ['hero']],
])('with enable_cart %s and maintenance_mode %s a page shows %j', async (enable_cart, maintenance_mode, shown) => {
  const views = await loaded(
    { enable_cart, maintenance_mode },
    kinds.map((kind) => section(kind)),
  )
  expect(views.map(({ kind }) => kind)).toEqual(shown)
})

test('without settings of a shop neither is shown', async () => {
  const views = await loaded(
    null,
    kinds.map((kind) => section(kind)),
  )
  expect(views.map(({ kind }) => kind)).toEqual(['hero'])
})

test('the shop menu lists terms, withdrawal, and shipping and payment', async () => {
  const [menu] = await loaded({ enable_cart: true, maintenance_mode: true }, [section('shop_menu')])
  expect(menu).toMatchObject({
    links: [
      { label: 'AGB', href: '/agb' },
      { label: 'Widerruf', href: '/widerruf' },
      { label: 'Versand und Zahlung', href: '/versand-und-zahlung' },
    ],
  })
})

/** Kinds that show nothing but what they are given. */
const GIVEN: readonly string[] = [
  ...['gallery', 'video', 'faq', 'steps', 'price_list', 'team', 'jobs', 'before_after', 'downloads', 'table'],
  ...['hours', 'branch', 'brand', 'form'],
]

/** News and events that a page lists by itself say so where there are none. */
const shown = (all: readonly string[]) =>
  all.filter((kind) => !GIVEN.includes(kind)).map((kind) => (['news', 'events'].includes(kind) ? 'read' : kind))

test('sections stand in their order, whatever their kind, without those that have nothing to show', async () => {
  const rows = sectionKinds.map((kind, index) => section(kind, sectionKinds.length - index))
  const views = await loaded({ enable_cart: true, maintenance_mode: false }, rows)
  expect(views.map(({ kind }) => kind)).toEqual(shown(sectionKinds.toReversed()))
})

test('a section that is hidden is shown to nobody', async () => {
  expect(await loaded(null, [{ ...section('hero'), hidden: true }])).toEqual([])
})
