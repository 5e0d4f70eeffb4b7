import { expect } from '@playwright/test'
import { authenticate, signIn } from './back-office/office.ts'
import { OWNER, ownOffice } from './back-office/own-office.ts'
import { expectAccessible } from './expect-accessible.ts'
import { test } from './test.ts'

test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 1180, height: 820 } })

const { at, office } = ownOffice()

test('the whole menu is in sight on a small screen, what is done daily first, the rest in closed groups', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await signIn(page, office().address, OWNER)
  const parts = page.locator('a[role=menuitem], [role=group] > button').locator('visible=true')
  const entries = page.locator('a[role=menuitem]')
  await expect(entries.nth(1)).toHaveText('Bestellungen')
  const closed = page.locator('[role=group] > button[aria-expanded=false]')
  expect(await closed.count()).toBeGreaterThan(3)
  const bottoms = await parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().bottom))
  expect(bottoms.length).toBeGreaterThan(10)
  expect(Math.max(...bottoms)).toBeLessThanOrEqual(768)
})

test('the search over everything shows screens, settings and records in groups, and axe finds nothing', async ({
  page,
}) => {
  await authenticate(page, office().address, OWNER)
  await page.goto(at('/admin'))
  await expect(page.locator('#main-content').getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  const search = page.getByRole('dialog', { name: 'Alles durchsuchen' })
  await search.getByRole('combobox').fill('impressum')
  for (const group of ['Seiten der Verwaltung', 'Einstellungen und Felder', 'Einträge'])
    await expect(search.getByRole('group', { name: group }).getByRole('option').first()).toBeVisible()
  await expectAccessible(page)
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
