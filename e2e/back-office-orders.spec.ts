import { expect, type Page } from '@playwright/test'
import { found, send } from './back-office/calls.ts'
import { authenticate, signIn } from './back-office/office.ts'
import { OWNER, ownOffice } from './back-office/own-office.ts'
import { placeOrder } from './back-office/place-order.ts'
import { fillAddress, orderButton, watch } from './checkout-steps.ts'
import { expectAccessible } from './expect-accessible.ts'
import { startWithCart, words } from './shop.ts'
import { test } from './test.ts'

test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 1180, height: 820 } })

const { at, office } = ownOffice()

/** What the window reads of the backend from now on, by path and query. */
function readsOf(page: Page): () => string[] {
  const read: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    // Mails are looked at again until they are written.
    const isOfOrders = /^\/(?:items\/ecommerce_order(?!_mail)|ecom\/orders)/.test(pathname)
    const query = [...searchParams].filter(([name]) => name.startsWith('filter')).join('&')
    if (request.method() === 'GET' && isOfOrders) read.push(query ? `${pathname}?${query}` : pathname)
  })
  return () => read.toSorted()
}

const collected = [
  { text: words.de, cash: 'Barzahlung bei Abholung', hint: 'Ihr Abholcode' },
  { text: words.en, cash: /^Cash/, hint: 'Your collection code' },
  { text: words.fr, cash: /esp[eè]ces/i, hint: 'Votre code de retrait' },
] as const

/** Goes through the checkout on a phone as somebody who collects the goods in a branch and pays there; returns the path of the order. */
async function orderedOnAPhone(customer: Page, { text, cash }: (typeof collected)[number]): Promise<string> {
  await startWithCart(customer, [watch])
  await customer.goto(text.checkout)
  await customer.locator('input[name=sentOrCollected]').nth(1).check()
  await fillAddress(customer, text, 'anna@kunden.example', ['Anna', 'Muster', 'Hauptstraße', '12', '20354', 'Hamburg'])
  await customer.getByRole('button', { name: text.toDelivery }).click()
  await customer.locator('input[name=branch]').first().check()
  await customer.getByRole('radio', { name: cash }).check()
  await customer.getByRole('button', { name: text.toReview }).click()
  await orderButton(customer, text).click()
  await expect(customer.getByRole('heading', { name: text.thanks })).toBeVisible()
  expect(await customer.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  return new URL(customer.url()).pathname
}

/** Lets the camera of a page see a picture. */
const holdBeforeCamera = (page: Page, picture: Buffer) =>
  page.evaluate(
    async (source) => {
      const image = new Image()
      image.src = source
      await image.decode()
      const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 640 })
      const see = () => {
        const context = canvas.getContext('2d')
        if (!context) return
        context.fillStyle = '#fff'
        context.fillRect(0, 0, 640, 640)
        context.drawImage(image, 120, 120, 400, 400)
      }
      see()
      setInterval(see, 100)
      navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(10)
    },
    `data:image/png;base64,${picture.toString('base64')}`,
  )

