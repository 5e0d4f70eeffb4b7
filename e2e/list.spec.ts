import { expect, type Page } from '@playwright/test'
import { acrossProcesses } from './across-processes.ts'
import { expectAccessible } from './expect-accessible.ts'
import { openSettled } from './settled.ts'
import { test } from './test.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const count = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /(Produkte?|products?)$/ })
    .first()
const panel = (page: Page) => page.getByRole('complementary', { name: 'Filter' })
const more = (page: Page) => page.getByRole('link', { name: 'Mehr Produkte anzeigen' })

type Stood = { stoodAt: number }

test.use({ viewport: { width: 1440, height: 900 } })

/** Until the page's script runs, a click is a plain link's. */
async function open(page: Page, path: string) {
  await openSettled(page, path)
  await expect(cards(page).first()).toBeVisible()
}

test('a visitor narrows the list, sees what is chosen, and takes it away again', acrossProcesses, async ({ page }) => {
  await open(page, '/shop')
  await expect(count(page)).toHaveText('121 Produkte')
  await panel(page)
    .getByRole('link', { name: /^Uhren/ })
    .click()
  await expect(page).toHaveURL('/shop?category=uhren')
  await expect(page.getByRole('heading', { level: 1, name: 'Uhren' })).toBeVisible()
  const tidewerk = panel(page).getByRole('checkbox', { name: /Tidewerk/ })
  await tidewerk.check()
  await expect(count(page)).toHaveText('11 Produkte')
  await expect(tidewerk).toBeFocused()
  await expect(page).toHaveURL(/category=uhren&manufacturers=\d+$/)
  await page.getByRole('link', { name: 'Filter Tidewerk entfernen' }).click()
  await expect(count(page)).toHaveText('36 Produkte')
  await expect(tidewerk).not.toBeChecked()
})

test('the number beside a value is the number of products that it leaves', async ({ page }) => {
  await open(page, '/shop?category=schmuck')
  for (const name of [/^Ringe/, /Roségold/]) {
    const box = panel(page).getByRole('checkbox', { name }).first()
    const said = Number(
      await panel(page)
        .locator('label', { has: page.getByRole('checkbox', { name }) })
        .first()
        .locator('span')
        .last()
        .textContent(),
    )
    await box.check()
    await expect(count(page)).toHaveText(said === 1 ? '1 Produkt' : `${said} Produkte`)
  }
})

test('prices are narrowed with Enter, and a range upside down is turned round', async ({ page }) => {
  await open(page, '/shop')
  await panel(page).getByLabel('von').fill('2.000,50')
  await panel(page).getByLabel('bis').fill('1000')
  await panel(page).getByLabel('bis').press('Enter')
  await expect(page).toHaveURL('/shop?price_from=1000&price_to=2000.5')
  await expect(panel(page).getByLabel('bis')).toHaveValue('2.000,50')
  await expect(page.getByRole('link', { name: 'Filter ab 1.000,00 € entfernen' })).toBeVisible()
})

test('the focus stays in the list when what had it has gone: after the last products, a price, and all filters', async ({
  page,
}) => {
  const place = () => page.evaluate(() => document.activeElement?.closest('main') !== null)
  await open(page, '/shop?category=uhren')
  await more(page).focus()
  await page.keyboard.press('Enter')
  await expect(more(page)).toHaveCount(0)
  await expect.poll(place).toBe(true)
  await panel(page).getByLabel('von').fill('1000')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/price_from=1000/)
  await expect.poll(place).toBe(true)
  const reset = page.getByRole('link', { name: 'Alle Filter zurücksetzen' })
  await reset.focus()
  await page.keyboard.press('Enter')
  await expect(reset).toHaveCount(0)
  await expect.poll(place).toBe(true)
})

