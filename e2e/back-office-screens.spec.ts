import { expect, type Page, test } from '@playwright/test'
import { save, signIn, windowOf } from './back-office/office.ts'
import { OWNER, ownOffice } from './back-office/own-office.ts'
import { startWalk, type Walk } from './back-office/screens.ts'
import { expectAccessible } from './expect-accessible.ts'

test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 1180, height: 820 } })

const { at, office } = ownOffice()

/** Every main screen; a form with all its tabs. */
const SCREENS = [
  '/admin/ecommerce_order',
  '/admin/ecommerce_product',
  '/admin/ecommerce_product/1',
  '/admin/page',
  '/admin/page/1',
  '/admin/company/1',
  '/admin/menu_item',
  '/admin/files',
  '/admin/theme/1',
  '/admin/ecommerce_settings/1',
  '/admin/project/1',
  '/admin/connections',
  '/admin/users',
  '/admin/users/create',
  '/admin/roles',
  '/admin/contact_request',
  '/admin/ecommerce_request',
  '/admin/ecommerce_product_rating',
  '/admin/ecommerce_rating_report',
  '/admin/newsletter_subscription',
  '/admin/consent_log',
  '/admin/ecommerce_legal_version',
  '/admin/ecommerce_legal_source',
  '/admin/persons',
  '/admin/ecommerce_withdrawal',
  '/admin/ecommerce_reservation',
  '/admin/brand',
  '/admin/mail',
  '/admin/import',
  '/admin/imports',
  '/admin/backup',
  '/admin/account',
  '/admin/',
]

test.describe('screens', () => {
  let page: Page
  let walk: Walk

  // One window for all of them: a new one would load the back office and sign in anew each time.
  test.beforeAll(async ({ browser }) => {
    page = await windowOf(browser, office().address, OWNER)
    walk = startWalk(page)
  })

  test.afterAll(() => page?.context().close())

  for (const path of SCREENS)
    test(`axe finds nothing on ${path}`, async () => {
      await walk.to(path.slice('/admin'.length))
      await expect(page.getByRole('heading', { level: 1 }).last()).not.toHaveText('')
      await expectAccessible(page)
      const tabs = page.getByRole('tab')
      for (let index = 1; index < (await tabs.count()); index++) {
        await tabs.nth(index).click()
        await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true')
        // The frame around it was looked at with the first tab.
        await expectAccessible(page, '#main-content')
      }
    })
})

test('axe finds nothing on the history of a record', async ({ page }) => {
  await signIn(page, office().address, OWNER)
  await page.goto(at('/admin/ecommerce_tag/5'))
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Mit Verlauf')
  await save(page)
  await page.getByRole('button', { name: 'Verlauf' }).click()
  await page
    .getByRole('dialog', { name: 'Verlauf' })
    .getByRole('button', { name: /angelegt/ })
    .click()
  await expect(page.getByRole('dialog').locator('ins').first()).toBeVisible()
  await expectAccessible(page)
})
