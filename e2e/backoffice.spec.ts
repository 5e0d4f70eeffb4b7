// biome-ignore-all lint/correctness/noEmptyPattern: Playwright reads off the pattern which fixtures a hook needs
import { expect } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { samplePicture } from '#backend/files/sample-picture.ts'
import { confirmPassword, goTo, PASSWORD, save, signIn, windowOf } from './back-office/office.ts'
import { OWNER, ownOffice } from './back-office/own-office.ts'
import { expectAccessible } from './expect-accessible.ts'
import { test } from './test.ts'

test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 1180, height: 820 } })

const FIRST = 'the link of the first start makes the administrator, once'
const STAFF = 'verkauf@juwelier.example'

const { at, office } = ownOffice({ hasOwner: false })

/** Everybody but the first administrator finds the owner's account there. */
test.beforeEach(async ({}, info) => {
  if (info.title !== FIRST) await office().ensureAccount(OWNER, 'administrator')
})

test(FIRST, async ({ page }) => {
  await page.goto(at('/admin'))
  await expect(page.getByText('Es gibt noch kein Konto.')).toBeVisible()
  await expectAccessible(page)
  await page.goto(at(office().startPath))
  await page.getByLabel('E-Mail').fill(OWNER)
  await page.getByLabel('Neues Passwort').fill(PASSWORD)
  await page.getByLabel('Noch einmal').fill(PASSWORD)
  await page.getByRole('button', { name: 'Konto anlegen' }).click()
  await expect(page.getByText('Vor dem Start noch zu tun')).toBeVisible()

  await page.context().clearCookies()
  await page.goto(at(office().startPath))
  await page.getByLabel('E-Mail').fill('anderer@juwelier.example')
  await page.getByLabel('Neues Passwort').fill(PASSWORD)
  await page.getByLabel('Noch einmal').fill(PASSWORD)
  await page.getByRole('button', { name: 'Konto anlegen' }).click()
  await expect(page.getByText('Dieser Link gilt nicht mehr.')).toBeVisible()
})

test('a changed opening hour is seen merged while it is changed, and on the site within a second', async ({ page }) => {
  await signIn(page, office().address, OWNER)
  // The hours of the company are those of its main branch.
  await goTo(page, 'Firma')
  await page.getByRole('tab', { name: 'Öffnungszeiten' }).click()
  await page.getByRole('link', { name: 'Stammhaus Silbertwiete' }).click()
  await expect(page.getByRole('heading', { name: 'Filiale: Stammhaus Silbertwiete' })).toBeVisible()
  await page.getByRole('tab', { name: 'Öffnungszeiten' }).click()
  await page.getByLabel('Von', { exact: true }).first().fill('07:45')
  await expect(page.getByRole('region', { name: 'So sehen es Besucher' }).getByText(/07:45/)).toBeVisible()
  await save(page)
  // How long the page then takes is the machine's affair: whoever asks a second later is shown the new hour.
  await page.waitForTimeout(1000)
  const answer = await page.request.get(at('/kontakt'))
  expect(await answer.text()).toContain('07:45')
})

test('a product with two variants and a picture goes online from nothing', async ({ page }) => {
  await signIn(page, office().address, OWNER, '/ecommerce_product/create')
  await page.getByLabel('Name').first().fill('Ring Nordlicht')
  await page.getByLabel('Adresse (Teil der URL)').first().fill('ring-nordlicht')
  await page.getByLabel('Status').click()
  await page.getByRole('option', { name: 'Veröffentlicht' }).click()
  await page.getByLabel('Preis (brutto)').first().fill('490')
  await page.getByLabel('Artikelnummer').first().fill('RN-1')
  await page.getByRole('combobox', { name: 'Hersteller' }).fill('Corvin')
  await page
    .getByRole('option', { name: /Corvin/ })
    .first()
    .click()
  await page.getByRole('tab', { name: 'Bilder' }).click()
  const picture = await samplePicture(1000, 500, 'png')
  await page
    .getByLabel('Hochladen')
    .setInputFiles({ name: 'nordlicht.png', mimeType: 'image/png', buffer: Buffer.from(picture) })
  await expect(page.getByRole('img', { name: 'nordlicht.png' })).toBeVisible()
  await page.getByRole('tab', { name: 'Varianten' }).click()
  const variants = page.getByRole('group', { name: 'Varianten' })
  for (const [index, name] of ['Größe 54', 'Größe 56'].entries()) {
    await variants.getByRole('button', { name: 'Hinzufügen' }).click()
    await variants.getByRole('textbox', { name: 'Name', exact: true }).nth(index).fill(name)
    await variants
      .getByLabel('Bestand')
      .nth(index)
      .fill(String(index + 2))
  }
  await save(page, 'Angelegt')
  await page.goto(at('/shop/ring-nordlicht'))
  await expect(page.getByRole('heading', { name: 'Ring Nordlicht' })).toBeVisible()
  await expect(page.getByText('Größe 56').first()).toBeAttached()
  await expect(page.getByRole('main').locator('img').first()).toBeVisible()
})

