import { expect, test } from 'vitest'
import { fakeBackend } from '#sdk/fake-backend.ts'
import { createSdk } from '#sdk/sdk.ts'
import { robots } from './robots.ts'
import { sitemap } from './sitemap.ts'
import { sitemapXml } from './sitemap-xml.ts'

const NOW = new Date('2026-11-23T10:00:00Z')

const project = {
  translations: [],
  domain: 'laden.example',
  languages: ['de', 'fr'],
  show_accessibility: false,
  has_cal_com: false,
}

function sdkWith(rows: Record<string, object[]>) {
  const { fetch } = fakeBackend(({ url }) => {
    const { pathname, searchParams } = new URL(url)
    const data = rows[pathname.split('/').at(-1) ?? ''] ?? []
    return { json: { data: searchParams.has('single') ? (data[0] ?? null) : data } }
  })
  return createSdk({ url: 'http://backend.internal', project: 'laden.example', fetch })
}

const pathsIn = (xml: string | null) =>
  [...(xml ?? '').matchAll(/<loc>https:\/\/laden\.example([^<]*)</g)].map(([, path]) => path)

test('the sitemap lists every linked page and brand page in the languages of the project', async () => {
  const page = ['home', 'imprint', 'privacy', 'thanks', 'accessibility', 'appointment'].map((name) => ({ name }))
  const brand = [
    { slug: 'rolex', type: { type: 'watches' } },
    { slug: 'x', type: null },
  ]
  expect(pathsIn(await sitemap(sdkWith({ project: [project], page, brand }), NOW))).toEqual([
    '/',
    '/fr',
    '/impressum',
    '/fr/mentions-legales',
    '/datenschutz',
    '/fr/protection-des-donnees',
    '/uhren/rolex',
    '/fr/montres/rolex',
  ])
})

test('accessibility and appointment are listed only where the project shows them', async () => {
  const page = [{ name: 'accessibility' }, { name: 'appointment' }]
  const shown = { ...project, languages: ['de'], show_accessibility: true, has_cal_com: true }
  const listed = pathsIn(await sitemap(sdkWith({ project: [shown], page }), NOW))
  expect(listed).toEqual(expect.arrayContaining(['/barrierefreiheit', '/terminvereinbarung']))
  const hidden = pathsIn(await sitemap(sdkWith({ project: [project], page }), NOW))
  expect(hidden).not.toContain('/barrierefreiheit')
  expect(hidden).not.toContain('/terminvereinbarung')
})

test('each address names its page in all languages and a default', () => {
  const page = [
    { language: 'de' as const, path: '/kontakt' },
    { language: 'en' as const, path: '/en/contact' },
  ]
  const xml = sitemapXml([{ alternates: page }], 'https://laden.example', 'de')
  const links = [...xml.matchAll(/hreflang="([^"]+)" href="https:\/\/laden\.example([^"]*)"/g)].map(
    ([, ...link]) => link,
  )
  const expected = [
    ['de', '/kontakt'],
    ['en', '/en/contact'],
    ['x-default', '/kontakt'],
  ]
  expect(links).toEqual([...expected, ...expected])
})

test('an address is escaped as XML wants it', () => {
  expect(sitemapXml([{ alternates: [{ language: 'de', path: '/a&b' }] }], 'https://laden.example', 'de')).toContain(
    '/a&amp;b</loc>',
  )
})

test('robots.txt names the sitemap of the project', async () => {
  expect(await robots(sdkWith({ project: [project] }))).toContain('Sitemap: https://laden.example/sitemap.xml')
})

test('a host without a project has neither', async () => {
  const sdk = sdkWith({})
  expect([await robots(sdk), await sitemap(sdk, NOW)]).toEqual([null, null])
})

const store = {
  ...project,
  translations: [
    { language: 'de', store_root: '/shop' },
    { language: 'fr', store_root: '/fr/boutique' },
  ],
}

