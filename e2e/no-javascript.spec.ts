import { expect } from '@playwright/test'
import { test } from './test.ts'

test.use({ javaScriptEnabled: false })

test('a visitor without JavaScript reads the home page and finds the way to every page of the menu', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Was bleibt' })).toBeVisible()
  const allPages = page.getByRole('navigation', { name: 'Menü' })
  await allPages.getByRole('link', { name: 'Longines' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Longines' })).toBeVisible()
})

test('the menu groups open without JavaScript, one at a time', async ({ page }) => {
  await page.goto('/')
  const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' })
  await navigation.getByRole('button', { name: 'Uhren' }).click()
  await expect(navigation.getByRole('link', { name: 'Longines' })).toBeVisible()
  await navigation.getByRole('button', { name: 'Schmuck' }).click()
  await expect(navigation.getByRole('link', { name: 'Ferrault' })).toBeVisible()
  await expect(navigation.getByRole('link', { name: 'Longines' })).toBeHidden()
})

test('what does not fit into the line of the menu is reached through “Plus” without JavaScript', async ({ page }) => {
  await page.setViewportSize({ width: 1260, height: 900 })
  await page.goto('/fr')
  await page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link', { name: 'Plus' }).click()
  await expect(page).toHaveURL('/fr#all-pages')
  await expect(page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Contact' })).toBeInViewport()
})

test('contact and opening hours stand on the page without JavaScript', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Kontakt', exact: true }).last().click()
  await expect(page).toHaveURL('/kontakt')
  await expect(
    page.getByRole('main').getByText('Mo – Fr').or(page.getByRole('main').getByText('Mo - Fr')).first(),
  ).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^\+49 40/ })
      .first(),
  ).toHaveAttribute('href', /^tel:\+4940/)
})
