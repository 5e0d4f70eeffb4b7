import { expect, type Page } from '@playwright/test'
import { openSettled, settled } from './settled.ts'
import { test } from './test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const contact = (page: Page) =>
  page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'Kontakt', exact: true })

/** The page data that the browser asks for. */
function askedData(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('/page-data.json')) asked.push(pathname)
  })
  return asked
}

test('a page is loaded while the pointer rests on its link, once, and shown without asking again', async ({ page }) => {
  const asked = askedData(page)
  await openSettled(page, '/')
  await contact(page).hover()
  await expect.poll(() => asked).toEqual(['/page-data/kontakt/page-data.json'])
  await settled(page)
  await contact(page).click()
  await expect(page).toHaveURL('/kontakt')
  expect(asked).toHaveLength(1)
})

test('a visitor who reaches a link by keyboard gets its page ahead too', async ({ page }) => {
  const asked = askedData(page)
  await openSettled(page, '/')
  await contact(page).focus()
  await expect.poll(() => asked).toContain('/page-data/kontakt/page-data.json')
})

test('nothing is loaded ahead for visitors who save data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
  })
  const asked = askedData(page)
  await openSettled(page, '/')
  await contact(page).hover()
  await page.waitForTimeout(500)
  expect(asked).toEqual([])
})

test('a page brings its styles along, and following a link does not load them again', async ({ page }) => {
  const styles: string[] = []
  page.on('request', (request) => request.resourceType() === 'stylesheet' && styles.push(request.url()))
  await page.goto('/', { waitUntil: 'commit' })
  await page.locator('#page-resources').waitFor({ state: 'attached' })
  const shared = await page
    .locator('head style[data-href]')
    .evaluateAll((found) => found.map((one) => one.dataset.href))
  expect(shared.length).toBeGreaterThan(0)
  await settled(page)
  await contact(page).click()
  await expect(page).toHaveURL('/kontakt')
  for (const href of shared) expect(styles.filter((address) => address.endsWith(String(href)))).toEqual([])
})
