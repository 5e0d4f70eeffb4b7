import { expect, type Locator, type Page } from '@playwright/test'
import { grid } from './grid.ts'
import { layOutWhole, openSettled, settled } from './settled.ts'
import { test } from './test.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

const styleOf = (element: Locator, name: 'borderTopColor' | 'borderTopStyle' | 'maxHeight') =>
  element.evaluate((found, property) => getComputedStyle(found)[property], name)

const hexOf = (colour: string) =>
  `#${(colour.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`

const header = (page: Page) => page.getByRole('banner')

/**
 * The texts of what can be followed or pressed in the header and does not stand within it, or has no room for its words. Entries of the
 * menu beyond its line are no part of it: they are under “more” (menus.spec.ts).
 */
const misplacedInHeader = (page: Page) =>
  header(page).evaluate((element) => {
    const room = element.getBoundingClientRect()
    const misplaced = (part: Element) => {
      const { left, right, top, bottom } = part.getBoundingClientRect()
      if (left < room.left || right > room.right || top < room.top || bottom > room.bottom) return true
      return part.scrollHeight > part.clientHeight
    }
    const isBeyond = (part: Element) => {
      const line = part.closest('li')?.parentElement
      return (
        line?.nextElementSibling?.checkVisibility() &&
        part.getBoundingClientRect().top > line.getBoundingClientRect().bottom - 10
      )
    }
    const parts = [...element.querySelectorAll(':is(a, button):not([popover] *)')].filter((part) => !isBeyond(part))
    return parts.filter((part) => part.checkVisibility() && misplaced(part)).map((part) => part.textContent)
  })

test('the header is 120 px high on every screen, with and without the clock, and all of it stands within', async ({
  page,
}) => {
  for (const [path, clocks] of [
    ['/', 1],
    ['/fr', 1],
    ['/uhren/longines', 0],
  ] as const) {
    await openSettled(page, path)
    await expect(header(page).getByRole('button', { name: /Rolex/ })).toHaveCount(clocks)
    for (const width of [320, 390, 576, 768, 992, 1260, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const place = `${path} at ${width} px`
      expect(await header(page).boundingBox(), place).toEqual({ x: 0, y: 0, width, height: 120 })
      expect(await misplacedInHeader(page), place).toEqual([])
    }
  }
})

test('the header stays at the top on large screens', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto('/')
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }))
  expect(await header(page).boundingBox()).toMatchObject({ y: 0, height: 120 })
})

test('on small screens the header scrolls away and a bar stays at the bottom', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }))
  await expect(header(page)).not.toBeInViewport()
  const menu = page.getByRole('button', { name: 'Menü' })
  await expect(menu).toBeInViewport()
  const bar = menu.locator('..')
  const brandColour = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand'))
  expect(hexOf(await styleOf(bar, 'borderTopColor'))).toBe(brandColour.trim().toLowerCase())
  expect(await styleOf(bar, 'borderTopStyle')).toBe('solid')
})

test('the page is at most 1600 px wide, and its logo at most 80 px high and the way home', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 })
  await page.goto('/kontakt')
  expect((await header(page).boundingBox())?.width).toBe(1600)
  const home = header(page).getByRole('link', { name: /Startseite/ })
  await expect(home).toHaveAttribute('href', '/')
  expect((await home.getByRole('img').boundingBox())?.height).toBeLessThanOrEqual(80)
  expect(await styleOf(home.getByRole('img'), 'maxHeight')).toBe('80px')
})

test('a primary button is filled, a secondary one outlined, and a disabled one half as opaque and dead', async ({
  page,
}) => {
  await page.goto('/kontakt')
  const look = (element: Locator) =>
    element.evaluate((found) => {
      const { backgroundColor, borderTopWidth, opacity, pointerEvents } = getComputedStyle(found)
      return { filled: backgroundColor !== 'rgba(0, 0, 0, 0)', border: borderTopWidth, opacity, pointerEvents }
    })
  const main = page.getByRole('main')
  const primary = main.getByRole('button', { name: 'Nachricht senden' })
  const secondary = main.getByRole('link', { name: /^Rufen Sie uns an/ }).first()
  expect(await look(primary)).toMatchObject({ filled: true, opacity: '1' })
  const outlined = await look(secondary)
  expect(outlined.filled).toBe(false)
  expect(Number.parseFloat(outlined.border)).toBeGreaterThan(0)
  await primary.evaluate((button: HTMLButtonElement) => {
    button.disabled = true
  })
  expect(await look(primary)).toMatchObject({ opacity: '0.5', pointerEvents: 'none' })
})

test('content stands in the containers of the grid, less half a gutter on each side', async ({ page }) => {
  await page.goto('/impressum')
  const inMain = page.getByRole('heading', { level: 1 })
  const inFooter = page.getByRole('contentinfo').getByText('©')
  for (const { from, container } of grid.breakpoints)
    for (const width of [from, from + 150]) {
      await page.setViewportSize({ width, height: 900 })
      const edge = (width - container + grid.gutter) / 2
      for (const part of [inMain, inFooter]) expect((await part.boundingBox())?.x).toBeCloseTo(edge, 0)
    }
})

