import { expect, test } from 'vitest'
import { fakeBackend } from '#sdk/fake-backend.ts'
import { createSdk } from '#sdk/sdk.ts'
import { robots } from './robots.ts'
import { sitemap, sitemapXml } from './sitemap.ts'

const project = { domain: 'laden.example', languages: ['de', 'fr'], show_accessibility: false, has_cal_com: false }

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
  expect(pathsIn(await sitemap(sdkWith({ project: [project], page, brand })))).toEqual([
    '/',
    '/fr',
    '/impressum',
    '/fr/mentions-legales',
    '/datenschutz',
    '/uhren/rolex',
    '/fr/montres/rolex',
  ])
})

test('accessibility and appointment are listed only where the project shows them', async () => {
  const page = [{ name: 'accessibility' }, { name: 'appointment' }]
  const shown = { ...project, languages: ['de'], show_accessibility: true, has_cal_com: true }
  expect(pathsIn(await sitemap(sdkWith({ project: [shown], page })))).toEqual([
    '/barrierefreiheit',
    '/terminvereinbarung',
  ])
})

test('each address names its page in all languages and a default', () => {
  const page = [
    { language: 'de' as const, path: '/kontakt' },
    { language: 'en' as const, path: '/en/contact' },
  ]
  const xml = sitemapXml([page], 'https://laden.example', 'de')
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
  expect(sitemapXml([[{ language: 'de', path: '/a&b' }]], 'https://laden.example', 'de')).toContain('/a&amp;b</loc>')
})

test('robots.txt names the sitemap of the project', async () => {
  expect(await robots(sdkWith({ project: [project] }))).toContain('Sitemap: https://laden.example/sitemap.xml')
})

test('a host without a project has neither', async () => {
  const sdk = sdkWith({})
  expect([await robots(sdk), await sitemap(sdk)]).toEqual([null, null])
})
