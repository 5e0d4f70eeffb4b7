import { expect, type Page } from '@playwright/test'
import { de, openReview, orderButton, ordered, watch } from './checkout-steps.ts'
import { test } from './mailbox.ts'
import { openSettled } from './settled.ts'
import { restock } from './shop.ts'

// biome-ignore lint/correctness/noEmptyPattern: Playwright reads off the pattern which fixtures a hook needs
test.beforeAll(({}, info) => restock(info.project.name, watch.slug))

/** An A4 sheet less its margins, in CSS pixels. */
const sheet = { width: 680, height: 1009 }

/** What is only for clicking and is printed all the same, and what stays at its place on every sheet. */
const printedInVain = (page: Page) =>
  page.evaluate(() => {
    const isShown = (part: Element) => part.checkVisibility({ visibilityProperty: true })
    const named = (part: Element) => `${part.tagName} ${part.textContent?.trim().slice(0, 40)}`
    const isFixed = (part: Element) => ['fixed', 'sticky'].includes(getComputedStyle(part).position)
    const forClicks = document.querySelectorAll('nav, button, search, dialog, [aria-labelledby="consent-heading"]')
    return [...forClicks, ...[...document.body.querySelectorAll('*')].filter(isFixed)].filter(isShown).map(named)
  })

test('on paper stand the logo, the content and the company’s name, and nothing that is only for clicking', async ({
  page,
}) => {
  for (const path of ['/agb', '/widerruf', '/shop/tidewerk-priel-40-blau', '/fr/cgv', '/en/shop']) {
    await openSettled(page, path)
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize(sheet)
    expect(await printedInVain(page), path).toEqual([])
    await expect(page.getByRole('banner').getByRole('img', { name: /Wennerholt/ })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('contentinfo').getByText(/^© .*Wennerholt/)).toBeVisible()
    await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(0)
    await page.emulateMedia({ media: null })
  }
})

test('an order on paper says where the money goes, and offers nothing to press', async ({ page, email }) => {
  await openReview(page, email, 'Vorkasse')
  await orderButton(page).click()
  await ordered(page)
  await expect(page.getByRole('button', { name: 'IBAN kopieren' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Fragen zur Bestellung?' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  expect(await printedInVain(page)).toEqual([])
  await expect(page.getByText('DE89 3704 0044 0532 0130 00')).toBeVisible()
  await expect(page.getByRole('heading', { name: de.thanks })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Fragen zur Bestellung?' })).toBeHidden()
})
