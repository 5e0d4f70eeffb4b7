import { expect } from '@playwright/test'
import { acrossProcesses } from './across-processes.ts'
import { de, openReview, orderButton, ordered, step, watch } from './checkout-steps.ts'
import { expectAccessible } from './expect-accessible.ts'
import { test } from './mailbox.ts'
import { cartIn, draftIn, restock } from './shop.ts'

test.use({ viewport: { width: 390, height: 844 } })

// biome-ignore lint/correctness/noEmptyPattern: Playwright reads off the pattern which fixtures a hook needs
test.beforeAll(({}, info) => restock(info.project.name, watch.slug))

test('a prepaid order names the account, the reference and a GiroCode', acrossProcesses, async ({ page, email }) => {
  await openReview(page, email, 'Vorkasse')
  await orderButton(page).click()
  await ordered(page)
  await expect(page.getByText('DE89 3704 0044 0532 0130 00')).toBeVisible()
  await expect(page.getByRole('img', { name: /GiroCode/ })).toBeVisible()
  await expect(page.getByText(/^\d{4}-\d{5}$/).first()).toBeVisible()
  await page.reload()
  await expect(page.getByText('Bitte überweisen Sie den Betrag.')).toBeVisible()
})

test('an order is placed on invoice', async ({ page, email }) => {
  await openReview(page, email, 'Rechnung')
  await orderButton(page).click()
  await ordered(page)
  await expect(page.getByText('Ihre Bestellung ist bei uns.')).toBeVisible()
  expect(await cartIn(page)).toBeNull()
})

test('an order that is collected names the shop and is paid there', async ({ page, email }) => {
  await openReview(page, email, 'Barzahlung bei Abholung', 'Abholung im Geschäft')
  await expect(page.getByText(/Stammhaus Silbertwiete/).first()).toBeVisible()
  await orderButton(page).click()
  await ordered(page)
  await expect(page.getByRole('heading', { name: 'Abholung' })).toBeVisible()
  await expect(page.getByRole('main').getByText(/Stammhaus Silbertwiete/)).toBeVisible()
})

test('an order is paid with PayPal, and the cart is emptied only then', acrossProcesses, async ({ page, email }) => {
  await openReview(page, email, 'PayPal')
  await orderButton(page).click()
  await page.getByRole('button', { name: 'Zahlung freigeben' }).click()
  await ordered(page)
  await expect(page.getByText('Ihre Zahlung ist da.')).toBeVisible()
  await expect.poll(() => cartIn(page)).toBeNull()
  expect(await draftIn(page)).toBeNull()
  await expectAccessible(page)
})

test('who leaves PayPal keeps the cart and can pay again or in another way', async ({ page, email }) => {
  await openReview(page, email, 'PayPal')
  await orderButton(page).click()
  await page.getByRole('button', { name: 'Abbrechen und zurück zum Shop' }).click()
  await expect(page.getByText('Sie haben die Zahlung abgebrochen.')).toBeVisible()
  expect((await cartIn(page))?.totalCount).toBe(1)
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: 'Jetzt mit PayPal bezahlen' })).toBeVisible()
  await page.getByRole('button', { name: 'Anders bezahlen' }).click()
  await expect.poll(() => step(page)).toBe('delivery')
  await page.getByRole('radio', { name: 'Rechnung' }).check()
  await page.getByRole('button', { name: de.toReview }).click()
  await orderButton(page).click()
  await expect(page.getByText('Ihre Bestellung ist bei uns.')).toBeVisible()
  expect(await cartIn(page)).toBeNull()
})

test('an order is paid with Klarna, whose script is asked for only then', acrossProcesses, async ({ page, email }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (/klarna/.test(request.url()) && request.resourceType() === 'script') scripts.push(request.url())
  })
  await openReview(page, email, 'Klarna')
  expect(scripts.filter((address) => !address.includes('/build/'))).toEqual([])
  await orderButton(page).click()
  await ordered(page)
  await expect(page.getByText('Klarna (Vorführung)')).toBeVisible()
  expect((await cartIn(page))?.totalCount).toBe(1)
  await expectAccessible(page)
  // Who comes back to it from a page whose policy knows nothing of Klarna can pay as well.
  await page.getByRole('banner').getByRole('link').first().click()
  await page.waitForURL('/')
  await page.reload()
  await page.goBack()
  await ordered(page)
  await expect(page.getByText('Klarna (Vorführung)')).toBeVisible()
  await page.getByRole('button', { name: 'Jetzt mit Klarna bezahlen' }).click()
  await expect(page.getByText('Ihre Zahlung ist da.')).toBeVisible()
  await expect.poll(() => cartIn(page)).toBeNull()
})
