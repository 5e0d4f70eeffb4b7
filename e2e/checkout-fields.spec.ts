import { expect } from '@playwright/test'
import { de, fillAddress, orderButton, ordered, step, watch } from './checkout-steps.ts'
import { expectAccessible } from './expect-accessible.ts'
import { test } from './mailbox.ts'
import { restock, startWithCart, storedDraft } from './shop.ts'

test.use({ viewport: { width: 390, height: 844 } })

// biome-ignore lint/correctness/noEmptyPattern: Playwright reads off the pattern which fixtures a hook needs
test.beforeAll(({}, info) => restock(info.project.name, watch.slug))

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
  await page.getByLabel('Anrede').selectOption('Frau')
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
  await page.goto('/en/shop/checkout')
  await expect(page.getByLabel('Title')).toHaveValue('Ms')
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
