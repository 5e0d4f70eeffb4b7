import { expect, type Locator, type Page } from '@playwright/test'
import { settled } from './settled.ts'
import { test } from './test.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

const header = (page: Page) => page.getByRole('banner')

const LANGUAGES = [
  { start: '/', navigation: 'Hauptnavigation', more: 'Mehr' },
  { start: '/en', navigation: 'Main navigation', more: 'More' },
  { start: '/fr', navigation: 'Navigation principale', more: 'Plus' },
] as const

/** Of the entries of the main navigation those that can be seen in its line, and the labels of all. */
const entriesIn = (navigation: Locator) =>
  navigation.locator('li:not([popover] li)').evaluateAll((items) => {
    const isSeen = (item: Element) => {
      const { x, y, width, height } = item.getBoundingClientRect()
      return item.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    }
    const label = (item: Element) => item.firstElementChild?.textContent?.trim() ?? ''
    return { seen: items.filter(isSeen).map(label), all: items.map(label) }
  })

test('every entry of the main navigation stands in its line or under “more”, at every width and in every language', async ({
  page,
}) => {
  for (const { start, navigation: name, more } of LANGUAGES) {
    await page.goto(start)
    await settled(page)
    const navigation = header(page).getByRole('navigation', { name })
    for (const width of [1260, 1280, 1366, 1440, 1600, 1920]) {
      const place = `${start} at ${width} px`
      await page.setViewportSize({ width, height: 900 })
      const { seen, all } = await entriesIn(navigation)
      expect(all.length, place).toBeGreaterThan(8)
      expect(seen, place).toEqual(all.slice(0, seen.length))
      const button = navigation.getByRole('button', { name: more, exact: true })
      expect(await button.isVisible(), place).toBe(seen.length < all.length)
      if (seen.length === all.length) continue
      await button.click()
      const panel = navigation.locator('[popover]:popover-open')
      for (const label of all.slice(seen.length))
        await expect(panel.getByText(label, { exact: true }), place).toBeVisible()
      for (const label of seen) await expect(panel.getByText(label, { exact: true }), place).toHaveCount(0)
      await page.keyboard.press('Escape')
    }
  }
})

test('“more” is reached and opened by the keyboard, its links lead on and mark the page that is shown', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1260, height: 900 })
  await page.goto('/fr')
  await settled(page)
  const navigation = header(page).getByRole('navigation', { name: 'Navigation principale' })
  await navigation.getByRole('button', { name: 'Plus', exact: true }).focus()
  await page.keyboard.press('Enter')
  const link = navigation.locator('[popover]:popover-open').getByRole('link', { name: 'Contact' })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/fr/contact')
  await expect(navigation.locator('[popover]:popover-open')).toHaveCount(0)
})

test('a menu too long for its line never leaves the header, and the keyboard brings its other lines there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1260, height: 900 })
  await page.goto('/fr')
  await settled(page)
  const navigation = header(page).getByRole('navigation', { name: 'Navigation principale' })
  const { seen, all } = await entriesIn(navigation)
  expect(await header(page).boundingBox()).toMatchObject({ height: 120 })
  expect(seen).not.toContain(all.at(-1))
  const last = navigation.getByRole('link', { name: all.at(-1) ?? '', exact: true })
  await last.focus()
  expect((await entriesIn(navigation)).seen).toContain(all.at(-1))
  const box = await last.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(120)
  await last.blur()
  await expect.poll(async () => (await entriesIn(navigation)).seen).toEqual(seen)
})

test('the entry of the page that is shown is marked, and so is the link in its group', async ({ page }) => {
  await page.setViewportSize(desktop)
  const marked = async (path: string) => {
    await page.goto(path)
    const current = page.getByRole('navigation', { name: 'Hauptnavigation' }).locator('[aria-current]')
    return current.evaluateAll((items) => items.map((item) => [item.textContent?.trim(), item.ariaCurrent]))
  }
  expect(await marked('/uhren')).toEqual([
    ['Uhren', 'true'],
    ['Alle Uhren', 'page'],
  ])
  expect(await marked('/uhren/rolex')).toEqual([
    ['Uhren', 'true'],
    ['Rolex', 'page'],
    ['Alle Uhren', 'true'],
  ])
  expect(await marked('/schmuck')).toEqual([
    ['Schmuck', 'true'],
    ['Aller Schmuck', 'page'],
  ])
  expect(await marked('/shop')).toEqual([['Shop', 'page']])
  expect(await marked('/shop/tidewerk-priel-40-blau')).toEqual([['Shop', 'true']])
  expect(await marked('/')).toEqual([])
})

