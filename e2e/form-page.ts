import { expect, type Page } from '@playwright/test'

/** Opens a page, looks at its form and waits until the script has taken it over. */
export async function openForm(page: Page, path: string) {
  await page.goto(path)
  await page.locator('form[action^="/forms/"]').first().scrollIntoViewIfNeeded()
  await expect(page.locator('form[action^="/forms/"][novalidate]')).toBeAttached()
}

/** Less would look automatic. */
export const likeAPerson = (page: Page) => page.waitForTimeout(2100)
