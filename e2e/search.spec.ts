import { expect, type Page } from '@playwright/test'
import { acrossProcesses } from './across-processes.ts'
import { expectAccessible } from './expect-accessible.ts'
import { openSettled } from './settled.ts'
import { test } from './test.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Leistungen suchen' })
const options = (page: Page) => page.getByRole('listbox').getByRole('option')

async function openStore(page: Page) {
  await openSettled(page, '/shop')
}

test(
  'products are suggested while typing, whatever the spelling of umlauts, and chosen with the keys',
  acrossProcesses,
  async ({ page }) => {
    await openStore(page)
    await field(page).fill('priel gruen')
    await expect(options(page).first()).toContainText('Priel 40 grün')
    await expect(page.getByRole('status').filter({ hasText: /Vorschl/ })).toBeAttached()
    await field(page).press('ArrowDown')
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
    await expectAccessible(page)
    await field(page).press('Enter')
    await expect(page).toHaveURL('/shop/tidewerk-priel-40-gruen')
  },
)

test('a slip of the finger finds what was meant', async ({ page }) => {
  await openStore(page)
  await field(page).fill('Tidewrk')
  await expect(options(page).first()).toContainText('Tidewerk')
})

test('a reference number finds its product', async ({ page }) => {
  await openStore(page)
  await field(page).fill('tw40bl')
  await expect(options(page).first()).toContainText('Priel 40 blau')
})

test('a brand without goods leads to its page, and a service to where it is offered', async ({ page }) => {
  await openStore(page)
  await field(page).fill('Rolex')
  await expect(page.getByRole('listbox').getByRole('group', { name: 'Marken' }).getByRole('option')).toHaveText('Rolex')
  await field(page).press('ArrowDown')
  await expectAccessible(page)
  await field(page).press('Enter')
  await expect(page).toHaveURL('/uhren/rolex')
  await openStore(page)
  await field(page).fill('Batteriewechsel')
  await expect(page.getByRole('group', { name: 'Leistungen' }).getByRole('option')).toHaveText('Uhrmacherwerkstatt')
  await field(page).press('Enter')
  await expect(page).toHaveURL('/shop?q=Batteriewechsel')
  const services = page.getByRole('navigation', { name: 'Marken, Leistungen und Seiten zur Suche' })
  await services.getByRole('link', { name: 'Uhrmacherwerkstatt' }).click()
  await expect(page).toHaveURL('/info#uhrmacherwerkstatt')
})

test('Escape closes the suggestions and keeps the text; Enter shows all results, which can be filtered', async ({
  page,
}) => {
  await openStore(page)
  await field(page).fill('gold')
  await expect(options(page).first()).toBeVisible()
  await field(page).press('Escape')
  await expect(options(page).first()).toBeHidden()
  await expect(field(page)).toHaveValue('gold')
  await field(page).press('Enter')
  await expect(page).toHaveURL('/shop?q=gold')
  await expect(page.getByRole('heading', { level: 1, name: 'Suche nach „gold“' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test('the search opens on every page and returns the focus when it closes', async ({ page }) => {
  await openSettled(page, '/kontakt')
  const search = page.getByRole('banner').getByRole('link', { name: 'Suche' })
  await search.click()
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(search).toBeFocused()
  await search.click()
  await field(page).fill('ebbe')
  await options(page).first().click()
  await expect(page).toHaveURL(/\/shop\/tidewerk-ebbe/)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('nothing found says so and leads on', async ({ page }) => {
  await page.goto('/shop?q=xyzxyz')
  await expect(page.getByText('Prüfen Sie die Schreibweise')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Alle Produkte ansehen' })).toBeVisible()
})

test('attributes and names are searched in the language of the page', async ({ page }) => {
  await page.goto('/en/shop?q=green')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goto('/en/shop?q=gruen')
  await expect(page.getByRole('article')).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the search is a form with a page of results', acrossProcesses, async ({ page }) => {
    await page.goto('/kontakt')
    await page.getByRole('banner').getByRole('link', { name: 'Suche' }).click()
    await field(page).fill('priel')
    await page.getByRole('button', { name: 'Suchen' }).click()
    await expect(page).toHaveURL('/shop?q=priel')
    await expect(page.getByRole('article').first()).toContainText('Priel')
    await page.goto('/shop?q=rolex')
    await page.getByRole('main').getByRole('link', { name: 'Rolex', exact: true }).click()
    await expect(page).toHaveURL('/uhren/rolex')
  })
})
