import { expect, type Page } from '@playwright/test'
import { authenticate, signIn, windowOf } from './back-office/office.ts'
import { OWNER, ownOffice } from './back-office/own-office.ts'
import { startWalk, type Walk } from './back-office/screens.ts'
import { expectAccessible } from './expect-accessible.ts'
import { test } from './test.ts'

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

  test('the whole menu is in sight on a small screen, what is done daily first, the rest in closed groups', async () => {
    const usual = page.viewportSize() ?? { width: 1180, height: 820 }
    await page.setViewportSize({ width: 1024, height: 768 })
    const parts = page.locator('a[role=menuitem], [role=group] > button').locator('visible=true')
    const entries = page.locator('a[role=menuitem]')
    await expect(entries.nth(1)).toHaveText('Bestellungen')
    const closed = page.locator('[role=group] > button[aria-expanded=false]')
    expect(await closed.count()).toBeGreaterThan(3)
    const bottoms = await parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().bottom))
    expect(bottoms.length).toBeGreaterThan(10)
    expect(Math.max(...bottoms)).toBeLessThanOrEqual(768)
    await page.setViewportSize(usual)
  })

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

test('of a long text its history shows the changed sentence alone, without tags, and axe finds nothing', async ({
  page,
}) => {
  await authenticate(page, office().address, OWNER)
  const found = await page.request.get(at('/items/page?filter[name]=privacy&fields=id,translations.*'))
  const [{ id, translations }] = (await found.json()).data
  const german = translations.find(({ language }: { language: string }) => language === 'de')
  const words = german.body.replace(/<[^>]*>/g, ' ').split(/\s+/)
  expect(words.length).toBeGreaterThan(500)
  const changed = { id: german.id, body: german.body.replace('Unsere Datenschutzbeauftragte', 'Unsere Beauftragte') }
  const saved = await page.request.patch(at(`/items/page/${id}`), {
    headers: { origin: office().address },
    data: { translations: [changed] },
  })
  expect(saved.status()).toBe(200)
  await page.goto(at(`/admin/page/${id}`))
  await page.getByRole('button', { name: 'Verlauf' }).click()
  const history = page.getByRole('dialog', { name: 'Verlauf' })
  await history.getByRole('button', { name: /angelegt/ }).click()
  await expect(history.locator('ins')).toHaveText(/^Unsere Beauftragte erreichen Sie unter \S+\s*$/)
  await expect(history.locator('del')).toHaveText(/^Unsere Datenschutzbeauftragte erreichen Sie unter \S+\s*$/)
  const shown = (await history.locator('li').allTextContents()).join('\n')
  expect(shown).not.toMatch(/<\w/)
  expect(shown.length).toBeLessThan(1500)
  await expectAccessible(page)
})

test('a collection that the program has never heard of has its entry, its list and its form', async ({ page }) => {
  // What the backend would tell of it: as of tags, under another name, in an area of the content.
  await page.route(/\/collections(\?|$)/, async (route) => {
    const response = await route.fetch()
    const { data } = (await response.json()) as { data: { collection: string }[] }
    const tags = data.find(({ collection }) => collection === 'ecommerce_tag')
    await route.fulfill({
      response,
      json: { data: [...data, { ...tags, collection: 'announcement', area: 'content' }] },
    })
  })
  await page.route(/\/items\/announcement/, (route) =>
    route.continue({ url: route.request().url().replace('/items/announcement', '/items/ecommerce_tag') }),
  )
  await signIn(page, office().address, OWNER)
  await page.getByRole('menuitem', { name: 'Inhalte', exact: true }).click()
  await page.locator('[href$="/announcement"]').click()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.getByRole('row').nth(1).getByRole('cell').nth(1).click()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).not.toHaveValue('')
  await page.goto(at('/admin/announcement/create'))
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('')
})