for (const [width, share] of [
  [1440, 0.25],
  [1200, 0.5],
  [600, 1],
] as const) {
  test(`footer columns take at most ${share * 100} % at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    const columns = page.getByRole('contentinfo').locator('section')
    const container = await columns.first().locator('..').boundingBox()
    for (const column of await columns.all()) {
      const box = await column.boundingBox()
      expect((box?.width ?? 0) / (container?.width ?? 1)).toBeLessThanOrEqual(share + 0.001)
    }
  })
}

test('five footer widgets stand in one row at 1440 px, and opening hours take at most 320 px', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto('/')
  const columns = page.getByRole('contentinfo').locator('section')
  const tops = await columns.evaluateAll((all) => all.map((column) => Math.round(column.getBoundingClientRect().top)))
  expect(tops).toHaveLength(5)
  expect(new Set(tops).size).toBe(1)
  await page.setViewportSize({ width: 600, height: 900 })
  const hours = columns.filter({ has: page.getByRole('heading', { name: 'Öffnungszeiten' }) }).locator('dl, table, ul')
  expect((await hours.first().boundingBox())?.width).toBeLessThanOrEqual(320)
})

test('no page is wider than a screen of 320 or of 390 px', async ({ page }) => {
  for (const path of [
    '/',
    '/uhren',
    '/uhren/rolex',
    '/marken',
    '/shop',
    '/shop/tidewerk-priel-40-blau',
    '/shop/dornbach-trauring-elbe-gelbgold',
    '/shop/warenkorb',
    '/kontakt',
    '/terminvereinbarung',
    '/impressum',
    '/datenschutz',
    '/versand-und-zahlung',
    '/vertrag-widerrufen',
    '/fr/accessibilite',
    '/nowhere',
  ]) {
    await page.goto(path)
    await layOutWhole(page)
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 })
      const place = `${path} at ${width} px`
      expect(await page.evaluate(() => document.documentElement.scrollWidth), place).toBe(width)
    }
  }
})

test('the text is 17 px', async ({ page }) => {
  await page.goto('/')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('17px')
})

test('a very long word in a link of the footer is broken, not the page', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/kontakt')
  await settled(page)
  const links = page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' })
  await expect(links).toHaveCount(2)
  await links.evaluateAll((all) => {
    for (const link of all) link.textContent = 'Verbraucherstreitbeilegungsgesetzinformationspflichtenverordnung'
  })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('links that open in a new tab show mail, phone or globe, in texts of editors and beside them', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  await page.goto('/datenschutz')
  await settled(page)
  const texts = page.getByRole('main').getByRole('paragraph')
  const icon = (link: Locator) => link.evaluate((element) => getComputedStyle(element, '::before').maskImage)
  const mail = texts.getByRole('link', { name: 'datenschutz@kroog.example' }).first()
  const pictures = [await icon(mail), await icon(texts.getByRole('link', { name: '040 66969 100' }).first())]
  await mail.evaluate((link) => link.setAttribute('href', 'https://kroog.example/'))
  pictures.push(await icon(mail))
  for (const picture of pictures) expect(picture).toContain('data:image/svg+xml')
  expect(new Set(pictures).size).toBe(3)
  const contact = page.getByRole('contentinfo')
  for (const name of [/^\+49 40/, /^hallo@/])
    await expect(contact.getByRole('link', { name }).first().locator('svg')).toBeVisible()
})

test('a page is laid out to its end once nothing else is to be done, and keeps no trace of it', async ({ page }) => {
  await page.goto('/kontakt')
  const footer = page.getByRole('contentinfo')
  await expect.poll(() => footer.evaluate((element) => getComputedStyle(element).contentVisibility)).toBe('visible')
  await expect(page.locator('main > section[style*="content-visibility"]')).toHaveCount(0)
})

test('a number or an e-mail address stands on one line, below its label where there is no room beside it', async ({
  page,
}) => {
  for (const [width, path] of [
    [320, '/fr/contact'],
    [390, '/fr/contact'],
    [390, '/kontakt'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(path)
    await layOutWhole(page)
    const values = page
      .getByRole('contentinfo')
      .getByRole('definition')
      .filter({ hasText: /^\+49|@/ })
    await expect(values).toHaveCount(4)
    for (const value of await values.all()) {
      const label = await value.locator('..').getByRole('term').boundingBox()
      const box = await value.boundingBox()
      const place = `${await value.textContent()} on ${path} at ${width} px`
      expect(box?.height, place).toBeLessThan(40)
      expect(box?.y, place).toBeGreaterThan((label?.y ?? 0) + 10)
    }
  }
})

test('what leads on stands in line: brands in their rows, and the tools of a list', async ({ page }) => {
  const middles = (all: Element[]) =>
    all.map((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return Math.round((top + bottom) / 2)
    })
  await page.setViewportSize(desktop)
  await openSettled(page, '/marken')
  const brands = page.getByRole('main').getByRole('link', { name: /Mehr über (Rolex|Longines|Tidewerk)/ })
  await expect(brands).toHaveCount(3)
  expect(new Set(await brands.evaluateAll(middles)).size).toBe(1)
  await page.setViewportSize({ width: 768, height: 900 })
  await openSettled(page, '/en/watches/tidewerk')
  const tools = page.getByRole('button', { name: 'Filters' }).or(page.getByLabel('Sort by'))
  await expect(tools).toHaveCount(2)
  expect(new Set(await tools.evaluateAll(middles)).size).toBe(1)
})

test('logos keep a light ground where a visitor’s colours replace all others', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await page.goto('/marken')
  const ground = (image: Locator) => image.evaluate((found) => getComputedStyle(found).backgroundColor)
  for (const place of [header(page), page.getByRole('main').getByRole('listitem').first()])
    expect(await ground(place.getByRole('img').first())).toBe('rgb(255, 255, 255)')
})