test('what is wrong stands at its field in German, and nothing is saved', async ({ page }) => {
  await signIn(page, office().address, OWNER, '/ecommerce_tag/create')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Neu')
  await page.getByLabel('Adresse (Teil der URL)').fill('Neu!')
  await page.getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect(page.getByText('ist schon vergeben')).toBeVisible()
})

test('of two editors the second is warned, sees what the first has changed, and nothing is overwritten unseen', async ({
  browser,
}) => {
  await office().ensureAccount('zweite@juwelier.example', 'editor')
  const first = await windowOf(browser, office().address, OWNER, '/ecommerce_tag/1')
  const second = await windowOf(browser, office().address, 'zweite@juwelier.example', '/ecommerce_tag/1')
  for (const page of [first, second])
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).not.toHaveValue('')
  await first.getByRole('textbox', { name: 'Name', exact: true }).fill('Vom Ersten')
  await save(first)
  await second.getByRole('textbox', { name: 'Name', exact: true }).fill('Vom Zweiten')
  await second.getByRole('button', { name: 'Speichern', exact: true }).click()
  const dialog = second.getByRole('dialog', { name: 'Inzwischen geändert' })
  await expect(dialog.getByText(OWNER)).toBeVisible()
  await expect(dialog.getByText('Vom Ersten').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Meine Änderungen verwerfen' }).click()
  await expect(second.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Vom Ersten')
  await first.context().close()
  await second.context().close()
})

test('a session that ends keeps what was written: it is saved after signing in again', async ({ page }) => {
  await signIn(page, office().address, OWNER, '/ecommerce_tag/2')
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).not.toHaveValue('')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Mühsam geschrieben')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Speichern', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Ihre Sitzung ist beendet' })
  await dialog.getByLabel('Passwort').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Anmelden' }).click()
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Mühsam geschrieben')
})

test('yesterday’s text is compared in words and brought back with one click', async ({ page }) => {
  await signIn(page, office().address, OWNER, '/ecommerce_tag/3')
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await expect(name).not.toHaveValue('')
  const before = await name.inputValue()
  await name.fill('Versehentlich geändert')
  await save(page)
  await page.getByRole('button', { name: 'Verlauf' }).click()
  const history = page.getByRole('dialog', { name: 'Verlauf' })
  await history.getByRole('button', { name: /angelegt/ }).click()
  await expect(history.locator('ins').first()).toContainText('Versehentlich')
  await history.getByRole('button', { name: 'Diesen Stand wiederherstellen' }).click()
  await expect(page.getByText('Der frühere Stand ist wiederhergestellt.')).toBeVisible()
  await expect(name).toHaveValue(before)
})

test('price and stock are changed in the list', async ({ page }) => {
  await signIn(page, office().address, OWNER, '/ecommerce_product')
  const stock = page.getByLabel(/^Bestand: /).first()
  await stock.fill('42')
  await stock.press('Enter')
  await expect(page.getByText(/gespeichert$/)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(/^Bestand: /).first()).toHaveValue('42')
})

test('shop staff neither see settings nor reach them, also not through the API', async ({ page }) => {
  await office().ensureAccount(STAFF, 'shop_staff')
  await signIn(page, office().address, STAFF)
  await expect(page.getByRole('menuitem', { name: 'Bestellungen' })).toBeVisible()
  for (const name of ['Shop-Einstellungen', 'Website', 'Gestaltung', 'Benutzer', 'Mails'])
    await expect(page.getByRole('menuitem', { name, exact: true })).toHaveCount(0)
  await page.goto(at('/admin/ecommerce_settings/1'))
  await expect(page.getByRole('button', { name: 'Speichern', exact: true })).toHaveCount(0)
  const origin = { headers: { origin: office().address } }
  const statuses = await Promise.all([
    page.request.patch(at('/items/ecommerce_settings/1'), { ...origin, data: { enable_cart: false } }),
    page.request.patch(at('/items/project/1'), { ...origin, data: { display_name: 'x' } }),
    page.request.get(at('/settings')),
    page.request.get(at('/users')),
    page.request.get(at('/items/mail')),
  ])
  expect(statuses.map((answer) => answer.status())).toEqual([403, 403, 403, 403, 403])
})

