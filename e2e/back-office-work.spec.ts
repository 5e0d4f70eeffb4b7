// biome-ignore-all lint/correctness/noEmptyPattern: Playwright reads off the pattern which fixtures a hook needs
import { expect, type Page, test } from '@playwright/test'
import { newsletterConsentVersion } from '#domain/company/newsletter-consent.ts'
import { writeCsv } from '#domain/texts/csv.ts'
import {
  confirmPassword,
  goTo,
  type Office,
  PASSWORD,
  save,
  signIn,
  startOffice,
  windowOf,
} from './back-office/office.ts'
import { placedOrder, placeOrder } from './back-office/place-order.ts'
import { expectAccessible } from './expect-accessible.ts'
import type { Mode } from './server/modes.ts'
import { startWithCart, storedDraft, words } from './shop.ts'

test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 1180, height: 820 } })

const OWNER = 'chefin@juwelier.example'

let office: Office
const at = (path: string) => office.address + path

test.beforeAll(async ({}, info) => {
  test.setTimeout(240_000)
  office = await startOffice(info.project.name as Mode)
  await office.ensureAccount(OWNER, 'administrator')
})

test.afterAll(() => office?.stop())

/** What the window reads of the backend from now on, by path and query. */
function readsOf(page: Page): () => string[] {
  const read: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    const isOfOrders = /^\/(?:items\/ecommerce_order|ecom\/orders)/.test(pathname)
    const query = [...searchParams].filter(([name]) => name.startsWith('filter')).join('&')
    if (request.method() === 'GET' && isOfOrders) read.push(query ? `${pathname}?${query}` : pathname)
  })
  return () => read.toSorted()
}

const collected = [
  { language: 'de', hint: 'Ihr Abholcode' },
  { language: 'en', hint: 'Your collection code' },
  { language: 'fr', hint: 'Votre code de retrait' },
]

test('what is collected is handed over by the code that the customer shows, on a phone', async ({ page, browser }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const origin = office.address
  const customer = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await signIn(page, office.address, OWNER)
  for (const { language, hint } of collected) {
    const { number, path } = await placedOrder(customer, office.address, { language, collects: true })
    const orders = await page.request.get(at(`/items/ecommerce_order?filter[number]=${number}&fields=id,total`))
    const [{ id }] = (await orders.json()).data
    for (const state of ['in_preparation', 'ready_for_collection'])
      expect(
        (await page.request.post(at(`/ecom/orders/${id}/state`), { headers: { origin }, data: { state } })).status(),
      ).toBe(200)
    await customer.goto(at(path))
    await expect(customer.getByText(hint)).toBeVisible()
    await expect(customer.getByRole('img', { name: /QR/ })).toBeVisible()
    const code = (await customer.getByText(/^[2-9A-HJ-NP-Z]{6}$/).textContent()) ?? ''
    await page.goto(at('/admin/collect'))
    await page.getByLabel('Abholcode').fill(`${code.slice(0, 3)} ${code.slice(3).toLowerCase()}`)
    await page.getByRole('button', { name: 'Suchen' }).click()
    await expect(page.getByText(number)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: /^[\d.]+,\d\d\s€ erhalten und übergeben$/ }).click()
    await expect(page.getByText(`Bestellung ${number} ist übergeben.`)).toBeVisible()
    await expect(page.getByText('Zu diesem Code liegt nichts bereit.')).toBeVisible()
  }
  await customer.context().close()
})

