import { expect, type Page } from '@playwright/test'
import { acrossProcesses } from './across-processes.ts'
import { expectAccessible } from './expect-accessible.ts'
import { test } from './mailbox.ts'
import { cartIn, draftIn, restock, startWithCart, storedDraft, type Words, words } from './shop.ts'

test.use({ viewport: { width: 390, height: 844 } })

const de = words.de
const watch = { slug: 'brennhoefer-bahnzeit-weiss' }

// biome-ignore lint/correctness/noEmptyPattern: Playwright reads off the pattern which fixtures a hook needs
test.beforeAll(({}, info) => restock(info.project.name, watch.slug))

const orderButton = (page: Page, { order }: Words = de) => page.getByRole('button', { name: order, exact: true })
const step = (page: Page) => new URL(page.url()).searchParams.get('step')

async function fillAddress(page: Page, { email: label, names }: Words, email: string, values: string[]) {
  await page.getByLabel(label).fill(email)
  for (const [index, name] of names.entries()) await page.getByLabel(name, { exact: true }).fill(values[index] ?? '')
}

/** Opens the last step of an order whose address is known, with a shipping and a payment chosen by their names. */
async function openReview(page: Page, email: string, payment: string, shipping: string = de.parcel) {
  await startWithCart(page, [watch], storedDraft(email))
  await page.goto(`${de.checkout}?step=delivery`)
  await page.getByRole('radio', { name: new RegExp(`^${shipping}`) }).check()
  if (shipping.startsWith('Abholung')) await page.getByRole('radio', { name: /^Stammhaus Silbertwiete/ }).check()
  await page.getByRole('radio', { name: payment }).check()
  await page.getByRole('button', { name: de.toReview }).click()
  await expect(orderButton(page)).toBeEnabled()
}

