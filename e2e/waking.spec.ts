import { expect, type Page, test } from '@playwright/test'
import { banner, button } from './consent-banner.ts'
import { buyButton, cartButton, plain, ring } from './product-page.ts'

// Visitors who have not touched the page yet: Playwright's own `test` moves nothing. Clicks are made by script for the same reason.

const press = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => (element as HTMLElement).click())

const MENU = 'header a[data-stands-in][href="#all-pages"]'

/** The code of the page comes so late that a visitor has done something before. */
const delayCode = (page: Page) =>
  page.route(/start-page/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800))
    await route.continue()
  })

/** The scripts of the site that a page has loaded, but what tells whether the shop is open. */
const scripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  )

test('a page that is only looked at loads one small script, and asks for consent', async ({ page }) => {
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  await page.waitForTimeout(1500)
  const loaded = await scripts(page)
  expect(loaded.filter((path) => !path.includes('open-now'))).toEqual([expect.stringContaining('/build/entry-client-')])
  await page.mouse.move(200, 300)
  await expect(page.locator('html[data-awake]')).toBeAttached()
  expect((await scripts(page)).some((path) => path.includes('start-page'))).toBe(true)
})

test('pages make no format of Intl to be read or when they wake: a browser’s first takes as long as all else', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const made: string[] = []
    Object.assign(window, { made })
    for (const name of ['DateTimeFormat', 'NumberFormat', 'ListFormat', 'Collator', 'PluralRules'] as const)
      Object.assign(Intl, {
        [name]: new Proxy(Intl[name], {
          construct: (format, given) => {
            made.push(name)
            return Reflect.construct(format, given) as object
          },
        }),
      })
  })
  for (const path of ['/kontakt', '/en/branches', plain]) {
    await page.goto(path)
    await expect(page.locator('open-now[data-open]').first()).toBeAttached()
    await page.mouse.move(200, 300)
    await expect(page.locator('html[data-awake]')).toBeAttached()
    expect(await page.evaluate(() => (window as unknown as { made: string[] }).made)).toEqual([])
  }
})

test('a button that is pressed before anything has woken the page does its work once the code is there', async ({
  page,
}) => {
  await delayCode(page)
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  await press(page, MENU)
  await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible()
  expect(new URL(page.url()).hash).toBe('')
})

test('a choice in the banner that is made before anything has woken the page counts', async ({ page }) => {
  await page.goto('/kontakt')
  await expect(banner(page)).toBeVisible()
  await button(page, 'Alle ablehnen').evaluate((element) => (element as HTMLElement).click())
  await expect(banner(page)).toHaveCount(0)
  const stored = await page.evaluate(() => localStorage.getItem('int-consents'))
  expect(
    JSON.parse(String(stored)).consents.filter((consent: { consentGiven: boolean }) => consent.consentGiven),
  ).toHaveLength(1)
})

test('a product loads no more to be looked at, and what is typed and ordered before its code is there counts', async ({
  page,
}) => {
  await delayCode(page)
  await page.goto(plain)
  await expect(banner(page)).toBeVisible()
  expect((await scripts(page)).filter((path) => !path.includes('open-now'))).toHaveLength(1)
  await page.getByLabel('Anzahl').fill('2')
  await buyButton(page).evaluate((element) => (element as HTMLElement).click())
  await expect(cartButton(page, 2)).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
})

test('a variant that is chosen before the code is there is chosen in place', async ({ page }) => {
  await delayCode(page)
  await page.goto(ring)
  // The script that holds clicks is there.
  await expect(banner(page)).toBeVisible()
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page
    .getByRole('group', { name: 'Ringweite' })
    .getByRole('link', { name: '52' })
    .evaluate((element) => (element as HTMLElement).click())
  await expect(page.getByRole('group', { name: 'Ringweite' }).getByRole('link', { name: '52' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('where the code cannot be loaded, a menu button leads to the menu at the end of the page', async ({ page }) => {
  await page.route(/start-page/, (route) => route.abort())
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  await press(page, MENU)
  await expect(page).toHaveURL(/#all-pages$/)
})

test('who has allowed statistics or filled the cart gets a page that starts at once', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('int-cart', '{}'))
  await page.goto('/')
  await expect(page.locator('html[data-awake]')).toBeAttached()
})

test('what React has left as it came is followed in place all the same, and is right on the next page', async ({
  page,
}) => {
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  await page.mouse.move(200, 300)
  await expect(page.locator('html[data-awake]')).toBeAttached()
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const column = page.locator('footer section')
  await column
    .getByRole('link', { name: 'Impressum', exact: true })
    .evaluate((element) => (element as HTMLElement).click())
  await expect(page).toHaveURL('/impressum')
  await page.locator('header a[lang="en"]').evaluate((element) => (element as HTMLElement).click())
  await expect(page).toHaveURL('/en/imprint')
  await expect(column.getByRole('link', { name: 'Imprint', exact: true })).toBeAttached()
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('on the first page of a visit by phone the fonts come after the first picture, everywhere else with the page', async ({
  page,
}) => {
  /** When the first font was asked for, and when the page was first seen, in milliseconds; the fonts must be those of the page. */
  const times = async () => {
    await page.waitForFunction(
      () =>
        [...document.fonts].filter(({ status }) => status === 'loaded').length === 2 &&
        performance.getEntriesByName('first-contentful-paint').length > 0,
    )
    return page.evaluate(() => {
      const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'))
      const seen = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
      return { fonts: fonts.length, asked: Math.min(...fonts.map(({ startTime }) => startTime)), seen }
    })
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const first = await times()
  expect(first.fonts).toBe(2)
  expect(first.asked).toBeGreaterThan(first.seen)
  await page.goto('/kontakt', { referer: page.url() })
  const next = await times()
  expect(next.asked).toBeLessThan(next.seen)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/impressum')
  const wide = await times()
  expect(wide.asked).toBeLessThan(wide.seen)
})
