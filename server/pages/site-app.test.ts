import { expect, test } from 'vitest'
import { ApiError } from '#sdk/api-error.ts'
import type { PageContext } from '#site/data/page-context.ts'
import type { PageAnswer } from '#site/page-builder.ts'
import { PAGE_TAGS } from './kept-site.ts'
import { siteApp } from './site-app.ts'
import type { SiteBuild } from './site-build.ts'

const pageContext: PageContext = {
  route: 'contact',
  language: 'de',
  alternates: [{ language: 'de', path: '/kontakt' }],
  trail: [],
  meta: { title: 'Kontakt', siteName: 'Juwelier' },
}
const contact = {
  kind: 'page',
  status: 200,
  search: '',
  pageData: {
    componentChunkName: 'contact',
    path: '/kontakt',
    result: { data: null, pageContext },
    staticQueryHashes: [],
  },
  staticQueryResults: {},
  structuredData: [],
  feeds: [],
  icon: '<svg/>',
} satisfies PageAnswer

/** A site that answers every path with one page. */
const site = siteApp({
  showsNotLive: true,
  build: {
    hash: '1',
    assetsOf: () => ({ entry: '', modules: [], styles: [], fonts: [] }),
    buildPage: async () => contact,
    buildSharedData: async () => ({ '12': { data: {} } }),
    renderPage: async () => '<!doctype html>',
    siteIcon: async () => '<svg/>',
    robots: async () => 'User-agent: *',
    sitemap: async () => '<urlset/>',
  } as unknown as SiteBuild,
  sdkOf: () => ({}) as never,
  log: { error: () => {}, warn: () => {} },
})

async function mayBeKept(address: string): Promise<boolean> {
  const answer = await site.request(`http://juwelier.example${address}`)
  expect(answer.status).toBe(200)
  return answer.headers.has(PAGE_TAGS)
}

test.each([
  '/kontakt',
  '/kontakt?utm_source=letter',
  '/page-data/kontakt/page-data.json',
  '/page-data/sq/d/12.json',
  '/icon.svg',
  '/robots.txt',
  '/sitemap.xml',
])('what is asked for by its own address may be kept: %s', async (address) => {
  expect(await mayBeKept(address)).toBe(true)
})

test.each([
  '//kontakt',
  '/%6bontakt',
  '/kontakt?variant=1',
  '/kontakt?page=2',
  '/page-data/%6bontakt/page-data.json',
  '/page-data/kontakt/page-data.json?variant=1',
  '/page-data/sq/d/12.json?page=2',
  '/icon.svg?variant=1',
  '/%69con.svg',
  '/robots.txt?q=gold',
  '/sitemap.xml?page=2',
])('what is asked for in another way is answered and fills no cache: %s', async (address) => {
  expect(await mayBeKept(address)).toBe(false)
})

test('a preview that is over, or whose record was saved meanwhile, says so in the language of the page', async () => {
  const refused = () => {
    throw new ApiError('slug is taken by another item of news', {
      code: 204,
      method: 'GET',
      url: '/items/news',
      status: 409,
    })
  }
  const parts = { showsNotLive: true, sdkOf: () => ({}) as never, log: { error: () => {}, warn: () => {} } }
  const reading = { sdk: {} as never, now: new Date() }
  const saved = siteApp({
    ...parts,
    build: { buildPage: refused } as unknown as SiteBuild,
    previewSdk: async () => reading,
  })
  const over = siteApp({ ...parts, build: {} as unknown as SiteBuild, previewSdk: async () => undefined })
  for (const app of [saved, over]) {
    const answer = await app.request('http://juwelier.example/fr/actualites/neige?preview=1')
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('Cet aperçu n’est plus valable')
  }
})
