import { expect } from '@playwright/test'
import { confirmPassword, goTo, signIn } from './back-office/office.ts'
import { OWNER, ownOffice } from './back-office/own-office.ts'
import { expectAccessible } from './expect-accessible.ts'
import { test } from './test.ts'

test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 1180, height: 820 } })

const { at, office } = ownOffice()

test('mail, payment and statistics are tried from their settings, and secrets are not shown again', async ({
  page,
}) => {
  await signIn(page, office().address, OWNER)
  await goTo(page, 'Verbindungen')
  const card = (name: string) => page.getByRole('region', { name, exact: true })
  for (const [name, said] of [
    ['PayPal', 'Die Zugangsdaten stimmen.'],
    ['Klarna', 'Die Zugangsdaten stimmen.'],
    ['Mails', 'Es ist kein Mailserver eingerichtet.'],
    ['Statistik (Matomo)', /Der Server ist nicht erreichbar|nicht rechtzeitig/],
  ] as const) {
    await card(name).getByRole('button', { name: 'Testen' }).click()
    await expect(card(name).getByRole('status')).toContainText(said)
  }
  await expectAccessible(page)

  const server = async (host: string) => {
    for (const [field, value] of [
      ['Mailserver', host],
      ['Port', '25'],
      ['Benutzername', 'laden'],
      ['Passwort', 'geheim-4711'],
    ] as const)
      await card('Mails').getByLabel(field, { exact: true }).fill(value)
  }
  await server('127.0.0.1')
  await card('Mails').getByRole('button', { name: 'Speichern und testen' }).click()
  await confirmPassword(page)
  await expect(card('Mails').getByText('darf kein Server in einem internen Netz sein')).toBeVisible()
  await server('post.wennerholt.example')
  await card('Mails').getByRole('button', { name: 'Speichern und testen' }).click()
  await expect(card('Mails').getByRole('status')).toContainText(/Der Server ist nicht erreichbar|nicht rechtzeitig/)
  await expect(card('Mails').getByText('smtp://laden@post.wennerholt.example:25')).toBeVisible()
  await page.reload()
  await expect(card('Mails').getByText('smtp://laden@post.wennerholt.example:25')).toBeVisible()
  await expect(page.getByText('geheim-4711')).toHaveCount(0)
  await card('Mails').getByLabel('Absenderadresse').fill('keine Adresse')
  await card('Mails').getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect(card('Mails').getByText('muss eine E-Mail-Adresse sein')).toBeVisible()
})

test('who works for several websites goes from one to the other without signing in again, and each shows its own', async ({
  page,
}) => {
  await signIn(page, office().address, OWNER)
  const made = await page.request.post(at('/items/project'), {
    headers: { origin: office().address },
    data: { domain: 'zweite.localhost', display_name: 'Zweite Website', languages: ['de'] },
  })
  expect(made.status()).toBe(200)
  await page.reload()
  await page.getByRole('button', { name: 'Website wechseln' }).click()
  await expect(page.getByRole('menuitem', { name: /\(hier\)$/ })).toBeVisible()
  const other = page.getByRole('menuitem', { name: 'Zweite Website' })
  const { port } = new URL(office().address)
  await expectAccessible(page, '[role=menu]')
  await other.click()
  await page.waitForURL(`http://zweite.localhost:${port}/admin/`)
  await expect(page.getByRole('link', { name: 'Website ansehen: Zweite Website' })).toBeVisible()
  await goTo(page, 'Website')
  await expect(page.getByRole('textbox', { name: 'Domain', exact: true })).toHaveValue('zweite.localhost')
})

test('a program is told what happens from its address on, tried, paused and taken away', async ({ page }) => {
  await signIn(page, office().address, OWNER)
  await goTo(page, 'Webhooks')
  await expect(page.getByText('Noch kein Webhook.')).toBeVisible()
  await page.getByRole('button', { name: 'Neuer Webhook' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Welches Programm?').fill('Kasse')
  await form.getByLabel('Adresse, an die wir senden').fill('https://localhost/hook')
  await form.getByRole('button', { name: 'Webhook anlegen' }).click()
  await expect(form.getByText('Kreuzen Sie mindestens ein Ereignis an.')).toBeVisible()
  await form.getByRole('checkbox', { name: 'Bestand geändert' }).check()
  await form.getByRole('button', { name: 'Webhook anlegen' }).click()
  await expect(form.getByText('darf kein Server in einem internen Netz sein')).toBeVisible()
  await form.getByLabel('Adresse, an die wir senden').fill('https://kasse.invalid/hook')
  await form.getByRole('button', { name: 'Webhook anlegen' }).click()
  await confirmPassword(page)
  await expect(page.getByLabel('Geheimnis zum Prüfen der Unterschrift')).toHaveValue(/^whsec_/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Ich habe es kopiert' }).click()
  await page.getByRole('button', { name: 'Testen' }).click()
  await page.getByRole('button', { name: 'Nachrichten' }).click()
  await expect(async () => {
    await page.getByRole('button', { name: 'Aktualisieren' }).click()
    await expect(page.getByText(/nicht erreichbar|keine Antwort in 15 Sekunden/)).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Schließen' }).click()
  await page.getByRole('button', { name: 'Anhalten' }).click()
  await expect(page.getByText('angehalten')).toBeVisible()
  await page.getByRole('button', { name: 'Löschen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click()
  await expect(page.getByText('Noch kein Webhook.')).toBeVisible()
})
