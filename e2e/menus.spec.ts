import { expect, type Locator, type Page, test } from '@playwright/test'
import { settled } from './settled.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

const header = (page: Page) => page.getByRole('banner')

test('the main navigation stands in one line at 1440 px in every language', async ({ page }) => {
  await page.setViewportSize(desktop)
  for (const [path, name] of [
    ['/', 'Hauptnavigation'],
    ['/en', 'Main navigation'],
    ['/fr', 'Navigation principale'],
  ] as const) {
    await page.goto(path)
    const entries = header(page).getByRole('navigation', { name }).locator('> ul > li')
    const tops = await entries.evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)))
    expect(tops.length, path).toBeGreaterThan(4)
    expect(new Set(tops).size, path).toBe(1)
  }
})

test('a menu too long for its line never leaves the header, and the keyboard brings its other lines there', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  await page.goto('/fr')
  await settled(page)
  const navigation = header(page).getByRole('navigation', { name: 'Navigation principale' })
  const list = navigation.locator('> ul')
  await list.evaluate((menu) => {
    const pattern = menu.querySelector(':scope > li:has(> a)')
    for (let count = menu.children.length; pattern && count < 11; count++) {
      const entry = pattern.cloneNode(true) as Element
      for (const link of entry.children) link.textContent = `Horlogerie et joaillerie de collection ${count}`
      menu.append(entry)
    }
  })
  const first = navigation.locator('> ul > li').first()
  const last = navigation.getByRole('link', { name: /collection 10$/ })
  const shows = (entry: Locator) =>
    entry.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
  expect(await header(page).boundingBox()).toMatchObject({ height: 120 })
  expect([await shows(first), await shows(last)]).toEqual([true, false])
  await last.focus()
  expect([await shows(first), await shows(last)]).toEqual([false, true])
  const box = await last.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(120)
  await last.blur()
  await expect.poll(() => shows(first)).toBe(true)
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
  await expect(contact.getByRole('link', { name: /^\+49 40/ })).toBeVisible()
  await expect(contact.getByRole('heading', { name: 'Öffnungszeiten' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Menü' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Kontakt' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sprechen Sie mit uns' })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
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