test('on a phone the focus stays among the filters: after a price, and all filters', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/shop?category=uhren')
  await page.getByRole('button', { name: 'Filter (1)' }).click()
  const filters = page.getByRole('dialog', { name: 'Filter' })
  const isInside = () => filters.evaluate((element) => element.contains(document.activeElement))
  await filters.getByLabel('von').fill('1.299,50')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/price_from=1299[.]5/)
  await expect(filters.getByLabel('von')).toHaveValue('1.299,50')
  await expect.poll(isInside).toBe(true)
  const reset = filters.getByRole('button', { name: 'Alle Filter zurücksetzen' })
  await reset.focus()
  await page.keyboard.press('Enter')
  await expect(reset).toHaveCount(0)
  await expect.poll(isInside).toBe(true)
})

test('the order is changed at once and stands in the address', async ({ page }) => {
  await open(page, '/shop')
  await page.getByLabel('Sortieren nach').selectOption('Preis absteigend')
  await expect(page).toHaveURL('/shop?sort=-price_brutto')
  await expect(cards(page).first()).not.toContainText('Priel 40 blau')
  await page.goBack()
  await expect(page).toHaveURL('/shop')
  await expect(cards(page).first()).toContainText('Priel 40 blau')
})

test('a filtered list is the same for whoever is sent its address', async ({ page, context }) => {
  await open(page, '/shop?category=uhren')
  await panel(page).getByRole('checkbox', { name: /Blau/ }).check()
  await expect(page).toHaveURL(/attributes=/)
  await expect(page.getByRole('link', { name: 'Filter Blau entfernen' })).toBeVisible()
  const names = await cards(page).getByRole('heading').allTextContents()
  const other = await context.newPage()
  await other.goto(page.url())
  expect(await cards(other).getByRole('heading').allTextContents()).toEqual(names)
})

test('more products come below the others, and coming back from one finds the same place', async ({ page }) => {
  await open(page, '/shop')
  await expect(cards(page)).toHaveCount(20)
  await more(page).click()
  await expect(cards(page)).toHaveCount(40)
  await more(page).click()
  await expect(cards(page)).toHaveCount(60)
  await expect(page).toHaveURL('/shop?page=3')
  const chosen = cards(page).nth(50)
  // Where it stands at the click, before which the browser may have moved the page.
  await chosen.evaluate((card) =>
    card.addEventListener('click', () => Object.assign(window, { stoodAt: card.getBoundingClientRect().top }), true),
  )
  await chosen.getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/shop\/[a-z]/)
  await page.goBack()
  await expect(cards(page)).toHaveCount(60)
  const moved = () =>
    chosen.evaluate((card) => Math.abs(card.getBoundingClientRect().top - (window as unknown as Stood).stoodAt))
  await expect.poll(moved).toBeLessThan(4)
})

test('a later page can be opened by itself and leads both ways', async ({ page }) => {
  await open(page, '/shop?page=3')
  await expect(page).toHaveTitle(/Seite 3/)
  await expect(cards(page)).toHaveCount(20)
  await page.getByRole('link', { name: 'Vorige Produkte' }).click()
  await expect(page).toHaveURL('/shop?page=2')
})

test('when later products cannot be had, the visitor is told and may try again', async ({ page }) => {
  await open(page, '/shop')
  let fails = true
  await page.route('**/page-data/shop/page-data.json?*', (route) =>
    fails ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  )
  await more(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'konnten nicht geladen werden' })).toBeVisible()
  fails = false
  await page.getByRole('link', { name: 'Noch einmal versuchen' }).click()
  await expect(cards(page)).toHaveCount(40)
})

test('nothing found comes with ways out', async ({ page }) => {
  await open(page, '/shop')
  await page.goto('/shop?price_from=90000000')
  await expect(page.getByText('Dazu haben wir gerade nichts gefunden')).toBeVisible()
  await page.getByRole('link', { name: 'Alle Produkte ansehen' }).click()
  await expect(count(page)).toHaveText('121 Produkte')
})