const ordered = (page: Page) => page.waitForURL(/\/shop\/bestellung\//)

const ways = [
  { words: de, language: 'de', values: ['Anna', 'Muster', 'Hauptstraße', '12a', '20354', 'Hamburg'], country: 'DE' },
  { words: words.en, language: 'en', values: ['Ann', 'Sample', 'Ringstraße', '3', '1010', 'Wien'], country: 'AT' },
  {
    words: words.fr,
    language: 'fr',
    values: ['Anne', 'Exemple', 'rue de la Paix', '5', '75002', 'Paris'],
    country: 'FR',
  },
] as const

for (const { words: text, language, values, country } of ways) {
  test(
    `an order is placed step by step in ${language}, on a phone, and axe finds nothing on the way`,
    acrossProcesses,
    async ({ page, email, mailbox }) => {
      await startWithCart(page, [{ ...watch, count: 2 }])
      await page.goto(text.checkout)
      await page.getByLabel(text.country, { exact: true }).selectOption(country)
      await fillAddress(page, text, email, [...values])
      await expectAccessible(page)
      await page.getByRole('button', { name: text.toDelivery }).click()

      await expect.poll(() => step(page)).toBe('delivery')
      await expect(page.getByRole('radio', { name: text.parcel })).toBeVisible()
      await page.getByRole('radio', { name: text.parcel }).check()
      const payment = page.getByRole('radiogroup').nth(1).getByRole('radio').first()
      await payment.check()
      await expectAccessible(page)
      await page.getByRole('button', { name: text.toReview }).click()

      await expect.poll(() => step(page)).toBe('review')
      await expect(orderButton(page, text)).toBeEnabled()
      const main = page.getByRole('main')
      await expect(main.getByText(/^R[eé]f[eé]ren(z|ce) BH-BZ-WE$/)).toBeVisible()
      await expect(main.getByRole('link', { name: text.terms })).toBeVisible()
      await expect(main.getByRole('link', { name: text.withdrawal })).toBeVisible()
      await expectAccessible(page)
      await orderButton(page, text).click()

      await expect(page.getByRole('heading', { name: text.thanks })).toBeVisible()
      await expect(page.getByText('DE89 3704 0044 0532 0130 00')).toBeVisible()
      await expectAccessible(page)
      expect([await cartIn(page), await draftIn(page)]).toEqual([null, null])
      await expect.poll(() => mailbox.to(email).length).toBeGreaterThan(0)
    },
  )
}

test('the summary with its total stands directly above the button, and both fit on a phone', async ({
  page,
  email,
}) => {
  await openReview(page, email, 'Vorkasse')
  const box = page.getByRole('region', { name: 'Ihre Bestellung' })
  await expect(box).toContainText('Bahnzeit weiß')
  await expect(box).toContainText(/Gesamtsumme.*795,90/)
  expect(await box.evaluate((element) => element.querySelector('dl')?.nextElementSibling?.tagName)).toBe('BUTTON')
  expect((await box.boundingBox())?.height).toBeLessThan(844)
  await expect(page.getByRole('button', { name: /bestellen/i })).toHaveCount(1)
})

test('a prepaid order names the account, the reference and a GiroCode', acrossProcesses, async ({ page, email }) => {
  await openReview(page, email, 'Vorkasse')
  await orderButton(page).click()
  await ordered(page)
  await expect(page.getByText('DE89 3704 0044 0532 0130 00')).toBeVisible()
  await expect(page.getByRole('img', { name: /GiroCode/ })).toBeVisible()
  await expect(page.getByText(/^\d{4}-\d{5}$/).first()).toBeVisible()
  await page.reload()
  await expect(page.getByText('Bitte überweisen Sie den Betrag.')).toBeVisible()
})

test('an order is placed on invoice', async ({ page, email }) => {
  await openReview(page, email, 'Rechnung')
  await orderButton(page).click()
  await ordered(page)
  await expect(page.getByText('Ihre Bestellung ist bei uns.')).toBeVisible()
  expect(await cartIn(page)).toBeNull()
})

test('an order that is collected names the shop and is paid there', async ({ page, email }) => {
  await openReview(page, email, 'Barzahlung bei Abholung', 'Abholung im Geschäft')
  await expect(page.getByText(/Stammhaus Silbertwiete/).first()).toBeVisible()
  await orderButton(page).click()
  await ordered(page)
  await expect(page.getByRole('heading', { name: 'Abholung' })).toBeVisible()
  await expect(page.getByRole('main').getByText(/Stammhaus Silbertwiete/)).toBeVisible()
})

test('who collects the goods is asked for one address, in any country of the EU', async ({ page, email }) => {
  await startWithCart(page, [watch])
  await page.goto(de.checkout)
  await page.getByRole('radio', { name: /^Im Geschäft abholen/ }).check()
  await expect(page.getByRole('heading', { name: 'Rechnungsadresse' })).toBeVisible()
  await expect(page.getByLabel('Rechnung an eine andere Adresse')).toHaveCount(0)
  await page.getByLabel('Land', { exact: true }).selectOption('PL')
  await fillAddress(page, de, email, ['Anna', 'Muster', 'Marszałkowska', '5', '00-001', 'Warszawa'])
  await expectAccessible(page)
  await page.getByRole('button', { name: de.toDelivery }).click()
  await expect(page.getByRole('radio', { name: /^Abholung im Geschäft/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: de.parcel })).toHaveCount(0)
  await page.getByRole('radio', { name: 'Barzahlung bei Abholung' }).check()
  await page.getByRole('button', { name: de.toReview }).click()
  await expect(page.getByText('Bitte wählen Sie, in welchem Geschäft Sie abholen.')).toBeVisible()
  await page.getByRole('radio', { name: /^Stammhaus Silbertwiete/ }).check()
  await page.getByRole('button', { name: de.toReview }).click()
  await page.reload()
  await expect(page.getByText('00-001 Warszawa')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Lieferadresse' })).toHaveCount(0)
  await orderButton(page).click()
  await ordered(page)
})

test('an order is paid with PayPal, and the cart is emptied only then', acrossProcesses, async ({ page, email }) => {
  await openReview(page, email, 'PayPal')
  await orderButton(page).click()
  await page.getByRole('button', { name: 'Zahlung freigeben' }).click()
  await ordered(page)
  await expect(page.getByText('Ihre Zahlung ist da.')).toBeVisible()
  await expect.poll(() => cartIn(page)).toBeNull()
  expect(await draftIn(page)).toBeNull()
  await expectAccessible(page)
})

test('who leaves PayPal keeps the cart and can pay again or in another way', async ({ page, email }) => {
  await openReview(page, email, 'PayPal')
  await orderButton(page).click()
  await page.getByRole('button', { name: 'Abbrechen und zurück zum Shop' }).click()
  await expect(page.getByText('Sie haben die Zahlung abgebrochen.')).toBeVisible()
  expect((await cartIn(page))?.totalCount).toBe(1)
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: 'Jetzt mit PayPal bezahlen' })).toBeVisible()
  await page.getByRole('button', { name: 'Anders bezahlen' }).click()
  await expect.poll(() => step(page)).toBe('delivery')
  await page.getByRole('radio', { name: 'Rechnung' }).check()
  await page.getByRole('button', { name: de.toReview }).click()
  await orderButton(page).click()
  await expect(page.getByText('Ihre Bestellung ist bei uns.')).toBeVisible()
  expect(await cartIn(page)).toBeNull()
})

