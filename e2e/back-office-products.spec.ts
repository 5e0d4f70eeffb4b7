import { expect } from '@playwright/test'
import { writeCsv } from '#domain/texts/csv.ts'
import { save, signIn, windowOf } from './back-office/office.ts'
import { OWNER, ownOffice } from './back-office/own-office.ts'
import { expectAccessible } from './expect-accessible.ts'
import { startWithCart, storedDraft, words } from './shop.ts'
import { test } from './test.ts'

test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 1180, height: 820 } })

const { at, office } = ownOffice()

test('products are made one after the other with a click each, and the name of the next one can be written at once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await signIn(page, office().address, OWNER, '/ecommerce_product/create')
  const name = page.getByLabel('Name').first()
  await name.click()
  for (const title of ['Solitärring Keller', 'Größe 54 & mehr', 'Reihe drei']) {
    await page.keyboard.type(title)
    await expect(name).toHaveValue(title)
    await page.getByRole('button', { name: 'Speichern und neues anlegen' }).click()
    await expect(name).toHaveValue('')
    await expect(name).toBeFocused()
  }
  // Nobody has typed an address.
  const slugs = 'solitaerring-keller,groesse-54-und-mehr,reihe-drei'
  const list = await page.request.get(at(`/items/ecommerce_product?filter[slug][in]=${slugs}`))
  expect((await list.json()).data).toHaveLength(3)
})

test('a watch that staff put under the margin scheme says so at its price, in the cart and before it is ordered', async ({
  browser,
}) => {
  const labels = {
    de: 'Differenzbesteuert nach § 25a UStG, MwSt. nicht ausweisbar',
    fr: 'Régime de la marge, TVA non récupérable',
  }
  const watch = { slug: 'hallander-rund-36-blau' }
  const staff = await windowOf(browser, office().address, OWNER)
  const found = await staff.request.get(at(`/items/ecommerce_product?filter[slug][eq]=${watch.slug}&fields=id`))
  const { data } = (await found.json()) as { data: { id: number }[] }
  await staff.goto(at(`/admin/ecommerce_product/${data[0]?.id}`))
  await staff.getByRole('combobox', { name: 'Besteuerung' }).click()
  await staff.getByRole('option', { name: 'Differenzbesteuerung (§ 25a UStG)' }).click()
  await expect(staff.getByText(/steht dann keine Mehrwertsteuer/)).toBeVisible()
  await save(staff)
  await staff.context().close()

  const context = await browser.newContext({ baseURL: office().address, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await startWithCart(page, [watch], storedDraft('anna@kunden.example'))
  await page.goto(`/shop/${watch.slug}`)
  const main = page.getByRole('main')
  await expect(main.getByText(`${labels.de}, zzgl. Versandkosten`).first()).toBeVisible()
  await expectAccessible(page)
  await page.goto('/shop/warenkorb')
  await expect(main.getByRole('listitem').filter({ hasText: 'Rund 36 blau' }).first()).toContainText(labels.de)
  await expect(page.getByRole('complementary', { name: 'Zusammenfassung' })).toContainText(`${labels.de}, zzgl.`)
  // Other goods beside the cart may say that there is VAT in their prices.
  const bought = main.getByRole('region', { name: 'Artikel im Warenkorb' })
  await expect(bought.or(page.getByRole('complementary')).getByText('inkl. MwSt.')).toHaveCount(0)

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
  await signIn(page, office().address, OWNER)
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
  await expect(page.getByText(/Probe der Produkte: 1997 neu, .* Fehlerhafte Zeilen: 3/)).toBeVisible({
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
  await expect(page.getByText(/^Produkte: 1997 angelegt/)).toBeVisible({ timeout: 90_000 })
  expect(await imported()).toBe(before + 1997)
})