test('on a phone the filters are in the drawer, which counts along', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/shop')
  await expect(panel(page)).toBeHidden()
  await page.getByRole('button', { name: 'Filter' }).click()
  const drawer = page.getByRole('dialog', { name: 'Filter' })
  await drawer.getByRole('checkbox', { name: /Ferrault/ }).check()
  const show = drawer.getByRole('button', { name: '11 Produkte anzeigen' })
  await expect(show).toBeVisible()
  await expectAccessible(page)
  await show.click()
  await expect(drawer).toBeHidden()
  await expect(count(page)).toHaveText('11 Produkte')
  await expect(page.getByRole('button', { name: 'Filter (1)' })).toBeFocused()
})

for (const [width, deviceScaleFactor, wanted] of [
  [412, 1.75, '320'],
  [412, 2.625, '480'],
  [360, 2, '320'],
  [390, 3, '480'],
  [430, 3, '480'],
] as const)
  test(`a phone of ${width} pixels and ${deviceScaleFactor} dots each fetches cards ${wanted} dots wide, and no wider ones`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ viewport: { width, height: 800 }, deviceScaleFactor })
    await page.goto('/shop')
    const picture = cards(page).first().getByRole('img')
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toContain(`width=${wanted}&`)
    await page.close()
  })

test('a portrait fills the square of its card and does not run out of it', async ({ page }) => {
  await open(page, '/shop')
  const sizes = await cards(page)
    .first()
    .getByRole('img')
    .evaluate((picture: HTMLImageElement) => ({
      own: picture.naturalHeight / picture.naturalWidth,
      shown: picture.clientHeight / picture.clientWidth,
      square: Number(picture.parentElement?.clientHeight) / Number(picture.parentElement?.clientWidth),
    }))
  expect(sizes.own).toBeGreaterThan(1.2)
  expect(sizes.shown).toBeCloseTo(1, 1)
  expect(sizes.square).toBeCloseTo(1, 1)
})

test('a category and a brand list their products, with the way to the same in the store', async ({ page }) => {
  await open(page, '/uhren')
  await expect(count(page)).toHaveText('36 Produkte')
  await panel(page)
    .getByRole('checkbox', { name: /Hallander/ })
    .check()
  await expect(page).toHaveURL(/\/uhren\?manufacturers=\d+$/)
  await expect(count(page)).toHaveText('9 Produkte')
  await open(page, '/uhren/tidewerk')
  await expect(count(page)).toHaveText('11 Produkte')
  await page.getByRole('link', { name: 'Im Onlineshop ansehen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tidewerk' })).toBeVisible()
  await expect(page).toHaveURL(/\/shop\?manufacturers=\d+$/)
})

test('the list speaks the language of the page, its filters kept', async ({ page }) => {
  await open(page, '/shop?category=uhren')
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/en/shop?category=watches')
  await expect(count(page)).toHaveText('36 products')
  await expect(cards(page).first()).toContainText('Priel 40 blue')
  await expect(cards(page).first()).toContainText('from €1,290.00')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('links and the form narrow the list, and pages follow each other', acrossProcesses, async ({ page }) => {
    await page.goto('/shop')
    await panel(page)
      .getByRole('link', { name: /^Schmuck/ })
      .click()
    await panel(page)
      .getByRole('checkbox', { name: /Ferrault/ })
      .check()
    await panel(page)
      .getByRole('checkbox', { name: /Lindvall/ })
      .check()
    await panel(page).getByRole('button', { name: 'Anwenden' }).click()
    await expect(count(page)).toHaveText('20 Produkte')
    expect(new URL(page.url()).searchParams.get('category')).toBe('schmuck')
    await page.goto('/shop')
    await more(page).click()
    await expect(page).toHaveURL('/shop?page=2')
    await expect(cards(page)).toHaveCount(20)
  })

  test('the order is chosen with a button, and a phone finds the filters below the products', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/shop')
    await page.getByLabel('Sortieren nach').selectOption('Preis aufsteigend')
    await page.getByRole('button', { name: 'Anwenden' }).first().click()
    await expect(page).toHaveURL(/sort=price_brutto/)
    await page.getByRole('link', { name: 'Filter', exact: true }).click()
    await expect(panel(page).getByRole('checkbox', { name: /Ferrault/ })).toBeVisible()
  })
})
