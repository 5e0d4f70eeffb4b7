import { expect } from '@playwright/test'
import { acrossProcesses } from './across-processes.ts'
import { test } from './test.ts'

test('the brand index groups the brands by their type, each with a button to its page', async ({ page }) => {
  await page.goto('/marken')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 })).toContainText(['Uhren', 'Schmuck', 'Trauringe'])
  await main.getByRole('link', { name: 'Mehr über Longines' }).click()
  await expect(page).toHaveURL('/uhren/longines')
  await expect(page.getByRole('heading', { level: 1, name: 'Longines' })).toBeVisible()
})

test('a category lists its own brands only', async ({ page }) => {
  await page.goto('/uhren')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Rolex' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Ferrault' })).toHaveCount(0)
})

test('a brand page leads back to its category, on to its siblings, and to an appointment', async ({ page }) => {
  await page.goto('/en/watches/longines')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Rolex' })).toHaveAttribute('href', '/en/watches/rolex')
  await expect(main.getByRole('link', { name: 'Make an appointment' })).toHaveAttribute('href', '/en/appointment')
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Watches' }).click()
  await expect(page).toHaveURL('/en/watches')
})

test('a brand exists under its own category only', async ({ request }) => {
  expect((await request.get('/schmuck/rolex')).status()).toBe(404)
})

test('the brand-specific template shows no other brand, and whose area it is with links out', async ({ page }) => {
  await page.goto('/uhren/rolex')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Longines' })).toHaveCount(0)
  const links = main.locator('#rolex').getByRole('link')
  await expect(links).toHaveCount(3)
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('href', /^https:\/\/www\.rolex\.com\//)
    await expect(link).toHaveAttribute('rel', 'nofollow noopener noreferrer external')
  }
})

test('the imprint has its blocks by id, and beside them owner, representatives, contact and numbers', async ({
  page,
}) => {
  await page.goto('/impressum')
  const ids = ['additional_top_info', 'legal_authority', 'insurance', 'image_sources', 'additional_bottom_info']
  for (const id of ids) await expect(page.locator(`section#${id}`)).not.toBeEmpty()
  await expect(page.locator('#insurance')).toContainText('Berufshaftpflichtversicherung')
  const sidebar = page.getByRole('complementary', { name: 'Anbieter' })
  for (const text of ['Juwelier Wennerholt GmbH', 'Vertreten durch', '§ 27a', '+49 40 66969109']) {
    await expect(sidebar).toContainText(text)
  }
})

test('the privacy notice names the data protection officer, and the company beside it', async ({ page }) => {
  await page.goto('/datenschutz')
  await expect(page.locator('#data_protection')).toContainText('Dr. Anneliese Kroog')
  await expect(page.locator('#rolex')).toContainText('www.rolex.com')
  await expect(page.getByRole('complementary', { name: 'Anbieter' })).toContainText('Katharina Wennerholt')
})

test('a heading of a text is reached by its anchor, 150 px below the top of the window', async ({ page }) => {
  await page.goto('/datenschutz')
  await page.getByRole('button', { name: 'Alle ablehnen' }).click()
  const heading = page.getByRole('heading', { name: 'Matomo (ehemals PIWIK)' })
  await page.getByRole('link', { name: 'Link zum Abschnitt: Matomo (ehemals PIWIK)' }).click()
  await expect(page).toHaveURL('/datenschutz#matomo-ehemals-piwik')
  await expect.poll(async () => Math.round((await heading.boundingBox())?.y ?? 0)).toBe(150)
})

test.describe('on a device that cannot hover', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('the link to a section is seen without hovering', async ({ page }) => {
    await page.goto('/datenschutz')
    const anchor = page.getByRole('link', { name: 'Link zum Abschnitt: Matomo (ehemals PIWIK)' })
    expect(await anchor.evaluate((element) => getComputedStyle(element).opacity)).toBe('1')
  })
})

test('a menu group says whether it is open', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const button = page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('button', { name: 'Uhren' })
  const devtools = await page.context().newCDPSession(page)
  const isExpanded = async () => {
    const { nodes } = await devtools.send('Accessibility.getFullAXTree')
    const found = nodes.find(({ role, name }) => role?.value === 'button' && name?.value === 'Uhren')
    return found?.properties?.find(({ name }) => name === 'expanded')?.value.value
  }
  await expect.poll(isExpanded).toBe(false)
  await button.click()
  await expect.poll(isExpanded).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(isExpanded).toBe(false)
})

test('a link to the page that is shown closes the drawer too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/kontakt')
  await page.getByRole('button', { name: 'Menü' }).click()
  await page.getByRole('dialog', { name: 'Menü' }).getByRole('link', { name: 'Kontakt', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Menü' })).toBeHidden()
})

test('the header shows Instagram and Facebook only, the footer widget all social links', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('link', { name: /Instagram|Facebook/ })).toHaveCount(2)
  await expect(page.getByRole('banner').getByRole('link', { name: /Pinterest/ })).toHaveCount(0)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: /Pinterest/ })).toBeVisible()
})

test('the footer links the shop’s legal pages, and accessibility where the project shows it', async ({ page }) => {
  await page.goto('/')
  const menu = page.getByRole('navigation', { name: 'Rund um die Bestellung' })
  await expect(menu.getByRole('link')).toHaveText(['AGB', 'Widerruf', 'Versand und Zahlung'])
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Barrierefreiheit' }).first()).toBeVisible()
})

test('search engines learn of pages, brands, shops and hours', acrossProcesses, async ({ request }) => {
  const sitemap = await request.get('/sitemap.xml')
  expect(sitemap.headers()['content-type']).toContain('application/xml')
  expect(await sitemap.text()).toContain('<loc>https://wennerholt.example/fr/montres/longines</loc>')
  expect(await (await request.get('/robots.txt')).text()).toContain('Sitemap: https://wennerholt.example/sitemap.xml')

  const dataOf = async (path: string): Promise<Record<string, unknown>[]> => {
    const html = await (await request.get(path)).text()
    return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
      JSON.parse(json ?? ''),
    )
  }
  const home = await dataOf('/')
  expect(home.map((thing) => thing['@type'])).toEqual(['Organization', 'JewelryStore', 'Optician', 'WebSite'])
  const [crumbs] = await dataOf('/uhren/longines')
  expect(crumbs).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Startseite' }, { name: 'Uhren' }, { name: 'Longines' }],
  })
})

test(
  'the robots file and the sitemap of another host are those of its own project',
  acrossProcesses,
  async ({ request }) => {
    const headers = { host: 'optik-sandkamp.localhost' }
    expect(await (await request.get('/robots.txt', { headers })).text()).toContain('https://optik-sandkamp.localhost/')
    expect(await (await request.get('/sitemap.xml', { headers })).text()).not.toContain('wennerholt')
  },
)
