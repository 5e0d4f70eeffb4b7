import { expect, type Page } from '@playwright/test'
import { startWithCart, storedDraft, type Words, words } from './shop.ts'

export const de = words.de
export const watch = { slug: 'brennhoefer-bahnzeit-weiss' }

export const orderButton = (page: Page, { order }: Words = de) => page.getByRole('button', { name: order, exact: true })
export const step = (page: Page) => new URL(page.url()).searchParams.get('step')

export async function fillAddress(page: Page, { email: label, names }: Words, email: string, values: string[]) {
  await page.getByLabel(label).fill(email)
  for (const [index, name] of names.entries()) await page.getByLabel(name, { exact: true }).fill(values[index] ?? '')
}

/** Opens the last step of an order whose address is known, with a shipping and a payment chosen by their names; `more` was typed before. */
export async function openReview(
  page: Page,
  email: string,
  payment: string,
  shipping: string = de.parcel,
  more: object = {},
) {
  await startWithCart(page, [watch], storedDraft(email, more))
  await page.goto(`${de.checkout}?step=delivery`)
  await page.getByRole('radio', { name: new RegExp(`^${shipping}`) }).check()
  if (shipping.startsWith('Abholung')) await page.getByRole('radio', { name: /^Stammhaus Silbertwiete/ }).check()
  await page.getByRole('radio', { name: payment }).check()
  await page.getByRole('button', { name: de.toReview }).click()
  await expect(orderButton(page)).toBeEnabled()
}

export const ordered = (page: Page) => page.waitForURL(/\/shop\/bestellung\//)
