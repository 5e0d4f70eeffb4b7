import { expect, type Page } from '@playwright/test'
import { banner } from './consent-banner.ts'
import { startNewBuild } from './stand-ins/new-build.ts'
import { decided, leftBehind, startWith } from './stand-ins/third-parties.ts'
import { test } from './test.ts'

test.use({ serviceWorkers: 'allow', viewport: { width: 1440, height: 900 } })

const reading = decided({ functional: true, matomo: false, rolex: false, offline: true })

const isReady = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)

const contactHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Sprechen Sie mit uns' })

/** The pages that the device has kept. */
const keptPages = (page: Page) =>
  page.evaluate(async () => {
    const kept: string[] = []
    for (const name of await caches.keys()) {
      if (!name.startsWith('int-pages-')) continue
      for (const { url } of await (await caches.open(name)).keys()) kept.push(new URL(url).pathname)
    }
    return kept
  })

/** Opens a page and waits until the worker has kept it. */
async function visit(page: Page, address: string) {
  await page.goto(address)
  await expect.poll(() => keptPages(page)).toContain(address)
}

const console_ = (page: Page) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  return said
}

test('the worker takes up its work after the page stands, and says so', async ({ page }) => {
  const said = console_(page)
  await page.goto('/')
  await expect.poll(() => said).toContain('Content is now available offline!')
  expect(await isReady(page)).toMatch(/activat/)
})

const SHELL_AND_CARD = { session: [], caches: ['int-cards', 'int-shell'], databases: [], workers: ['/'], cookies: [] }

test('before a choice and after a refusal only the shell and the shop card are on the device; what is allowed goes when it is withdrawn', async ({
  page,
}) => {
  test.slow()
  const lookAround = async () => {
    for (const path of ['/', '/uhren', '/kontakt', '/shop', '/impressum', '/shop/warenkorb']) {
      await page.goto(path)
      await isReady(page)
    }
    await page.waitForTimeout(1000)
  }
  const settings = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-Einstellungen' })
  await lookAround()
  expect(await leftBehind(page)).toEqual({ ...SHELL_AND_CARD, local: [] })
  await page.getByRole('button', { name: 'Alle ablehnen' }).click()
  // A page that is still asleep hears the click once it is awake.
  await expect(banner(page)).toHaveCount(0)
  await lookAround()
  expect(await leftBehind(page)).toEqual({ ...SHELL_AND_CARD, local: ['int-consents'] })
  await page.goto('/kontakt')
  await settings.click()
  await page.getByRole('checkbox', { name: 'Lesen ohne Netz' }).check()
  await page.getByRole('button', { name: 'Auswahl speichern' }).click()
  await expect.poll(() => keptPages(page)).toEqual(['/kontakt'])
  await page.goto('/uhren')
  await settings.click()
  await page.getByRole('button', { name: 'Alle ablehnen' }).click()
  await expect.poll(async () => (await leftBehind(page)).caches).toEqual(SHELL_AND_CARD.caches)
  await page.goto('/kontakt')
  await page.waitForTimeout(1000)
  expect(await leftBehind(page)).toEqual({ ...SHELL_AND_CARD, local: ['int-consents'] })
})

test('a visited page is there without network, and works', async ({ page, context }) => {
  await startWith(page, reading)
  await visit(page, '/kontakt')
  await visit(page, '/uhren')
  await context.setOffline(true)
  await page.goto('/kontakt')
  await expect(contactHeading(page)).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Menü', exact: true }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a link to a visited page leads there without network', async ({ page, context }) => {
  await startWith(page, reading)
  await visit(page, '/kontakt')
  await visit(page, '/')
  await context.setOffline(true)
  await page
    .getByRole('navigation', { name: 'Hauptnavigation' })
    .getByRole('link', { name: 'Kontakt', exact: true })
    .click()
  await expect(contactHeading(page)).toBeVisible()
  await expect(page).toHaveURL('/kontakt')
})

for (const [address, message, hours] of [
  ['/impressum', 'keine Verbindung zum Internet', 'Öffnungszeiten'],
  ['/en/imprint', 'no connection to the internet', 'Opening hours'],
  ['/fr/mentions-legales', 'pas de connexion à Internet', 'Horaires d’ouverture'],
] as const)
  test(`${address}, never visited, is answered by the card with address, hours and telephone`, async ({
    page,
    context,
  }) => {
    await page.goto('/')
    await isReady(page)
    await context.setOffline(true)
    const answer = await page.goto(address)
    expect(answer?.status()).toBe(503)
    await expect(page.getByText(message)).toBeVisible()
    await expect(page.getByRole('heading', { name: hours })).toBeVisible()
    await expect(page.getByRole('link', { name: '+49 40 66969100' })).toHaveAttribute('href', 'tel:+494066969100')
    await expect(page.getByText('Hamburg').first()).toBeVisible()
    // Every house stands on it.
    await expect(page.getByText('22587 Hamburg')).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page).toHaveURL(address)
  })

test('a new version is offered, comes when the visitor says so, and brings the pages that are kept with it', async ({
  page,
  baseURL,
}) => {
  const site = await startNewBuild(baseURL ?? '')
  const old = site.hash()
  const said = console_(page)
  await page.goto(site.origin)
  await page.evaluate((texts) => {
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text)
  }, reading)
  await page.goto(`${site.origin}/kontakt`)
  await expect.poll(() => keptPages(page)).toContain('/kontakt')
  site.deploy()
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await expect.poll(() => said).toContain('New content is available.')
  const notice = page.getByRole('status').filter({ hasText: 'neue Fassung' })
  await expect(notice).toBeVisible()
  expect(await page.evaluate(() => caches.keys())).toContain(`int-pages-${old}`)
  await notice.getByRole('button', { name: 'Neu laden' }).click()
  await expect(notice).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => caches.keys()).catch(() => [])).not.toContain(`int-pages-${old}`)
  site.setDown(true)
  await page.goto(`${site.origin}/kontakt`)
  await expect(contactHeading(page)).toBeVisible()
  expect(await page.locator('#page-resources').textContent()).toContain(`"webpackCompilationHash":"${site.hash()}"`)
  await site.stop()
})

test('a page of the next build is not kept by the worker of this one', async ({ page, baseURL }) => {
  const site = await startNewBuild(baseURL ?? '')
  await page.goto(site.origin)
  await page.evaluate((texts) => {
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text)
  }, reading)
  await page.goto(`${site.origin}/kontakt`)
  await expect.poll(() => keptPages(page)).toContain('/kontakt')
  // The worker of the new build cannot be had yet, its pages can.
  await page.route('**/sw.js', (route) => route.abort())
  site.deploy()
  await page.goto(`${site.origin}/uhren`)
  await page.waitForTimeout(1500)
  expect(await keptPages(page)).not.toContain('/uhren')
  await site.stop()
})
