import { expect } from '@playwright/test'
import { routeMap } from '#domain/paths/route-map.ts'
import { acrossProcesses } from './across-processes.ts'
import { test } from './test.ts'

const pages = [
  { path: '/', lang: 'de', heading: 'Was bleibt, beginnt in guten Händen.', title: /Juwelier Wennerholt/ },
  { path: '/en', lang: 'en', heading: 'What lasts begins in good hands.', title: /Wennerholt Jewellers/ },
  { path: '/fr', lang: 'fr', heading: 'Ce qui dure commence entre de bonnes mains.', title: /Joaillerie Wennerholt/ },
  { path: '/kontakt', lang: 'de', heading: 'Sprechen Sie mit uns', title: /Kontakt und Anfahrt/ },
  { path: '/en/contact', lang: 'en', heading: 'Talk to us', title: /Contact and directions/ },
  { path: '/fr/contact', lang: 'fr', heading: 'Parlons-en', title: /Contact et accès/ },
  { path: '/impressum', lang: 'de', heading: 'Impressum', title: /Impressum/ },
  { path: '/en/imprint', lang: 'en', heading: 'Legal notice', title: /Legal notice/ },
  { path: '/fr/mentions-legales', lang: 'fr', heading: 'Mentions légales', title: /Mentions légales/ },
]

/** A page of each language, which is enough to see that it comes whole from two processes too. */
const across = ['/', '/en/contact', '/fr/mentions-legales']

/** The runner keeps the service worker out (playwright.config.ts); whether the page hears of it in time depends on the machine. */
const BLOCKED_WORKER = /service worker/i

for (const { path, lang, heading, title } of pages) {
  test(
    `${path} comes whole from the server and hydrates without a complaint`,
    across.includes(path) ? acrossProcesses : {},
    async ({ page }) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        const complains = ['error', 'warning'].includes(message.type()) && !BLOCKED_WORKER.test(message.text())
        if (complains) complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(error.message))
      const response = await page.goto(path)
      expect(response?.status()).toBe(200)
      expect(await response?.text()).toContain('<h1')
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page).toHaveTitle(title)
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await expect(page.getByRole('banner').getByRole('button')).not.toHaveCount(0)
      expect(complaints).toEqual([])
    },
  )
}

test('the language switch leads to the same page in the other languages', async ({ page }) => {
  await page.goto('/kontakt')
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/en/contact')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('link', { name: 'Français' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Parlons-en' })).toBeVisible()
  await expect(page).toHaveURL('/fr/contact')
})

test('every path of the route map is a page of the demo', acrossProcesses, async ({ request }) => {
  const statusOf = async (path: string) => (await request.get(path)).status()
  for (const path of Object.values(routeMap).flatMap(({ de, en, fr }) => [de, en, fr]))
    if (path) expect(await statusOf(path), path).toBe(200)
})

test('every page names its addresses in all languages, German as the default', acrossProcesses, async ({ request }) => {
  const html = await (await request.get('/en/imprint')).text()
  const found = [...html.matchAll(/hrefLang="([^"]+)" href="https:\/\/wennerholt\.example([^"]*)"/g)].map(
    ([, ...link]) => link,
  )
  expect(found).toEqual([
    ['de', '/impressum'],
    ['en', '/en/imprint'],
    ['fr', '/fr/mentions-legales'],
    ['x-default', '/impressum'],
  ])
  expect(html).toContain('<link rel="canonical" href="https://wennerholt.example/en/imprint"/>')
})

test('a page brings its title, description, keywords and a picture to share, in light colours', async ({ page }) => {
  await page.goto('/uhren/longines')
  const content = (selector: string) => page.locator(`head ${selector}`).getAttribute('content')
  await expect(page).toHaveTitle(/^Longines.* – Juwelier Wennerholt$/)
  expect(await content('meta[name="description"]')).toMatch(/\w{3}/)
  expect(await content('meta[name="keywords"]')).toMatch(/\w{3}/)
  expect(await content('meta[property="og:title"]')).toContain('Longines')
  expect(await content('meta[property="og:image"]')).toMatch(/^https:\/\/wennerholt\.example\/assets\//)
  expect(await content('meta[name="color-scheme"]')).toBe('light')
})

test(
  'an address that leads nowhere answers 404 with the 404 page in its language',
  acrossProcesses,
  async ({ page }) => {
    const response = await page.goto('/en/nowhere')
    expect(response?.status()).toBe(404)
    await expect(page.getByText('This page does not exist.')).toBeVisible()
    await page.getByRole('link', { name: 'Back to the home page' }).click()
    await expect(page).toHaveURL('/en')
  },
)

test('a trailing slash and index.html lead to the one address of a page', acrossProcesses, async ({ request }) => {
  for (const path of ['/kontakt/', '/kontakt/index.html']) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect([response.status(), response.headers().location]).toEqual([308, '/kontakt'])
  }
})

test('no spelling of a path is redirected to another host', async ({ request, baseURL }) => {
  for (const path of ['//evil.example/', '//evil.example/index.html', '/%5Cevil.example/', '/x/..//evil.example/']) {
    const response = await request.get(`${baseURL}${path}`, { maxRedirects: 0 })
    expect(new URL(response.headers().location ?? '/', baseURL).origin, path).toBe(new URL(`${baseURL}`).origin)
  }
})

test('the cart is found under its German name in every language', async ({ request }) => {
  const response = await request.get('/en/shop/warenkorb?from=mail', { maxRedirects: 0 })
  expect([response.status(), response.headers().location]).toEqual([308, '/en/shop/cart?from=mail'])
})

test('/schaufenster goes temporarily to the start and /Login permanently to the portal, whatever their case', async ({
  request,
}) => {
  const window = await request.get('/SchauFenster', { maxRedirects: 0 })
  expect([window.status(), window.headers().location]).toEqual([302, '/'])
  const login = await request.get('/Login?from=footer', { maxRedirects: 0 })
  expect([login.status(), login.headers().location]).toEqual([301, 'https://portal.wennerholt.example/?from=footer'])
})

test(
  'another host is another project, and nothing of the first one shows there',
  acrossProcesses,
  async ({ request }) => {
    const response = await request.get('/kontakt', { headers: { host: 'optik-sandkamp.localhost' } })
    const html = await response.text()
    expect(html).toContain('Optik Sandkamp')
    expect(html).not.toContain('Wennerholt')
  },
)