test('an order is paid with Klarna, whose script is asked for only then', acrossProcesses, async ({ page, email }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (/klarna/.test(request.url()) && request.resourceType() === 'script') scripts.push(request.url())
  })
  await openReview(page, email, 'Klarna')
  expect(scripts.filter((address) => !address.includes('/build/'))).toEqual([])
  await orderButton(page).click()
  await ordered(page)
  await expect(page.getByText('Klarna (Vorführung)')).toBeVisible()
  expect((await cartIn(page))?.totalCount).toBe(1)
  await expectAccessible(page)
  // Who comes back to it from a page whose policy knows nothing of Klarna can pay as well.
  await page.getByRole('banner').getByRole('link').first().click()
  await page.waitForURL('/')
  await page.reload()
  await page.goBack()
  await ordered(page)
  await expect(page.getByText('Klarna (Vorführung)')).toBeVisible()
  await page.getByRole('button', { name: 'Jetzt mit Klarna bezahlen' }).click()
  await expect(page.getByText('Ihre Zahlung ist da.')).toBeVisible()
  await expect.poll(() => cartIn(page)).toBeNull()
})

test(
  'a doubled click, a second tab and a retry after a lost answer place one order',
  acrossProcesses,
  async ({ page, email, context }) => {
    await openReview(page, email, 'Rechnung')
    const other = await context.newPage()
    await other.goto(`${de.checkout}?step=review`)
    await expect(orderButton(other)).toBeEnabled()
    let lost = 0
    await page.route('/ecom/order', async (route) => {
      lost += 1
      if (lost > 1) return route.continue()
      await route.fetch()
      await route.abort()
    })
    const numbers = [page, other].map(async (tab) => {
      const answer = await tab.waitForResponse((response) => new URL(response.url()).pathname === '/ecom/order')
      return ((await answer.json()) as { order_number: string }).order_number
    })
    await orderButton(page).dblclick()
    await orderButton(other).click({ force: true })
    const [one, two] = await Promise.all(numbers)
    expect(one).toBe(two)
  },
)

test('a changed price is shown with the old one, and nothing is ordered until the visitor agrees', async ({
  page,
  email,
}) => {
  await openReview(page, email, 'Rechnung')
  let orders = 0
  await page.route('/ecom/order', async (route) => {
    orders += 1
    if (orders > 1) return route.continue()
    const body = route.request().postDataJSON() as { total: number }
    await route.continue({ postData: JSON.stringify({ ...body, total: body.total - 10 }) })
  })
  await orderButton(page).click()
  const alert = page.getByRole('alert').filter({ hasText: 'Die Bestellung ist noch nicht aufgegeben' })
  await expect(alert).toContainText('Der Preis hat sich gerade geändert')
  await expect(alert).toBeFocused()
  expect((await cartIn(page))?.totalCount).toBe(1)
  await orderButton(page).click()
  await expect(page.getByText('Ihre Bestellung ist bei uns.')).toBeVisible()
})

