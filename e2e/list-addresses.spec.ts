import { expect } from '@playwright/test'
import { acrossProcesses } from './across-processes.ts'
import { openSettled } from './settled.ts'
import { test } from './test.ts'

const found = { '/shop': true, '/shop?category=uhren': true, '/shop?page=2': true, '/uhren?page=2': true }

for (const path of Object.keys(found)) {
  test(`${path} is one that search engines keep`, async ({ request }) => {
    const html = await (await request.get(`${path}${path.includes('?') ? '&' : '?'}utm_source=x`)).text()
    expect(html).toContain(`<link rel="canonical" href="https://wennerholt.example${path}"/>`)
  })
}

test(
  'a category has an address in each language, and those of other languages lead there',
  acrossProcesses,
  async ({ request }) => {
    const own = { de: '/shop?category=uhren', en: '/en/shop?category=watches', fr: '/fr/boutique?category=montres' }
    const html = await (await request.get(own.en)).text()
    expect(html).toContain(`<link rel="canonical" href="https://wennerholt.example${own.en}"/>`)
    for (const [language, path] of Object.entries(own))
      expect(html).toContain(`hrefLang="${language}" href="https://wennerholt.example${path}"`)
    const sitemap = await (await request.get('/sitemap.xml')).text()
    for (const path of Object.values(own)) expect(sitemap).toContain(`<loc>https://wennerholt.example${path}</loc>`)
    const moved = {
      '/en/shop?category=uhren&page=2&utm_source=x': '/en/shop?category=watches&page=2&utm_source=x',
      '/fr/boutique?category=watches': '/fr/boutique?category=montres',
      '/shop?category=montres': '/shop?category=uhren',
    }
    for (const [from, to] of Object.entries(moved)) {
      const answer = await request.get(from, { maxRedirects: 0 })
      expect([answer.status(), answer.headers().location], from).toEqual([301, to])
    }
    expect((await request.get('/en/shop?category=hut')).status()).toBe(404)
  },
)

for (const path of ['/shop?sort=price_brutto', '/shop?category=uhren&price_from=100', '/shop?q=ring']) {
  test(`${path} is none that search engines keep`, async ({ request }) => {
    expect(await (await request.get(path)).text()).toContain('<meta name="robots" content="noindex"/>')
  })
}

for (const path of [
  '/shop?page=1000000000',
  '/shop?page=7000',
  '/shop?category=hut',
  '/shop?manufacturers=abc',
  '/shop?manufacturers=999999',
  '/shop?attributes=1,2,3,x',
  '/shop?sort=stock',
  '/shop?tag=gibtesnicht',
  '/shop?price_from=-5',
  '/uhren?subcategories=999999',
  '/en/shop?page=0',
]) {
  test(`${path} answers 404 with products instead of what is not there`, async ({ request }) => {
    const response = await request.get(path)
    expect(response.status()).toBe(404)
    expect(await response.text()).toMatch(/<main[\s\S]*<article/)
  })
}

for (const query of ['q=%00%FF', 'category[]=1', `q=${'x'.repeat(3000)}`, 'manufacturers=,,,', '%E0%A4%A']) {
  test(`/shop?${query.slice(0, 30)} never fails`, async ({ request }) => {
    expect((await request.get(`/shop?${query}`)).status()).toBeLessThan(500)
  })
}

test('whoever goes on while more products are on their way keeps the address of where they went', async ({ page }) => {
  await openSettled(page, '/shop')
  const { promise: isLeft, resolve: leave } = Promise.withResolvers<void>()
  await page.route('**/page-data/shop/page-data.json?*page=2*', async (route) => {
    await isLeft
    await route.continue()
  })
  await page.getByRole('link', { name: 'Mehr Produkte anzeigen' }).click()
  await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/shop\/[\w-]+$/)
  const address = page.url()
  leave()
  await page.waitForTimeout(1500)
  expect(page.url()).toBe(address)
})
