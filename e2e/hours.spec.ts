import { type APIRequestContext, expect, test } from '@playwright/test'
import { daysAfter, germanDay } from '#domain/hours/calendar-day.ts'
import { signIn } from './back-office/office.ts'
import { OWNER, ownOffice } from './back-office/own-office.ts'
import { expectAccessible } from './expect-accessible.ts'

test.describe.configure({ mode: 'default' })

const { office } = ownOffice()

const pages = [
  ['/haeuser/silbertwiete', '/shop/tidewerk-priel-40-blau', 'geschlossen', /Versand ab \d/],
  ['/en/branches/silbertwiete', '/en/shop/tidewerk-priel-40-blau', 'closed', /shipping from \d/],
  ['/fr/maisons/silbertwiete', '/fr/boutique/tidewerk-priel-40-blau', 'fermé', /expédition à partir du \d/],
] as const

const textOf = async (request: APIRequestContext, path: string) => (await request.get(office().address + path)).text()

test('an owner enters company holidays in three clicks, and banner, hours, search engines and delivery say so within a second', async ({
  page,
}) => {
  const { request } = page
  const today = germanDay(new Date())
  const last = daysAfter(today, 6)
  // What is kept from before must change too.
  for (const [branch] of pages) expect(await textOf(request, branch)).not.toContain(`"validThrough":"${last}"`)
  await signIn(page, office().address, OWNER)
  await page.getByRole('button', { name: 'Wir haben geschlossen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Geschlossen von – bis' })
  await dialog.getByLabel('Letzter Tag').fill(last)
  await dialog.getByLabel('Ihre Worte dazu (Deutsch)').fill('Wir sind auf der Messe.')
  await dialog.getByRole('button', { name: 'Eintragen' }).click()
  await expect(page.getByText('Eingetragen. Die Website zeigt es jetzt.')).toBeVisible()
  await expect
    .configure({ timeout: 1000 })
    .poll(() => textOf(request, '/'))
    .toContain('Wir sind auf der Messe.')
  for (const [branch, product, closed, delivery] of pages) {
    const html = await textOf(request, branch)
    expect(html).toContain(`"validFrom":"${today}","validThrough":"${last}"`)
    expect(html).toMatch(new RegExp(`<dt>[^<]+</dt><dd>${closed}<small>Wir sind auf der Messe`))
    expect(await textOf(request, product)).toMatch(delivery)
  }
})

test('a page of a branch says whether it is open now, in the language of the page, and the switch leads to the same branch', async ({
  page,
}) => {
  await page.goto(`${office().address}/haeuser/blankenese`)
  await expect(page.getByRole('heading', { level: 1, name: 'Filiale Blankenese' })).toBeVisible()
  const now = page.locator('main open-now')
  await expect(now).toHaveText(/^Geschlossen, öffnet .+ um \d\d:\d\d$/)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'English' }).first().click()
  await expect(page).toHaveURL(/\/en\/branches\/blankenese$/)
  await expect(page.locator('main open-now')).toHaveText(/^Closed, opens .+ at \d\d:\d\d$/)
})

test('the calendar shows the closed days and enters the holidays of the year in one dialog', async ({ page }) => {
  await signIn(page, office().address, OWNER)
  await page.goto(`${office().address}/admin/opening_exception`)
  await expect(page.getByRole('heading', { level: 1, name: 'Öffnungszeiten' }).last()).toBeVisible()
  await expect(page.getByRole('button', { name: /: geschlossen$/ }).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Feiertage des Jahres' }).click()
  const dialog = page.getByRole('dialog', { name: 'Feiertage des Jahres' })
  await dialog.getByLabel('Jahr').click()
  const next = Number(germanDay(new Date()).slice(0, 4)) + 1
  await page.getByRole('option', { name: String(next) }).click()
  await expect(dialog.getByText(/Reformationstag/)).toBeVisible()
  await dialog.getByRole('button', { name: /^Eintragen \(\d+\)$/ }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Karfreitag' })).toBeVisible()
})
