import { expect, type Page } from '@playwright/test'
import { acrossProcesses } from './across-processes.ts'
import { openSettled } from './settled.ts'
import { decided, startWith, test } from './stand-ins/third-parties.ts'

const PAGES = [
  '/',
  '/kontakt',
  '/danke?name=Frieda',
  '/impressum',
  '/datenschutz',
  '/agb',
  '/barrierefreiheit',
  '/terminvereinbarung',
  '/marken',
  '/uhren',
  '/uhren/rolex',
  '/uhren/longines',
  '/shop',
  '/shop/warenkorb',
  '/shop/kasse',
  '/gibt-es-nicht',
]

/** What the browser refused because of the page's policy, from the first script on. */
async function watchRefusals(page: Page): Promise<string[]> {
  const refused: string[] = []
  await page.exposeFunction('noteRefusal', (what: string) => refused.push(what))
  await page.addInitScript(() => {
    const { noteRefusal } = window as unknown as { noteRefusal: (what: string) => void }
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, documentURI }) =>
      noteRefusal(`${effectiveDirective} ${blockedURI} on ${documentURI}`),
    )
  })
  return refused
}

test.use({ viewport: { width: 1440, height: 900 } })

test('no page of the demonstration asks for what its policy refuses', async ({ page }) => {
  const refused = await watchRefusals(page)
  for (const address of PAGES) await openSettled(page, address)
  expect(refused).toEqual([])
})

test('a product page with its pictures asks for nothing that is refused', async ({ page, request }) => {
  const refused = await watchRefusals(page)
  const answer = await request.get('/items/ecommerce_product?limit=1&fields=slug')
  const [{ slug }] = ((await answer.json()) as { data: [{ slug: string }] }).data
  await openSettled(page, `/shop/${slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(refused).toEqual([])
})

test('what a visitor allows comes through: statistics, clock, maps and calendar', async ({ page, thirdParties }) => {
  const refused = await watchRefusals(page)
  await startWith(page, {
    ...decided({ functional: true, matomo: true, rolex: true, offline: false }),
    'contentConsent:www.openstreetmap.org': 'true',
    'contentConsent:termine.wennerholt.example': 'true',
  })
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Rolex bei uns' })).toHaveText('10:08')
  await expect.poll(() => thirdParties.matomo.hits.length).toBeGreaterThan(0)
  await page.goto('/kontakt')
  const map = page.frameLocator('iframe[title^="Karte:"]').first()
  await page.locator('iframe[title^="Karte:"]').first().scrollIntoViewIfNeeded()
  await expect(map.getByText('Inhalt eines anderen Servers')).toBeVisible()
  await page.goto('/terminvereinbarung')
  const calendar = page.frameLocator('iframe[title="Terminkalender"]')
  await expect(calendar.getByText('Inhalt eines anderen Servers')).toBeVisible()
  expect(refused).toEqual([])
})

test('a script that got into a page does not run, nor one from a server that the project does not use', async ({
  page,
  thirdParties,
}) => {
  const refused = await watchRefusals(page)
  await page.goto('/')
  await page.evaluate(() => {
    const inline = document.createElement('script')
    inline.textContent = 'window.intruder = true'
    const foreign = document.createElement('script')
    foreign.src = 'https://angreifer.example/script.js'
    const handler = document.createElement('img')
    handler.setAttribute('onerror', 'window.intruder = true')
    handler.src = '/gibt-es-nicht.png'
    document.body.append(inline, foreign, handler)
  })
  await expect.poll(() => refused.length).toBeGreaterThanOrEqual(3)
  expect(await page.evaluate(() => 'intruder' in window)).toBe(false)
  expect(thirdParties.requests).toEqual([])
})

test(
  'pages, their data, files and refusals carry the headers; the word of TLS comes from the proxy',
  acrossProcesses,
  async ({ request }) => {
    for (const address of ['/', '/page-data/index/page-data.json', '/gibt-es-nicht', '/icon.svg', '/items/nichts']) {
      const headers = (await request.get(address)).headers()
      expect(headers['x-content-type-options'], address).toBe('nosniff')
      expect(headers['referrer-policy'], address).toBe('strict-origin-when-cross-origin')
      expect(headers['strict-transport-security'], address).toBeUndefined()
    }
    const twice = await Promise.all([request.get('/kontakt'), request.get('/kontakt')])
    for (const answer of twice)
      expect(answer.headers()['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+' https:/)
    const byTls = await request.get('/kontakt', { headers: { 'x-forwarded-proto': 'https' } })
    expect(byTls.headers()['strict-transport-security']).toBe('max-age=31536000')
  },
)
