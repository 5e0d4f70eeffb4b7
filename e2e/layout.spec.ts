import { expect, type Page, test } from '@playwright/test'

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

const header = (page: Page) => page.getByRole('banner')

test('the header is 120 px high and stays at the top on large screens', async ({ page }) => {
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

test('no page is wider than the screen, and the text is 17 px', async ({ page }) => {
  await page.setViewportSize(phone)
  for (const path of ['/', '/kontakt', '/impressum', '/nowhere']) {
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('17px')
  }
})
