import { expect, test } from 'vitest'
import { sampleException } from '#domain/hours/sample-exception.ts'
import { loadSharedData } from './load-shared-data.ts'
import type { PageRequest } from './page-request.ts'

const monday = { day: '1', time_open: '10:00:00', time_close: '18:00:00', sort: 1, free_text: null }
const company = { display_name: 'Sandkamp', addresses: [], emails: [], numbers: [], opening_hours: [] }

async function sharedOf(
  rows: Record<string, object[]>,
  languages = ['de'],
  language = 'de',
  translations: object[] = [],
) {
  const items = (name: string) => ({
    read: async () => ({ data: rows[name] ?? [] }),
    first: async () => rows[name]?.[0] ?? null,
  })
  const project = { display_name: 'Sandkamp', domain: 'optik.example', languages, translations, logo: null }
  const request = {
    sdk: { items },
    project,
    language,
    first: languages[0],
    now: new Date('2026-11-22T12:00:00Z'),
    log: () => {},
  } as unknown as PageRequest
  return loadSharedData(request)
}

const widgetsOf = async (rows: Record<string, object[]>) => (await sharedOf(rows)).widgets.map(({ kind }) => kind)

test('the footer shows opening hours only when there are any', async () => {
  const open = { ...company, opening_periods: [monday] }
  expect(await widgetsOf({ company: [open] })).toEqual(['address', 'contact', 'openingHours', 'navigation'])
  const closed = { ...company, opening_periods: [] }
  expect(await widgetsOf({ company: [closed] })).toEqual(['address', 'contact', 'navigation'])
  expect(await widgetsOf({ company: [closed], widget: [{ widget_name: 'openingHours' }] })).toEqual([])
})

const tuesday = { ...monday, day: '5' }
const house = (id: number, display_name: string, opening_periods: object[]) => ({
  id,
  display_name,
  slug: `haus-${id}`,
  street: 'Markt 1',
  zip: '20355',
  city: 'Hamburg',
  opening_periods,
})

test('the hours of the company are those of its main branch, and of several branches every page knows each', async () => {
  const branch = [house(1, 'Markt', [monday]), house(2, 'Hafen', [tuesday])]
  const { hours, houses } = await sharedOf({ company: [{ ...company, opening_periods: [], main_branch: 2 }], branch })
  expect(hours).toContain('<dt>Dienstag</dt>')
  expect(hours).not.toContain('Montag')
  expect(houses.map(({ label, href }) => [label, href])).toEqual([
    ['Hafen', '/haeuser/haus-2'],
    ['Markt', '/haeuser/haus-1'],
  ])
})

test('a closure changes the hours, the times of the next days and the notice of every page alike', async () => {
  const closure = { ...sampleException({ from_date: '2026-11-23', until_date: '2026-12-06' }) }
  const rows = { company: [{ ...company, opening_periods: [] }], branch: [house(1, 'Markt', [monday])] }
  const before = await sharedOf(rows)
  const after = await sharedOf({ ...rows, opening_exception: [closure] })
  const minutes = ['2026-12-07T09:00Z', '2026-12-07T17:00Z'].map((moment) => Date.parse(moment) / 60_000)
  expect(before.hours).toMatch(/times="\d+,\d+,\d+/)
  expect(after.hours).toContain(`times="${minutes.join()}"`)
  expect(after.hours).toContain('<dt>23. November – 6. Dezember</dt><dd>geschlossen<small>Betriebsferien</small></dd>')
  expect([before.notices, after.notices]).toEqual([
    '',
    '<aside><p><b>Betriebsferien:</b> Wir haben vom 23. November bis 6. Dezember geschlossen.</p></aside>',
  ])
})

test('social links keep their order, and entries of the social menu follow that are not among them', async () => {
  const link = (media: string) => ({ media, display_name: media, external_path: `https://${media}.example/` })
  const entry = (type: string, sort: number) => ({
    type,
    sort,
    display_name: type,
    external_path: `https://${type}.example/`,
    position: 'social',
  })
  const { menus } = await sharedOf({
    social_link: [link('instagram'), link('facebook')],
    menu_item: [entry('youtube', 3), entry('facebook', 1), entry('pinterest', 2)],
  })
  expect(menus.social.map(({ label }) => label)).toEqual(['instagram', 'facebook', 'pinterest', 'youtube'])
})

test('every page knows the privacy notice of its language', async () => {
  const privacy = async (languages: string[], language: string) =>
    (await sharedOf({}, languages, language)).paths.privacy
  expect(await privacy(['de', 'en'], 'en')).toBe('/en/privacy')
  expect(await privacy(['fr'], 'fr')).toBe('/fr/protection-des-donnees')
})

test('the legal links of a shop stay while there is a store, whether it sells or not', async () => {
  const settings = {
    enable_cart: false,
    payment_methods: [],
    legal_pages: [{ type: 'terms', content: '<p>AGB</p>', translations: [] }],
  }
  const rows = { ecommerce_settings: [{ guarantee_notices: [], ...settings }] }
  const menuOf = async (translations: object[]) => (await sharedOf(rows, ['de'], 'de', translations)).menus.shop
  expect(await menuOf([{ language: 'de', store_root: '/shop' }])).toContainEqual({ label: 'AGB', href: '/agb' })
  expect(await menuOf([])).toEqual([])
})
