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

const loaded = (
  settings: { enable_cart: boolean; maintenance_mode: boolean } | null,
  given: WrittenSection[],
  language: 'de' | 'fr' = 'de',
) =>
  loadSections(given, {
    sdk: {
      items: (name: string) => ({ read: name === 'page' ? read : async () => ({ data: [] }), first: async () => null }),
    },
    project: { domain: 'x', languages: ['de'], translations: [] },
    settings: Promise.resolve(settings),
    now: new Date('2026-11-23T12:00:00Z'),
    language,
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

const item = (translations: object[]) => ({ image: null, path: null, sort: 1, translations })

test('what nobody has written in a language is shown in the first, and says so: the section as a whole, else each of its parts', async () => {
  const de = { language: 'de' as const, kicker: 'Rat', heading: 'Fragen' }
  const items = [item([{ language: 'de', heading: 'Wie lange?', text: 'Drei Tage.' }])] as never[]
  const written = { ...section('teaser'), items, translations: [de] }
  const [whole] = await loaded(null, [written], 'fr')
  expect([whole?.lang, whole?.headingLang, whole?.items[0]?.lang]).toEqual(['de', undefined, undefined])
  const translations = [de, { language: 'fr' as const, heading: 'Questions' }]
  const [part] = await loaded(null, [{ ...written, translations }], 'fr')
  expect([part?.lang, part?.kickerLang, part?.headingLang, part?.items[0]?.lang]).toEqual([
    ...[undefined, 'de', undefined, 'de'],
  ])
  const [shop] = await loaded(null, [{ ...section('newsletter'), translations: [de] }], 'fr')
  expect([shop?.lang, shop?.headingLang]).toEqual([undefined, 'de'])
  const [german] = await loaded(null, [written])
  expect([german?.lang, german?.kickerLang, german?.items[0]?.lang]).toEqual([undefined, undefined, undefined])
  const { html } = (await loaded(null, [{ ...written, kind: 'faq', translations }], 'fr'))[0] ?? { html: '' }
  expect(html).toContain('<details lang="de"><summary>Wie lange?</summary>')
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
