import { expect } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { openSettled } from './settled.ts'
import { test } from './test.ts'

const templates = {
  home: '/',
  contact: '/kontakt',
  thanks: '/danke',
  legal: '/impressum',
  'generic legal': '/barrierefreiheit',
  content: '/info',
  category: '/uhren',
  'brand with products': '/uhren/tidewerk',
  'product list': '/shop?category=schmuck',
  'search results': '/shop?q=gold',
  'list without products': '/shop?q=xyzxyz',
  appointment: '/terminvereinbarung',
  privacy: '/datenschutz',
  brand: '/uhren/longines',
  'brand-rolex': '/uhren/rolex',
  brands: '/marken',
  'not found': '/nowhere',
}

for (const [template, path] of Object.entries(templates)) {
  test(`axe finds nothing on the ${template} template, at 390 and at 1440 px`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 })
    await openSettled(page, path)
    // Header and footer are the same on every page: they are looked at once in each size.
    const part = template === 'home' ? 'html' : undefined
    await expectAccessible(page, part)
    await page.setViewportSize({ width: 1440, height: 900 })
    await expectAccessible(page, part)
  })
}

test('axe finds nothing in the open drawer and the open menu group', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('button', { name: 'Uhren' }).click()
  await expectAccessible(page, 'html')
  await page.keyboard.press('Escape')
  await page.getByRole('banner').getByRole('button', { name: 'Kontakt' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'html')
})

test('the first tab stop skips to the content', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