test('the second factor is set up with its QR code, then signing in needs the app or a recovery code', async ({
  page,
}) => {
  const email = 'faktor@juwelier.example'
  await office().ensureAccount(email, 'shop_staff')
  await signIn(page, office().address, email, '/account')
  const card = page.getByRole('region', { name: 'Zweiter Faktor' })
  await page.route('**/utils/2fa_secret', (route) => route.fulfill({ status: 500, body: 'kaputt' }))
  await card.getByRole('button', { name: 'Einrichten' }).click()
  await expect(card.getByText('Das hat nicht geklappt.')).toBeVisible()
  await page.unroute('**/utils/2fa_secret')
  await card.getByRole('button', { name: 'Einrichten' }).click()
  await expect(card.getByRole('img', { name: 'QR-Code für die Authenticator-App' })).toBeVisible()
  const app = new TOTP({
    secret: Secret.fromBase32(String(await card.locator('code').textContent()).replaceAll(' ', '')),
  })
  await expectAccessible(page)
  await card.getByLabel('Einmalpasswort').fill(app.generate())
  await card.getByLabel('Ihr jetziges Passwort').fill('falsch')
  await card.getByRole('button', { name: 'Einschalten' }).click()
  await expect(card.getByText('Das jetzige Passwort ist falsch.')).toBeVisible()
  await card.getByLabel('Ihr jetziges Passwort').fill(PASSWORD)
  await card.getByRole('button', { name: 'Einschalten' }).click()
  const codes = card.getByRole('list', { name: 'Wiederherstellungscodes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const [first = ''] = await codes.allInnerTexts()
  await card.getByRole('button', { name: 'Ich habe sie aufbewahrt' }).click()
  await expect(card.getByText('Wiederherstellungscodes, die noch gelten: 10')).toBeVisible()

  await page.getByRole('button', { name: 'Überall abmelden' }).click()
  await page.getByLabel('E-Mail').fill(email)
  await page.getByLabel('Passwort').fill(PASSWORD)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  const asked = page.getByLabel('Einmalpasswort')
  await asked.fill('000000')
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await expect(page.getByText(/Wiederherstellungscode ist falsch oder schon benutzt/)).toBeVisible()
  // The code of the next half minute, for that of the setting up is used.
  await asked.fill(app.generate({ timestamp: Date.now() + 30_000 }))
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await expect(card.getByText(/die noch gelten: 10/)).toBeVisible()

  await page.context().clearCookies()
  await page.goto(at('/admin/login'))
  await page.getByLabel('E-Mail').fill(email)
  await page.getByLabel('Passwort').fill(PASSWORD)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await asked.fill(first)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await expect(page.getByRole('heading', { name: 'Heute', exact: true }).last()).toBeVisible()
})

test('an administrator takes a lost second factor off, ends sessions, and reads in the log who did what', async ({
  page,
}) => {
  const email = 'verloren@juwelier.example'
  await office().ensureAccount(email, 'editor')
  await office().setFactor(email)
  await signIn(page, office().address, OWNER)
  await goTo(page, 'Benutzer')
  await page.getByText(email).click()
  const access = page.getByRole('region', { name: 'Zugang' })
  await access.getByRole('button', { name: 'Zweiten Faktor entfernen' }).click()
  await access.getByLabel('Ihr jetziges Passwort').fill(PASSWORD)
  await access.getByRole('button', { name: 'Zweiten Faktor entfernen' }).click()
  await expect(access.getByText('Der zweite Faktor ist entfernt.')).toBeVisible()
  await expectAccessible(page)
  await goTo(page, 'Protokoll')
  const entry = page.getByRole('row').filter({ hasText: 'Zweiter Faktor ausgeschaltet' })
  await expect(entry.getByText(email)).toBeVisible()
  await expect(entry.getByText(`durch ${OWNER}`)).toBeVisible()
  await page.getByPlaceholder('E-Mail oder Adresse').fill('niemand@')
  await expect(entry).toHaveCount(0)
  await expectAccessible(page)
  await goTo(page, 'Benutzer')
  await page.getByText(email).click()
  await page.getByLabel('Passwort', { exact: true }).fill('passwortpasswort')
  await page.getByRole('button', { name: 'Speichern', exact: true }).click()
  await confirmPassword(page)
  await expect(page.getByText('wiederholt sich und ist leicht zu erraten')).toBeVisible()
})

test('no page of visitors names or loads anything of the back office', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  for (const path of ['/', '/kontakt', '/shop', '/shop/ring-nordlicht', '/impressum']) {
    await page.goto(at(path))
    await page.waitForLoadState('networkidle')
    expect(await page.content()).not.toContain('/admin')
  }
  expect(loaded.filter((address) => new URL(address).pathname.startsWith('/admin'))).toEqual([])
})