test('what somebody else bought meanwhile is named with the way out', async ({ page, email }) => {
  await startWithCart(page, [watch, { slug: 'tidewerk-lotse-chronograph-weiss' }], storedDraft(email))
  await page.goto(`${de.checkout}?step=delivery`)
  await page.getByRole('radio', { name: 'Vorkasse' }).check()
  await page.getByRole('button', { name: de.toReview }).click()
  await expect(orderButton(page)).toBeEnabled()
  await page.route('/ecom/order', async (route) => {
    const quote = await page.request.post('/ecom/quote', {
      data: { ...route.request().postDataJSON(), project: 'wennerholt.example' },
    })
    const fresh = (await quote.json()) as { lines: Record<string, unknown>[] }
    const lines = fresh.lines.map((line, index) =>
      index === 1 ? { ...line, problem: 'sold_out', available: 0 } : line,
    )
    await route.fulfill({
      status: 409,
      json: { status: 'error', reason: 'sold_out', field: 'lines.1', quote: { ...fresh, lines } },
    })
  })
  await orderButton(page).click()
  await expect(page.getByText('Nicht alle Artikel sind noch so zu haben.')).toBeVisible()
  await expect(orderButton(page)).toBeDisabled()
  await page.unroute('/ecom/order')
  await page.getByRole('button', { name: 'Lotse Chronograph weiß entfernen' }).click()
  await expect(orderButton(page)).toBeEnabled()
  expect((await cartIn(page))?.totalCount).toBe(1)
})

test('when no answer comes the visitor is told the truth, keeps the cart, and another try places one order', async ({
  page,
  email,
}) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await openReview(page, email, 'Rechnung')
  await page.route('/ecom/order', (route) => route.abort())
  await orderButton(page).click()
  await expect(page.getByText('Das dauert länger als gewohnt.')).toBeVisible({ timeout: 10_000 })
  await expect(page.getByText('wissen nicht, ob Ihre Bestellung angekommen ist')).toBeVisible({ timeout: 15_000 })
  await expect(page.getByRole('heading', { name: 'Keine Antwort auf Ihre Bestellung' })).toBeVisible()
  expect(logged.join('\n')).toContain('Could not post order')
  expect((await cartIn(page))?.totalCount).toBe(1)
  const { attempt } = (await draftIn(page)) as { attempt: { key: string } }
  await page.unroute('/ecom/order')
  const sent = page.waitForRequest('/ecom/order')
  await orderButton(page).click()
  expect((await sent).headers()['idempotency-key']).toBe(attempt.key)
  await expect(page.getByText('Ihre Bestellung ist bei uns.')).toBeVisible()
})

test('every problem stands beside its field, the focus goes to the first, and a postal code follows its country', async ({
  page,
  email,
}) => {
  await startWithCart(page, [watch])
  await page.goto(de.checkout)
  await page.getByRole('button', { name: de.toDelivery }).click()
  await expect(page.getByLabel(de.email)).toBeFocused()
  await expect(page.getByLabel(de.email)).toHaveAccessibleDescription(/Bitte geben Sie Ihre E-Mail-Adresse an\./)
  await expect(page.getByLabel('Vorname')).toHaveAccessibleDescription('Bitte geben Sie den Vornamen an.')
  await expectAccessible(page)
  await fillAddress(page, de, email, ['Anna', 'Muster', 'Hauptstraße', '12a', '2035', 'Hamburg'])
  await page.getByRole('button', { name: de.toDelivery }).click()
  await expect(page.getByLabel('Postleitzahl')).toBeFocused()
  await expect(page.getByLabel('Postleitzahl')).toHaveAccessibleDescription(
    'Eine Postleitzahl in diesem Land hat 5 Ziffern.',
  )
  await page.getByLabel('Land', { exact: true }).selectOption('AT')
  await page.getByRole('button', { name: de.toDelivery }).click()
  await expect.poll(() => step(page)).toBe('delivery')
})