test('an order goes from receipt to shipped, and after each step every part of it is read once', async ({ page }) => {
  const number = await placeOrder(page, office.address)
  await signIn(page, office.address, OWNER)
  await page.getByRole('menuitem', { name: 'Bestellungen' }).click()
  await expect(page.getByText(number)).toBeVisible()
  await expectAccessible(page)
  await page.getByText(number).click()
  await expect(page.getByRole('heading', { name: `Bestellung ${number}` }).last()).toBeVisible()
  for (const step of ['Zahlung eingegangen', 'In Vorbereitung', 'Versandt']) {
    await page.getByRole('button', { name: step, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: step })
    if (step === 'Versandt') await dialog.getByLabel('Sendungsnummer').fill('00340434161094000000')
    const readAgain = readsOf(page)
    await dialog.getByRole('button', { name: 'Bestätigen' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: step, exact: true })).toBeHidden()
    // Whatever is read twice for a step is read at once.
    await page.waitForTimeout(500)
    expect(readAgain()).toEqual([...new Set(readAgain())])
    expect(readAgain()).toContainEqual(expect.stringMatching(/^\/items\/ecommerce_order\/\d+$/))
  }
  await expect(page.getByText('00340434161094000000')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Rechnung/ })).toBeVisible()

  const slip = await page.getByRole('link', { name: 'Lieferschein' }).getAttribute('href')
  const paper = await page.request.get(at(String(slip)))
  expect([paper.status(), paper.headers()['content-type']]).toEqual([200, 'application/pdf'])

  await page.getByRole('button', { name: 'Bestellbestätigung erneut senden' }).click({ timeout: 20_000 })
  const again = page.getByRole('dialog', { name: 'Bestellbestätigung erneut senden' })
  await again.getByRole('button', { name: 'Erneut senden' }).click()
  await expect(page.getByText('Die Mail geht noch einmal an anna@kunden.example.')).toBeVisible()
  await expect(page.getByText('Mail: Bestellbestätigung')).toBeVisible()

  await page.getByLabel('Interne Notiz').fill('Ruft noch einmal an')
  await page.getByRole('button', { name: 'Notiz speichern' }).click()
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible()
  await expectAccessible(page)

  const stock = async () => {
    const orders = await page.request.get(at(`/items/ecommerce_order?filter[number]=${number}&fields=lines.product`))
    const [line] = (await orders.json()).data[0].lines
    const product = await page.request.get(at(`/items/ecommerce_product/${line.product}?fields=stock`))
    return (await product.json()).data.stock as number
  }
  const before = await stock()
  await page.getByRole('button', { name: 'Erstatten', exact: true }).click()
  const refund = page.getByRole('dialog', { name: 'Erstatten' })
  const amount = refund.getByLabel(/^Betrag/)
  const whole = await amount.inputValue()
  await expect(refund.getByLabel('wieder in den Bestand')).not.toBeChecked()
  await refund.getByLabel(/^Stück zurück/).selectOption('0')
  await expect(amount).toHaveValue(whole)
  await amount.fill('12,50')
  await refund.getByLabel('Nachricht an den Kunden').fill('Für den Kratzer.')
  await expectAccessible(page)
  await refund.getByRole('button', { name: 'Erstatten' }).click()
  await expect(refund).toBeHidden()
  expect(await stock()).toBe(before)
  await page.getByRole('button', { name: 'Erstatten', exact: true }).click()
  await refund.getByLabel('wieder in den Bestand').check()
  await refund.getByRole('button', { name: 'Erstatten' }).click()
  await expect(refund).toBeHidden()
  expect(await stock()).toBe(before + 1)
  await expect(page.getByRole('link', { name: /^Rechnungskorrektur RK/ })).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Erstattung erneut senden' })).toHaveCount(2, { timeout: 20_000 })
})

test('products are made one after the other with a click each, and the name of the next one can be written at once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await signIn(page, office.address, OWNER)
  await page.goto(at('/admin/ecommerce_product/create'))
  const name = page.getByLabel('Name').first()
  await name.click()
  for (const title of ['Reihe eins', 'Reihe zwei', 'Reihe drei']) {
    await page.keyboard.type(title)
    await expect(name).toHaveValue(title)
    await page.getByRole('button', { name: 'Speichern und neues anlegen' }).click()
    await expect(name).toHaveValue('')
    await expect(name).toBeFocused()
  }
  const list = await page.request.get(at('/items/ecommerce_product?filter[slug][in]=reihe-eins,reihe-zwei,reihe-drei'))
  expect((await list.json()).data).toHaveLength(3)
})

test('the orders of a time are saved as a file that a German spreadsheet opens', async ({ page }) => {
  const number = await placeOrder(page, office.address)
  await signIn(page, office.address, OWNER)
  await page.goto(at('/admin/ecommerce_order'))
  await page.getByLabel('Bestellt ab').fill(new Date().toISOString().slice(0, 8).concat('01'))
  await expect(page.getByText(number)).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Für die Steuerberatung exportieren' }).click(),
  ])
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk)
  const text = Buffer.concat(chunks).toString()
  expect(text.startsWith('\uFEFFBestellnummer;Bestelldatum;Status;')).toBe(true)
  expect(text).toMatch(new RegExp(`${number};\\d\\d\\.\\d\\d\\.\\d{4};[^;]+;Anna Muster;DE;[^;]+;\\d+,\\d\\d;`))
})

