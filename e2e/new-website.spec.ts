import { expect } from '@playwright/test'
import { firstAccountToken } from '#backend/auth/first-account.ts'
import { expectAccessible } from './expect-accessible.ts'
import { moveIn, moveInAgain, moveOut, redirectOldAddresses } from './moving-in.ts'
import { startProgram } from './server/program.ts'
import { test } from './test.ts'

const SECRET = 'a secret of the tests that is long enough'

const homes = {
  '/': 'Gut sehen, gut aussehen.',
  '/en': 'See well, look well.',
  '/fr': 'Bien voir, bien paraître.',
} as const

test('a fresh installation becomes an optician’s website in three languages, with what two other shops had', async ({
  browser,
}) => {
  const program = await startProgram({ SEED_DEMO: 'no', SECRET })
  const [staff, stranger] = await Promise.all([
    browser.newContext({ baseURL: program.address }),
    browser.newContext({ baseURL: program.address }),
  ])
  const page = await staff.newPage()
  await page.goto(`/admin/start?token=${firstAccountToken(SECRET)}`)
  await page.getByLabel('E-Mail').fill('chefin@muster.example')
  for (const field of await page.locator('input[type=password]').all()) await field.fill('correct horse battery')
  await page.getByRole('button', { name: 'Konto anlegen' }).click()

  await page.waitForURL('**/first-website')
  await expect(page.getByRole('heading', { name: 'Neue Website' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Website anlegen' }).click()
  await expect(page.getByText('ist erforderlich').first()).toBeVisible()
  await page.getByLabel('Name des Geschäfts').fill('Optik Müller')
  await expect(page.getByLabel('Adresse der Website')).toHaveValue('optik-mueller.localhost')
  await page.getByLabel('Womit soll sie beginnen?').click()
  await page.getByRole('option', { name: 'Optiker' }).click()
  const facts = {
    'Firma, mit Rechtsform': 'Optik Müller GmbH',
    'Inhaber oder Geschäftsführung': 'Erika Müller',
    Straße: 'Marktplatz',
    Hausnummer: '1',
    Postleitzahl: '12345',
    Ort: 'Musterstadt',
    Telefon: '030 23125 417',
    'E-Mail': 'laden@muster.example',
  }
  for (const [label, value] of Object.entries(facts)) await page.getByLabel(label).fill(value)
  await page.getByRole('button', { name: 'Website anlegen' }).click()

  await expect(page.getByText('Diese Website ist noch nicht veröffentlicht.')).toBeVisible()
  await page.getByRole('link', { name: 'Einrichtung' }).first().click()
  await expect(page.getByRole('heading', { name: '2. Öffnungszeiten und Filialen' })).toBeVisible()
  await expectAccessible(page)

  const visitor = await stranger.newPage()
  await visitor.goto('/optik')
  await expect(visitor).toHaveURL(/\/$/)
  await expect(visitor.getByText('Hier entsteht unsere Website.')).toBeVisible()
  await expect(visitor.getByText('12345 Musterstadt')).toBeVisible()
  await expectAccessible(visitor)

  const headers = { origin: program.address }
  const { data } = await (await staff.request.get('/items/company?fields=id')).json()
  const hours = [{ day: 4, time_open: '09:30:00', time_close: '18:30:00' }]
  const opened = await staff.request.patch(`/items/company/${data[0].id}`, {
    headers,
    data: { opening_periods: hours },
  })
  expect(opened.status()).toBe(200)
  const names = { de: 'Lesebrille Anna', en: 'Reading glasses Anna', fr: 'Lunettes de lecture Anna' }
  const product = {
    slug: 'lesebrille-anna',
    display_name: names.de,
    status: 'published',
    sales_mode: 'display_only',
    translations: Object.entries(names).map(([language, display_name]) => ({ language, display_name })),
  }
  const { data: me } = await (await staff.request.get('/users/me')).json()
  const stored = { ...product, project: me.current_project }
  expect((await staff.request.post('/items/ecommerce_product', { headers, data: stored })).status()).toBe(200)

  await page.goto('/admin/guide')
  await page.getByRole('button', { name: 'Jetzt veröffentlichen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Jetzt veröffentlichen' }).click()
  await expect(page.getByText('Die Website ist veröffentlicht.')).toBeVisible()

  for (const [home, heading] of Object.entries(homes)) {
    await expect(async () => {
      await visitor.goto(home)
      await expect(visitor.getByRole('heading', { level: 1, name: heading })).toBeVisible({ timeout: 2000 })
    }).toPass()
    await expectAccessible(visitor)
    await expect(visitor.getByRole('contentinfo').getByText('09:30').first()).toBeAttached()
  }
  for (const [path, words] of [
    ['/shop/lesebrille-anna', 'Lesebrille Anna'],
    ['/en/shop/lesebrille-anna', 'Reading glasses Anna'],
    ['/fr/boutique/lesebrille-anna', 'Lunettes de lecture Anna'],
    ['/impressum', 'Erika Müller'],
    ['/en/imprint', 'Erika Müller'],
    ['/fr/mentions-legales', 'Erika Müller'],
  ] as const) {
    expect((await visitor.goto(path))?.status()).toBe(200)
    await expect(visitor.getByRole('main').getByText(words).first()).toBeVisible()
  }
  await moveIn(page, visitor)
  await moveInAgain(page)
  await redirectOldAddresses(page, visitor)
  await moveOut(page, visitor)
  await Promise.all([staff.close(), stranger.close()])
  await program.stop()
})
