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

for (const [what, away, menus] of [
  ['a press that lasts while the page wakes is a click all the same', 0, 1],
  ['a press that lasts while the page wakes and is let go elsewhere is none', 300, 0],
] as const)
  test(what, async ({ page }) => {
    await delayCode(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/')
    await expect(banner(page)).toBeVisible()
    const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator(MENU).first().boundingBox()) ?? {}
    await page.mouse.move(x + width / 2, y + height / 2)
    await page.mouse.down()
    await expect(page.locator('html[data-awake]')).toBeAttached()
    await expect(page.locator(MENU)).toHaveCount(0)
    await page.mouse.move(x + width / 2, y + height / 2 + away)
    await page.mouse.up()
    await page.waitForTimeout(200)
    await expect(page.getByRole('dialog', { name: 'Menü' })).toHaveCount(menus)
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
  /** When the first font was asked for, and when the page was first seen, in milliseconds; the fonts must be those of the page, and there. */
  const times = async () => {
    await page.waitForFunction(
      () =>
        [...document.fonts].filter(({ status, family }) => status === 'loaded' && !/ fallback"?$/.test(family))
          .length === 2 && performance.getEntriesByName('first-contentful-paint').length > 0,
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

/** When a page was first seen and when pictures of its cards were asked for, in milliseconds, once the third has come. */
async function cardPictures(page: Page) {
  const times = () =>
    page.evaluate(() => {
      const [seen] = performance.getEntriesByName('first-contentful-paint')
      const pictures = [...document.querySelectorAll<HTMLImageElement>('main article img')].slice(0, 4)
      const requests = performance.getEntriesByType('resource')
      const asked = pictures.map(({ currentSrc }) => requests.find(({ name }) => name === currentSrc)?.startTime)
      return { seen: seen?.startTime, first: asked[0], third: asked[2], fourth: asked[3] }
    })
  await expect.poll(async () => Object.values(await times()).every((time) => Number(time) > 0)).toBe(true)
  return (await times()) as Record<keyof Awaited<ReturnType<typeof times>>, number>
}

test('on the first page of a visit by phone goods below the first screen are asked for after the first picture, elsewhere with the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/shop')
  const first = await cardPictures(page)
  expect(first.first).toBeLessThan(first.seen)
  expect(first.third).toBeGreaterThan(first.seen)
  expect(first.fourth).toBeGreaterThan(first.seen)
  await page.goto('/en/shop', { referer: page.url() })
  const next = await cardPictures(page)
  expect(next.third).toBeLessThan(next.seen)
})

test('goods that wait for the first picture come as soon as the visitor moves, are printed, and keep the place that they need', async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const held: string[] = []
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route('**/assets/**', async (route) => {
    held.push(route.request().url())
    await released
    await route.continue()
  })
  await page.addInitScript(() => {
    const later = window.setTimeout
    // The page does not lose its patience.
    const patient = (work: () => void, ms = 0) => (ms < 1000 ? later(work, ms) : 0)
    Object.assign(window, { setTimeout: patient })
  })
  const third = page.locator('main article').nth(2)
  await page.goto('/shop', { waitUntil: 'domcontentloaded' })
  await expect(third.locator('img')).toBeHidden()
  const { y = 0, ...place } = (await third.boundingBox()) ?? {}
  const before = held.length
  await page.evaluate(() => scrollTo(0, 1))
  await expect(third.locator('img')).toBeVisible()
  await expect.poll(() => held.length).toBeGreaterThan(before)
  expect(await third.boundingBox()).toEqual({ ...place, y: y - 1 })
  await page.evaluate(() => Object.assign(document.documentElement.dataset, { largestFirst: '' }))
  await expect(third.locator('img')).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(third.locator('img')).toBeVisible()
  release()
})

test('no goods wait where a place on the page is gone to, nor without scripts', async ({ page, browser }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.documentElement?.dataset.largestFirst !== undefined) Object.assign(window, { waited: true })
    }).observe(document, { attributes: true, subtree: true })
  })
  await page.goto('/shop')
  expect(await page.evaluate(() => 'waited' in window)).toBe(true)
  await page.goto('/shop#filter')
  await page.reload()
  expect(await page.evaluate(() => 'waited' in window)).toBe(false)
  const still = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const read = await still.newPage()
  await read.goto('/shop')
  await expect(read.locator('main article img').nth(2)).toBeVisible()
  await still.close()
})
