import { expect, type Page } from '@playwright/test'
import { acrossProcesses } from './across-processes.ts'
import { test } from './test.ts'

const mainNavigation = (page: Page) => page.getByRole('navigation', { name: 'Hauptnavigation' })
const contactHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Sprechen Sie mit uns' })
const toContact = (page: Page) => mainNavigation(page).getByRole('link', { name: 'Kontakt', exact: true }).click()

async function openHome(page: Page) {
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Menü' })).toBeVisible()
}

/** Marks the document, so that a test can tell a page shown in place from one that the browser loaded. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { samePage: true }))
// While the browser changes documents there is nothing to ask; the mark is gone then, too.
const isMarked = (page: Page) => page.evaluate(() => 'samePage' in window).catch(() => false)

test('a link loads the page data of its target and shows the page in place', acrossProcesses, async ({ page }) => {
  await openHome(page)
  await mark(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await toContact(page)
  await expect(contactHeading(page)).toBeVisible()
  await expect(page).toHaveURL('/kontakt')
  expect(await isMarked(page)).toBe(true)
  expect(asked).toContain('/page-data/kontakt/page-data.json')
  expect(asked).toContain('/page-data/app-data.json')
  expect(asked.filter((path) => path.startsWith('/page-data/sq/'))).toEqual([])
})

test('another language loads its shared data once, by content hash', acrossProcesses, async ({ page }) => {
  await openHome(page)
  const shared: string[] = []
  page.on('request', (request) => /\/page-data\/sq\/d\/\d+\.json$/.test(request.url()) && shared.push(request.url()))
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'What lasts' })).toBeVisible()
  expect(shared.length).toBeGreaterThan(0)
  const before = shared.length
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Contact', exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Talk to us' })).toBeVisible()
  expect(shared.length).toBe(before)
})

test('a new page starts at its top, takes the focus and is announced', async ({ page }) => {
  await openHome(page)
  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }))
  await toContact(page)
  await expect(contactHeading(page)).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByText('Seite geladen: Sprechen Sie mit uns')).toBeAttached()
})

test('back returns to the place where the visitor left', async ({ page }) => {
  await openHome(page)
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }))
  // A plain click event: Playwright's own click scrolls the sticky header's link into view first.
  await mainNavigation(page).getByRole('link', { name: 'Kontakt', exact: true }).dispatchEvent('click')
  await expect(contactHeading(page)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Was bleibt' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500)
  await page.goForward()
  await expect(contactHeading(page)).toBeVisible()
})

test('back returns there also after a reload, though nothing is stored on the device', async ({ page }) => {
  await openHome(page)
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }))
  await mainNavigation(page).getByRole('link', { name: 'Kontakt', exact: true }).dispatchEvent('click')
  await expect(contactHeading(page)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Menü' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Was bleibt' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500)
  expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0)
})

test('back right after a reload, before any script has run, shows the page of its address', async ({ page }) => {
  await openHome(page)
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }))
  await mainNavigation(page).getByRole('link', { name: 'Kontakt', exact: true }).dispatchEvent('click')
  await expect(contactHeading(page)).toBeVisible()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/build/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await expect(contactHeading(page)).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/')
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Was bleibt' })).toBeVisible()
  await expect(contactHeading(page)).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500)
  await page.goForward()
  await expect(contactHeading(page)).toBeVisible()
  expect(errors).toEqual([])
})

test('a page without page data shows the 404 page in place', async ({ page }) => {
  await openHome(page)
  await mark(page)
  await page.route('**/page-data/kontakt/page-data.json', (route) => route.fulfill({ status: 404, json: {} }))
  await page.route('**/kontakt', (route) => route.fulfill({ status: 404 }))
  await toContact(page)
  await expect(page.getByText('Diese Seite gibt es nicht.')).toBeVisible()
  await expect(page).toHaveURL('/kontakt')
  expect(await isMarked(page)).toBe(true)
})

test('page data that answers 500 makes the browser load the address itself', acrossProcesses, async ({ page }) => {
  await openHome(page)
  await mark(page)
  let tries = 0
  await page.route('**/page-data/kontakt/page-data.json', (route) => {
    tries++
    return route.fulfill({ status: 500, json: {} })
  })
  await toContact(page)
  await expect(contactHeading(page)).toBeVisible()
  await expect.poll(() => isMarked(page)).toBe(false)
  expect(tries).toBe(1)
})

test('page data that cannot be reached is tried three more times before the browser loads the address itself', async ({
  page,
}) => {
  await openHome(page)
  await mark(page)
  let tries = 0
  await page.route('**/page-data/kontakt/page-data.json', (route) => {
    tries++
    return route.abort()
  })
  await toContact(page)
  await expect.poll(() => isMarked(page)).toBe(false)
  await expect(contactHeading(page)).toBeVisible()
  expect(tries).toBe(4)
})

test('page data that comes at the third try is shown in place', async ({ page }) => {
  await openHome(page)
  await mark(page)
  let tries = 0
  await page.route('**/page-data/kontakt/page-data.json', (route) =>
    ++tries < 3 ? route.fulfill({ status: 503 }) : route.continue(),
  )
  await toContact(page)
  await expect(contactHeading(page)).toBeVisible()
  expect(await isMarked(page)).toBe(true)
})

test('a new build on the server makes the browser load the address itself', async ({ page }) => {
  await openHome(page)
  await mark(page)
  await page.route('**/page-data/app-data.json', (route) =>
    route.fulfill({ json: { webpackCompilationHash: 'another' } }),
  )
  await toContact(page)
  await expect(contactHeading(page)).toBeVisible()
  await expect.poll(() => isMarked(page)).toBe(false)
})

test('a chunk that is missing makes the browser load the address, and the page is there', async ({ page }) => {
  await openHome(page)
  await mark(page)
  let missing = true
  await page.route(/\/build\/contact-page-[^/]+\.js$/, (route) =>
    missing ? route.fulfill({ status: 404 }) : route.continue(),
  )
  const reloaded = page.waitForEvent('load')
  await toContact(page)
  await reloaded
  missing = false
  await expect(contactHeading(page)).toBeVisible()
  await expect(page).toHaveURL('/kontakt')
})

test.describe(() => {
  test.use({ mayThrow: true })

  test('a chunk that stays missing does not make the browser reload for ever', async ({ page }) => {
    await openHome(page)
    let refused = 0
    await page.route(/\/build\/contact-page-[^/]+\.js$/, (route) => {
      refused++
      return route.fulfill({ status: 404 })
    })
    let loads = 0
    page.on('load', () => loads++)
    await toContact(page)
    await expect(contactHeading(page)).toBeVisible()
    // Once for the visitor's click, and once more by the page as it was loaded anew.
    await expect.poll(() => refused).toBeGreaterThanOrEqual(2)
    await page.waitForLoadState('networkidle')
    expect(loads).toBeLessThanOrEqual(2)
    await expect(page).toHaveURL('/kontakt')
  })
})

test('a page that takes longer than a second says that it is loading', async ({ page }) => {
  await openHome(page)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/page-data/kontakt/page-data.json', async (route) => {
    await held
    await route.continue()
  })
  await toContact(page)
  await expect(page.getByText('Die Seite wird geladen …')).toBeVisible()
  release()
  await expect(contactHeading(page)).toBeVisible()
  await expect(page.getByText('Die Seite wird geladen …')).toBeHidden()
})

test('the last of two quick clicks wins', async ({ page }) => {
  await openHome(page)
  await page.route('**/page-data/kontakt/page-data.json', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })
  await toContact(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible()
  await page.waitForTimeout(600)
  await expect(page).toHaveURL('/impressum')
})