test('a watch that staff put under the margin scheme says so at its price, in the cart and before it is ordered', async ({
  browser,
}) => {
  const labels = {
    de: 'Differenzbesteuert nach § 25a UStG, MwSt. nicht ausweisbar',
    fr: 'Régime de la marge, TVA non récupérable',
  }
  const watch = { slug: 'hallander-rund-36-blau' }
  const staff = await windowOf(browser, office.address, OWNER)
  const found = await staff.request.get(at(`/items/ecommerce_product?filter[slug][eq]=${watch.slug}&fields=id`))
  const { data } = (await found.json()) as { data: { id: number }[] }
  await staff.goto(at(`/admin/ecommerce_product/${data[0]?.id}`))
  await staff.getByRole('combobox', { name: 'Besteuerung' }).click()
  await staff.getByRole('option', { name: 'Differenzbesteuerung (§ 25a UStG)' }).click()
  await expect(staff.getByText(/steht dann keine Mehrwertsteuer/)).toBeVisible()
  await save(staff)
  await staff.context().close()

  const context = await browser.newContext({ baseURL: office.address, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await startWithCart(page, [watch], storedDraft('anna@kunden.example'))
  await page.goto(`/shop/${watch.slug}`)
  const main = page.getByRole('main')
  await expect(main.getByText(`${labels.de}, zzgl. Versandkosten`).first()).toBeVisible()
  await expectAccessible(page)
  await page.goto('/shop/warenkorb')
  await expect(main.getByRole('listitem').filter({ hasText: 'Rund 36 blau' }).first()).toContainText(labels.de)
  await expect(page.getByRole('complementary', { name: 'Zusammenfassung' })).toContainText(`${labels.de}, zzgl.`)
  await expect(main.getByText('inkl. MwSt.')).toHaveCount(0)

  for (const language of ['de', 'fr'] as const) {
    const text = words[language]
    await page.goto(`${text.checkout}?step=delivery`)
    await page.getByRole('radio', { name: text.parcel }).check()
    await page.getByRole('radiogroup').nth(1).getByRole('radio').first().check()
    await page.getByRole('button', { name: text.toReview }).click()
    const order = page.getByRole('region').filter({ has: page.getByRole('button', { name: text.order, exact: true }) })
    await expect(order.getByRole('listitem').filter({ hasText: labels[language] })).not.toHaveCount(0)
    await expect(order.locator('dl')).toContainText(labels[language])
    await expect(order).not.toContainText(/19\s%/)
    await expectAccessible(page)
  }
  await page.goto(`/fr/boutique/${watch.slug}`)
  await expect(main.getByText(`${labels.fr}, frais de livraison en sus`).first()).toBeVisible()
  await context.close()
})

test('of 2,000 products with three bad lines none or 1,997 are imported, by choice, and it can be stopped', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await signIn(page, office.address, OWNER)
  const bad: Record<number, string[]> = {
    10: ['I-10', 'Import 10', 'viel', '1'],
    999: ['I-999', '', '10,00', '1'],
    1500: ['I-1500', 'Import 1500', '10,00', '-4'],
  }
  const rows = Array.from(
    { length: 2000 },
    (_, index) => bad[index] ?? [`I-${index}`, `Import ${index}`, '1.234,50', '3'],
  )
  const csv = writeCsv([['reference_number', 'display_name', 'price_brutto', 'stock'], ...rows])
  const file = { name: 'produkte.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
  const imported = async () => {
    const address = '/items/ecommerce_product?filter[reference_number][contains]=I-&fields=id&limit=1&meta=filter_count'
    const { meta } = await (await page.request.get(at(address))).json()
    return meta.filter_count as number
  }
  const before = await imported()
  await page.goto(at('/admin/import'))
  const choose = page.getByLabel('CSV-Datei wählen').and(page.locator('input'))
  await choose.setInputFiles(file)
  await expect(page.getByRole('progressbar', { name: 'Fortschritt' })).toBeVisible()
  await page.getByRole('button', { name: 'Anhalten' }).click()
  await expect(page.getByText('Angehalten. Es wurde nichts übernommen.')).toBeVisible()

  await choose.setInputFiles(file)
  await expect(page.getByText(/Es würden 1997 Produkte angelegt .* Fehlerhafte Zeilen: 3/)).toBeVisible({
    timeout: 90_000,
  })
  const lines = page.getByRole('table', { name: 'Zeilen der Datei' })
  for (const line of [12, 1001, 1502])
    await expect(lines.getByRole('cell', { name: String(line), exact: true }).first()).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel(/^Alles oder nichts/).check()
  await page.getByRole('button', { name: 'Jetzt übernehmen' }).click()
  await expect(page.getByText('Nichts wurde übernommen, denn eine Zeile ist fehlerhaft.')).toBeVisible()
  expect(await imported()).toBe(before)

  await page.getByLabel(/^Die guten Zeilen/).check()
  await page.getByRole('button', { name: 'Jetzt übernehmen' }).click()
  await expect(page.getByText(/^1997 Produkte angelegt/)).toBeVisible({ timeout: 90_000 })
  expect(await imported()).toBe(before + 1997)
})

test('mail, payment and statistics are tried from their settings, and secrets are not shown again', async ({
  page,
}) => {
  await signIn(page, office.address, OWNER)
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

test('of two editors the second may keep both changes: theirs stay, and their own are added', async ({ browser }) => {
  await office.ensureAccount('zweite@juwelier.example', 'editor')
  const first = await windowOf(browser, office.address, OWNER)
  const second = await windowOf(browser, office.address, 'zweite@juwelier.example')
  const name = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true })
  const slug = (page: Page) => page.getByLabel('Adresse (Teil der URL)')
  for (const page of [first, second]) {
    await page.goto(at('/admin/ecommerce_tag/4'))
    await expect(name(page)).not.toHaveValue('')
  }
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
  await signIn(page, office.address, OWNER)
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
  await page.getByLabel('Passwort').first().fill(PASSWORD)
  await page.getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect(page.getByText('Angelegt', { exact: true })).toBeVisible()
  await page.getByText('hilfe@juwelier.example').click()
  await page.getByRole('combobox', { name: 'Rolle' }).click()
  await page.getByRole('option', { name: 'Aushilfe' }).click()
  await page.getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible()

  const help = await windowOf(browser, office.address, 'hilfe@juwelier.example')
  await expect(help.getByRole('menuitem', { name: 'Bestellungen' })).toBeVisible()
  await expect(help.getByRole('menuitem', { name: 'Produkte' })).toHaveCount(0)
  await help.context().close()
})

/** Every main screen; a form with all its tabs. */
const SCREENS = [
  '/admin/',
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
  '/admin/brand',
  '/admin/mail',
  '/admin/import',
  '/admin/backup',
  '/admin/account',
]

test.describe('screens', () => {
  let page: Page

  // One window for all of them: a new one would load the back office and sign in anew each time.
  test.beforeAll(async ({ browser }) => {
    page = await windowOf(browser, office.address, OWNER)
  })

  test.afterAll(() => page?.context().close())

  for (const path of SCREENS)
    test(`axe finds nothing on ${path}`, async () => {
      await page.goto(at(path))
      await expect(page.getByRole('heading', { level: 1 }).last()).not.toHaveText('')
      await page.waitForLoadState('networkidle')
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

test('subscribers are listed with the proof of their consent, saved as CSV, and lead to what is kept of them', async ({
  page,
  request,
}) => {
  const email = 'zoe.zwetschge@example.org'
  const body = { email, language: 'de', form_version: newsletterConsentVersion }
  expect((await request.post(at('/forms/newsletter'), { data: body })).status()).toBe(200)
  await signIn(page, office.address, OWNER)
  await page.goto(at('/admin/newsletter_subscription?filter=%7B%7D'))
  await expect(page.getByText(email)).toBeVisible()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Als CSV speichern' }).click()
  expect((await saving).suggestedFilename()).toBe('newsletter.csv')
  await page.getByText(email).click()
  await expect(page.getByRole('heading', { name: 'Nachweis der Einwilligung' })).toBeVisible()
  await expect(page.getByText(/Im Formular angefragt/)).toBeVisible()
  await expect(page.getByText(/^Wortlaut des Formulars/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Auskunft, Berichtigung, Löschung' }).click()
  await page.getByRole('button', { name: 'Suchen' }).click()
  await expect(page.getByText(/^Newsletter/).first()).toBeVisible()
})

test('axe finds nothing on the history of a record', async ({ page }) => {
  await signIn(page, office.address, OWNER)
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

test('who works for several websites goes from one to the other, and each shows its own', async ({ page }) => {
  await signIn(page, office.address, OWNER)
  const made = await page.request.post(at('/items/project'), {
    headers: { origin: office.address },
    data: { domain: 'zweite.localhost', display_name: 'Zweite Website', languages: ['de'] },
  })
  expect(made.status()).toBe(200)
  await page.reload()
  await page.getByRole('button', { name: 'Website wechseln' }).click()
  await expect(page.getByRole('menuitem', { name: /\(hier\)$/ })).toBeVisible()
  const other = page.getByRole('menuitem', { name: 'Zweite Website' })
  const { port } = new URL(office.address)
  await expect(other).toHaveAttribute('href', `http://zweite.localhost:${port}/admin/`)
  await expectAccessible(page, '[role=menu]')

  await signIn(page, `http://zweite.localhost:${port}`, OWNER)
  await expect(page.getByRole('link', { name: 'Website ansehen: Zweite Website' })).toBeVisible()
  await goTo(page, 'Website')
  await expect(page.getByLabel('Domain')).toHaveValue('zweite.localhost')
})
