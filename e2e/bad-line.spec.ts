import { expect, type Page } from '@playwright/test'
import { found } from './back-office/calls.ts'
import { leaveWork } from './back-office/leave-work.ts'
import { signIn } from './back-office/office.ts'
import { OWNER, ownOffice } from './back-office/own-office.ts'
import { test } from './test.ts'

const { office, at } = ownOffice()

test.use({ viewport: { width: 390, height: 844 }, actionTimeout: 30_000 })

test('what is typed over a bad line is kept and sent once, also over a closed tab, and overwrites nobody', async ({
  page,
  context,
}) => {
  await signIn(page, office().address, OWNER)
  const number = await leaveWork(page, office().address)
  const notice = (where: Page) => where.getByRole('region', { name: 'Verbindung' })
  const [{ id: question }] = await found(
    page,
    'ecommerce_request?filter[email]=anna@kunden.example&sort=-id&fields=id&limit=1',
  )
  const answers = async () =>
    (await (await page.request.get(at(`/ecom/answers/ecommerce_request/${question}`))).json()).data.length

  // The answer to a reply is cut on its way: the reply has gone out all the same, and goes out once.
  await page.goto(at(`/admin/ecommerce_request/${question}`))
  await page.route(`**/ecom/answers/ecommerce_request/${question}`, async (route) => {
    if (route.request().method() === 'POST') await route.fetch()
    await route.abort('connectionreset')
  })
  await page.getByLabel('Ihre Antwort').fill('Ja, er liegt für Sie bereit.')
  await page.getByRole('button', { name: 'Senden und erledigen' }).click()
  await expect(notice(page)).toContainText('Eine Eingabe ist noch nicht gespeichert')
  expect(await answers()).toBe(1)
  await page.unroute(`**/ecom/answers/ecommerce_request/${question}`)
  await notice(page).getByRole('button', { name: 'Jetzt senden' }).click()
  await expect(page.getByText('Die Antwort ist unterwegs.')).toBeVisible()
  await expect(notice(page)).toBeHidden()
  expect(await answers()).toBe(1)

  // A step of an order without any line; it is sent by itself when the line is back.
  const [order] = await found(page, `ecommerce_order?filter[number]=${number}&fields=id`)
  await page.goto(at(`/admin/ecommerce_order/${order.id}`))
  await page.getByRole('button', { name: 'In Vorbereitung' }).click()
  const dialog = page.getByRole('dialog')
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Bestätigen', exact: true }).click()
  await expect(page.getByText('Keine Verbindung').last()).toBeVisible()
  await context.setOffline(false)
  await expect(dialog).toBeHidden()
  expect(await found(page, `ecommerce_order?filter[number]=${number}&fields=state`)).toEqual([
    { state: 'in_preparation' },
  ])

  // A count, and the tab is closed before the line is back.
  const countOn = async (where: Page) => {
    await where.goto(at('/admin/ecommerce_product/2'))
    await where.getByRole('tab', { name: 'Varianten' }).click()
    return where.getByRole('region', { name: 'Bestand je Filiale' }).getByRole('textbox').first()
  }
  const count = await countOn(page)
  const pieces = String(Number(await count.inputValue()) + 3)
  await context.setOffline(true)
  await count.fill(pieces)
  await count.press('Enter')
  await expect(notice(page)).toBeVisible()
  await page.close()
  await context.setOffline(false)
  const next = await context.newPage()
  await next.goto(at('/admin/'))
  await expect(next.getByText('Die Leitung ist wieder da')).toBeVisible()
  await expect(await countOn(next)).toHaveValue(pieces)
  expect(await next.evaluate(() => localStorage.getItem('office-held-writes'))).toBeNull()

  // Somebody else changes the price meanwhile.
  await next.getByRole('tab', { name: 'Allgemein' }).click()
  await next
    .getByLabel(/^Preis/)
    .first()
    .fill('111,00')
  await context.setOffline(true)
  await next.getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect(notice(next)).toBeVisible()
  await next.request.patch(at('/items/ecommerce_product/2'), {
    headers: { origin: at('') },
    data: { price_brutto: 222 },
  })
  await context.setOffline(false)
  await expect(next.getByRole('dialog')).toContainText('222')
  const [product] = await found(next, 'ecommerce_product?filter[id]=2&fields=price_brutto')
  expect(product.price_brutto).toBe(222)
})