test('what is collected is ordered on a phone, laid ready, and handed over by the code that the customer shows, in each language', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { address } = office()
  await signIn(page, address, OWNER)
  for (const way of collected) {
    const customer = await (
      await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: address })
    ).newPage()
    const path = await orderedOnAPhone(customer, way)
    const [{ id, number }] = await found(page, 'ecommerce_order?sort=-id&limit=1&fields=id,number')
    const mails = async () =>
      (await found(page, `mail?filter[kind]=order_ready&filter[subject][like]=${number}&fields=id`)).length
    await expect(customer.getByText(way.hint)).toHaveCount(0)
    await send(page, 'POST', `/ecom/orders/${id}/state`, { state: 'in_preparation' })
    expect(await mails()).toBe(0)
    await send(page, 'POST', `/ecom/orders/${id}/state`, { state: 'ready_for_collection' })
    await expect.poll(mails).toBe(1)
    await customer.goto(path)
    await expect(customer.getByText(way.hint)).toBeVisible()
    await expect(customer.getByRole('img', { name: /QR/ })).toBeVisible()
    const code = (await customer.getByText(/^[2-9A-HJ-NP-Z]{6}$/).textContent()) ?? ''
    await page.goto(at('/admin/collect'))
    if (way === collected[0]) {
      await holdBeforeCamera(page, await customer.getByRole('img', { name: /QR/ }).screenshot())
      await page.getByRole('button', { name: 'Code scannen' }).click()
    } else {
      await page.getByLabel('Abholcode').fill(`${code.slice(0, 3)} ${code.slice(3).toLowerCase()}`)
      await page.getByRole('button', { name: 'Suchen', exact: true }).click()
    }
    await expect(page.getByText(number)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: /^[\d.]+,\d\d\s€ erhalten und übergeben$/ }).click()
    await expect(page.getByText(`Bestellung ${number} ist übergeben.`)).toBeVisible()
    await expect(page.getByText('Zu diesem Code liegt nichts bereit.')).toBeVisible()
    await customer.context().close()
  }
})

test('an order goes from receipt to shipped, and after each step every part of it is read once', async ({ page }) => {
  const number = await placeOrder(page, office().address)
  await signIn(page, office().address, OWNER)
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

test('the orders of a time are saved as a file that a German spreadsheet opens', async ({ page }) => {
  const number = await placeOrder(page, office().address)
  await signIn(page, office().address, OWNER, '/ecommerce_order')
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

const CALLER = {
  Vorname: 'Herta',
  Nachname: 'Anruf',
  Straße: 'Elbchaussee',
  Hausnummer: '7',
  PLZ: '22765',
  Ort: 'Hamburg',
}

test('who calls is served as on the website: goods found by name, priced, sent, corrected, and packed with others', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await authenticate(page, office().address, OWNER)
  for (const pieces of [1, 2]) {
    await page.goto(`${office().address}/admin/ecommerce_order`)
    await page.getByRole('link', { name: 'Neue Bestellung' }).click()
    await page.getByLabel('Ware (Name oder Nummer)').fill('Trauring')
    await page.getByRole('option').first().click()
    await page.getByLabel(/^Stück:/).fill(String(pieces))
    for (const [name, value] of Object.entries(CALLER)) await page.getByRole('textbox', { name }).first().fill(value)
    if (pieces === 1) {
      await expectAccessible(page)
    }
    await page.getByRole('button', { name: 'Bestellung aufnehmen' }).click()
    await expect(page.getByText(/^Bestellung .* ist aufgenommen\.$/)).toBeVisible()
  }
  await page.getByRole('button', { name: 'Anschrift ändern' }).click()
  const dialog = page.getByRole('dialog', { name: 'Anschrift ändern' })
  await dialog.getByLabel('Hausnummer').fill('9 a')
  await dialog.getByRole('button', { name: 'Anschrift ändern' }).click()
  await expect(page.getByText('Elbchaussee 9 a')).toBeVisible()
  const orders = await found(page, 'ecommerce_order?q=Herta+Anruf&fields=id')
  expect(orders).toHaveLength(2)
  await page.goto(`${office().address}/admin/ecommerce_order`)
  await page.getByPlaceholder('Suche').fill('Trauring')
  await expect(page.getByRole('row', { name: /Bernd Quast/ })).toHaveCount(0)
  await expect(page.getByRole('row', { name: /Herta Anruf/ })).toHaveCount(2)
  for (const box of await page
    .getByRole('row', { name: /Herta Anruf/ })
    .getByRole('checkbox')
    .all())
    await box.check()
  const slips = await page.getByRole('link', { name: 'Lieferscheine' }).getAttribute('href')
  const pdf = await page.request.get(new URL(slips ?? '', office().address).href)
  expect(pdf.headers()['content-type']).toBe('application/pdf')
})