test('the draft survives a reload at every step, and no step is reached before those ahead of it', async ({
  page,
  email,
}) => {
  await startWithCart(page, [watch])
  await page.goto(`${de.checkout}?step=review`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Adresse')
  await page.getByLabel(de.email).fill(email)
  await page.getByLabel('Vorname').fill('Anna')
  await page.reload()
  await expect(page.getByLabel('Vorname')).toHaveValue('Anna')
  await fillAddress(page, de, email, ['Anna', 'Muster', 'Hauptstraße', '12a', '20354', 'Hamburg'])
  await page.getByRole('button', { name: de.toDelivery }).click()
  await page.getByRole('radio', { name: 'Rechnung' }).check()
  await page.getByLabel('Mitteilung an uns').fill('Bitte klingeln')
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Rechnung' })).toBeChecked()
  await page.getByRole('button', { name: de.toReview }).click()
  await page.reload()
  await expect(page.getByText('Bitte klingeln')).toBeVisible()
  await page.getByRole('link', { name: 'Lieferadresse ändern' }).click()
  await expect(page.getByLabel('Nachname')).toHaveValue('Muster')
})

test('the invoice may go to an address of its own, in any country of the EU', async ({ page, email }) => {
  await startWithCart(page, [watch], storedDraft(email))
  await page.goto(de.checkout)
  await page.getByLabel('Rechnung an eine andere Adresse').check()
  const invoice = (field: string) => page.locator(`[name="invoiceAddress.${field}"]`)
  await invoice('country_code').selectOption('ES')
  for (const [field, value] of Object.entries({
    first_name: 'Ana',
    last_name: 'Ejemplo',
    street: 'Calle Mayor',
    number: '1',
    zip_code: '28013',
    city: 'Madrid',
  }))
    await invoice(field).fill(value)
  await expectAccessible(page)
  await page.getByRole('button', { name: de.toDelivery }).click()
  await page.getByRole('radio', { name: 'Rechnung' }).check()
  await page.getByRole('button', { name: de.toReview }).click()
  await expect(page.getByText('Spanien')).toBeVisible()
  await orderButton(page).click()
  await ordered(page)
  await expect(page.getByText('Ana Ejemplo')).toBeVisible()
})

test('the fields carry the tokens by which browsers fill them in, and a street is parted from its number', async ({
  page,
}) => {
  await startWithCart(page, [watch])
  await page.goto(de.checkout)
  const token = (name: string) => page.locator(`[name="${name}"]`).getAttribute('autocomplete')
  await expect(page.getByLabel(de.email)).toHaveAttribute('autocomplete', 'email')
  expect(await token('shippingAddress.first_name')).toBe('shipping given-name')
  expect(await token('shippingAddress.zip_code')).toBe('shipping postal-code')
  expect(await token('shippingAddress.country_code')).toBe('shipping country')
  await page.getByLabel('Straße', { exact: true }).fill('Neuer Wall 12b')
  await page.getByLabel('Ort').focus()
  await expect(page.getByLabel('Straße', { exact: true })).toHaveValue('Neuer Wall')
  await expect(page.getByLabel('Hausnummer')).toHaveValue('12b')
})

test('the whole checkout can be gone through with the keyboard', async ({ page, email }) => {
  await startWithCart(page, [watch], storedDraft(email))
  await page.goto(de.checkout)
  await page.getByRole('button', { name: de.toDelivery }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => step(page)).toBe('delivery')
  await expect(page.getByRole('radio', { name: de.parcel })).toBeChecked()
  await page.getByRole('radio', { name: de.parcel }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Rechnung' })).toBeChecked()
  await page.getByRole('button', { name: de.toReview }).focus()
  await page.keyboard.press('Enter')
  await expect(orderButton(page)).toBeEnabled()
  await orderButton(page).focus()
  await page.keyboard.press('Enter')
  await ordered(page)
})

test('a damaged draft and an empty cart are no crash', async ({ page }) => {
  await startWithCart(page, [watch], { 'int-checkout': '{"customerEmail":5,"shippingAddress":"x","timestamp":' })
  await page.goto(de.checkout)
  await expect(page.getByLabel(de.email)).toHaveValue('')
  await page.evaluate(() => localStorage.removeItem('int-cart'))
  await page.reload()
  await expect(page.getByText('Ihr Warenkorb ist leer.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kasse')
})

test('while the shop cannot be reached the checkout says so and keeps everything', async ({ page, email }) => {
  test.setTimeout(45_000)
  await startWithCart(page, [watch], storedDraft(email))
  await page.route('/ecom/quote', (route) => route.abort())
  await page.goto(`${de.checkout}?step=delivery`)
  await expect(page.getByText('Die Prüfung dauert länger als gewohnt.')).toBeVisible()
  await expect(page.getByText('Preise und Verfügbarkeit lassen sich gerade nicht prüfen.')).toBeVisible({
    timeout: 15_000,
  })
  await page.unroute('/ecom/quote')
  await page.getByRole('button', { name: 'Noch einmal prüfen' }).click()
  await expect(page.getByRole('radio', { name: de.parcel })).toBeVisible()
})

test(
  'an order at an unknown address is told apart from one that cannot be loaded',
  acrossProcesses,
  async ({ page }) => {
    await page.goto('/shop/bestellung/00000000-0000-4000-8000-000000000000.wrong')
    await expect(page.getByText('Unter dieser Adresse gibt es keine Bestellung.')).toBeVisible()
  },
)