test('the server sends no drawer: it is rendered once the page stands', async ({ request }) => {
  expect(await (await request.get('/')).text()).not.toContain('<dialog')
})

test('the drawer keeps the focus, hides the page scroll, and Escape gives the focus back', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  const opener = page.getByRole('button', { name: 'Menü' })
  await opener.click()
  const drawer = page.getByRole('dialog', { name: 'Menü' })
  await expect(drawer).toBeVisible()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden')
  for (let press = 0; press < 20; press++) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(opener).toBeFocused()
})

test('the drawer has two close buttons on small screens and one on large ones', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  await page.getByRole('button', { name: 'Menü' }).click()
  const closers = page.getByRole('dialog').getByRole('button', { name: 'Schließen' })
  await expect(closers).toHaveCount(2)
  await page.setViewportSize(desktop)
  await expect(closers).toHaveCount(1)
  await closers.click()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('the contact drawer shows address, telephone and hours, and a link in the menu drawer closes it', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  await page.getByRole('button', { name: 'Kontakt' }).click()
  const contact = page.getByRole('dialog', { name: 'Kontakt' })
  await expect(contact.getByRole('link', { name: /^\+49 40/ }).first()).toBeVisible()
  await expect(contact.getByRole('heading', { name: 'Öffnungszeiten' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Menü' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Kontakt' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sprechen Sie mit uns' })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('on small screens the social links stand in the menu, and the contact drawer calls every house', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  await page.getByRole('button', { name: 'Menü' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: /^Instagram/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Kontakt' }).click()
  const contact = page.getByRole('dialog', { name: 'Kontakt' })
  await expect(contact.getByRole('term').filter({ hasText: 'Blankenese' })).toBeVisible()
  await expect(contact.getByRole('link', { name: /^\+49 40/ })).toHaveCount(2)
})

test('one menu group is open at a time, and a link closes it', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto('/')
  const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' })
  await navigation.getByRole('button', { name: 'Uhren' }).click()
  await expect(navigation.getByRole('link', { name: 'Rolex' })).toBeVisible()
  await navigation.getByRole('button', { name: 'Schmuck' }).click()
  await expect(navigation.getByRole('link', { name: 'Rolex' })).toBeHidden()
  await navigation.getByRole('link', { name: 'Ferrault' }).click()
  await expect(page).toHaveURL('/schmuck/ferrault')
  await expect(navigation.getByRole('link', { name: 'Ferrault' })).toBeHidden()
})

test('the groups of the menu open in 200 ms, their names 170 px from the top', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto('/')
  const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' })
  await navigation.getByRole('button', { name: 'Uhren' }).click()
  const panel = navigation.locator('[popover]:popover-open')
  expect(await panel.evaluate((element) => getComputedStyle(element).transitionDuration)).toMatch(/^0\.2s/)
  await expect.poll(async () => (await panel.locator('section').first().boundingBox())?.y).toBe(170)
})

test('the menu by keyboard: Enter opens a group, Tab leads into it, Escape closes it and gives the focus back', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  await page.goto('/')
  const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' })
  const group = navigation.getByRole('button', { name: 'Schmuck' })
  await group.focus()
  await page.keyboard.press('Enter')
  const first = navigation.locator('[popover]:popover-open').getByRole('link').first()
  await expect(first).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(first).toBeHidden()
  await expect(group).toBeFocused()
})

test('a group of the drawer’s menu unfolds in 500 ms', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  await page.getByRole('button', { name: 'Menü' }).click()
  const group = page.getByRole('dialog', { name: 'Menü' }).locator('details').first()
  const duration = await group.evaluate((element) => getComputedStyle(element, '::details-content').transitionDuration)
  expect(duration).toMatch(/^0\.5s/)
})
