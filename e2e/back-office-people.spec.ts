import { expect, type Page } from '@playwright/test'
import { newsletterConsentVersion } from '#domain/company/newsletter-consent.ts'
import { confirmPassword, goTo, PASSWORD, save, signIn, windowOf } from './back-office/office.ts'
import { OWNER, ownOffice } from './back-office/own-office.ts'
import { expectAccessible } from './expect-accessible.ts'
import { test } from './test.ts'

test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 1180, height: 820 } })

const { at, office } = ownOffice()

test('of two editors the second may keep both changes: theirs stay, and their own are added', async ({ browser }) => {
  await office().ensureAccount('zweite@juwelier.example', 'editor')
  const first = await windowOf(browser, office().address, OWNER, '/ecommerce_tag/4')
  const second = await windowOf(browser, office().address, 'zweite@juwelier.example', '/ecommerce_tag/4')
  const name = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true })
  const slug = (page: Page) => page.getByLabel('Adresse (Teil der URL)')
  for (const page of [first, second]) await expect(name(page)).not.toHaveValue('')
  await name(first).fill('Vom Ersten benannt')
  await save(first)
  await slug(second).fill('von-der-zweiten')
  await second.getByRole('button', { name: 'Speichern', exact: true }).click()
  const dialog = second.getByRole('dialog', { name: 'Inzwischen geändert' })
  await expect(dialog.getByText(OWNER)).toBeVisible()
  await expectAccessible(second)
  await dialog.getByRole('button', { name: 'Meine Änderungen trotzdem speichern' }).click()
  await expect(second.getByText('Gespeichert', { exact: true })).toBeVisible()
  await expect(name(second)).toHaveValue('Vom Ersten benannt')
  await expect(slug(second)).toHaveValue('von-der-zweiten')
  await first.context().close()
  await second.context().close()
})

test('what each role may do is seen, and a role of one’s own is made, given rights and given to a person', async ({
  page,
  browser,
}) => {
  await signIn(page, office().address, OWNER)
  await goTo(page, 'Rollen')
  await page.getByRole('button', { name: /^Verkauf/ }).click()
  const row = (table: string, name: string) =>
    page.getByRole('table', { name: table }).getByRole('row').filter({ hasText: name }).first()
  await expect(row('Verkauf', 'Bestellungen').getByRole('cell')).toHaveText(['ja', '–', 'ja', '–'])
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Eigene Rolle anlegen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Eigene Rolle anlegen' })
  await dialog.getByLabel('Name der Rolle').fill('Aushilfe')
  await dialog.getByRole('button', { name: 'Anlegen' }).click()
  await confirmPassword(page, 'nicht mein Passwort')
  await expect(page.getByText('Das jetzige Passwort ist falsch.')).toBeVisible()
  await expectAccessible(page)
  await confirmPassword(page)
  await page.getByRole('button', { name: /^Aushilfe/ }).click()
  for (const right of ['Website: sehen', 'Bestellungen: sehen', 'Bestellungen: ändern']) {
    await page.getByRole('checkbox', { name: right }).click()
    await expect(page.getByRole('checkbox', { name: right })).toBeChecked()
  }
  await goTo(page, 'Benutzer')
  await page.getByRole('link', { name: 'Neu anlegen' }).click()
  await page.getByRole('textbox', { name: 'E-Mail' }).fill('hilfe@juwelier.example')
  await page.getByRole('combobox', { name: 'Rolle' }).click()
  await page.getByRole('option', { name: 'Redaktion' }).click()
  await page.getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect(page.getByText('Die Einladung geht an hilfe@juwelier.example.')).toBeVisible()
  await page.getByRole('cell', { name: 'hilfe@juwelier.example' }).click()
  await page.getByLabel('Passwort').first().fill(PASSWORD)
  await page.getByRole('combobox', { name: 'Rolle' }).click()
  await page.getByRole('option', { name: 'Aushilfe' }).click()
  await page.getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible()

  const help = await windowOf(browser, office().address, 'hilfe@juwelier.example')
  await expect(help.getByRole('menuitem', { name: 'Bestellungen' })).toBeVisible()
  await expect(help.getByRole('menuitem', { name: 'Produkte' })).toHaveCount(0)
  await help.context().close()
})

test('subscribers are listed with the proof of their consent, saved as CSV, and lead to what is kept of them', async ({
  page,
  request,
}) => {
  const email = 'zoe.zwetschge@example.org'
  const body = { email, language: 'de', form_version: newsletterConsentVersion }
  expect((await request.post(at('/forms/newsletter'), { data: body })).status()).toBe(200)
  await signIn(page, office().address, OWNER, '/newsletter_subscription?filter=%7B%7D')
  await expect(page.getByText(email)).toBeVisible()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Mit Nachweis als CSV speichern' }).click()
  expect((await saving).suggestedFilename()).toBe('newsletter.csv')
  await page.getByText(email).click()
  await expect(page.getByRole('heading', { name: 'Nachweis der Einwilligung' })).toBeVisible()
  await expect(page.getByText(/Im Formular angefragt/)).toBeVisible()
  await expect(page.getByText(/^Wortlaut des Formulars/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Auskunft, Berichtigung, Löschung' }).click()
  await page.getByRole('button', { name: 'Suchen', exact: true }).click()
  await expect(page.getByText(/^Newsletter/).first()).toBeVisible()
})