/** A backend with so many products, page by page. */
function sdkWithProducts(count: number) {
  const { fetch } = fakeBackend(({ url }) => {
    const { pathname, searchParams } = new URL(url)
    const [limit, page] = [Number(searchParams.get('limit')), Number(searchParams.get('page') ?? 1)]
    if (pathname.endsWith('/project')) return { json: { data: store } }
    if (pathname.endsWith('/ecommerce_settings')) return { json: { data: null } }
    if (pathname.endsWith('/facets')) return { json: { data: { categories: [{ id: 1, count }] } } }
    if (pathname.endsWith('/ecommerce_category')) return { json: { data: categories } }
    if (!pathname.endsWith('/ecommerce_product')) return { json: { data: [] } }
    const numbers = Array.from({ length: count }, (_, n) => n + 1).slice((page - 1) * limit, page * limit)
    const data = numbers.map((n) => ({
      slug: `p-${n}`,
      translations: n === 1 ? [{ language: 'fr', slug: 'bague' }] : [],
    }))
    return { json: { data, meta: { filter_count: count } } }
  })
  return createSdk({ url: 'http://backend.internal', project: 'laden.example', fetch })
}

const categories = [
  { id: 1, slug: 'ringe', translations: [{ language: 'fr', slug: 'bagues' }] },
  { id: 2, slug: 'leer', translations: [] },
]

const inStore = (paths: (string | undefined)[]) => paths.filter((path) => /^\/(shop|fr\/boutique)/.test(path ?? ''))

test('the store, its categories that have goods, and its products stand in every language that has a store, each by its own name', async () => {
  expect(inStore(pathsIn(await sitemap(sdkWithProducts(2), NOW)))).toEqual([
    '/shop',
    '/fr/boutique',
    '/shop?category=ringe',
    '/fr/boutique?category=bagues',
    '/shop/p-1',
    '/fr/boutique/bague',
    '/shop/p-2',
    '/fr/boutique/p-2',
  ])
})

test('a large catalogue is spread over files that the sitemap names', async () => {
  const sdk = sdkWithProducts(3001)
  expect(pathsIn(await sitemap(sdk, NOW))).toEqual([
    '/sitemap-pages-1.xml',
    '/sitemap-products-1.xml',
    '/sitemap-products-2.xml',
  ])
  expect(inStore(pathsIn(await sitemap(sdk, NOW, 'sitemap-pages-1.xml')))).toEqual([
    '/shop',
    '/fr/boutique',
    '/shop?category=ringe',
    '/fr/boutique?category=bagues',
  ])
  expect(pathsIn(await sitemap(sdk, NOW, 'sitemap-products-1.xml'))).toHaveLength(6000)
  expect(pathsIn(await sitemap(sdk, NOW, 'sitemap-products-2.xml'))).toEqual(['/shop/p-3001', '/fr/boutique/p-3001'])
})

test('pages of more than 10,000 addresses are spread over files too, each whole and none twice', async () => {
  const news = Array.from({ length: 12_000 }, (_, n) => ({
    id: n + 1,
    slug: `n-${n}`,
    translations: [],
    day: '2026-01-01',
  }))
  const sdk = sdkWith({ project: [project], news })
  const files = pathsIn(await sitemap(sdk, NOW))
  expect(files).toEqual(['/sitemap-pages-1.xml', '/sitemap-pages-2.xml', '/sitemap-pages-3.xml'])
  const paths: (string | undefined)[] = []
  for (const file of files) {
    const own = pathsIn(await sitemap(sdk, NOW, file?.slice(1)))
    expect(own.length).toBeLessThanOrEqual(10_000)
    paths.push(...own)
  }
  const expected = news.flatMap(({ slug }) => [`/aktuelles/${slug}`, `/fr/actualites/${slug}`])
  expect(paths.filter((path) => path?.includes('/n-')).toSorted()).toEqual(expected.toSorted())
  expect(new Set(paths).size).toBe(paths.length)
})

test.each([
  'sitemap-products-3.xml',
  'sitemap-products-0.xml',
  'sitemap-pages-2.xml',
  'sitemap-pages.xml',
  'sitemap-other.xml',
])('there is no %s', async (file) => {
  expect(await sitemap(sdkWithProducts(3001), NOW, file)).toBeNull()
})
