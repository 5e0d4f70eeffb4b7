import { expect } from '@playwright/test'
import { acrossProcesses } from './across-processes.ts'
import { de, fillAddress, openReview, orderButton, ordered, step, watch } from './checkout-steps.ts'
import { expectAccessible } from './expect-accessible.ts'
import { test } from './mailbox.ts'
import { anna, cartIn, draftIn, restock, startWithCart, storedDraft, words } from './shop.ts'

test.use({ viewport: { width: 390, height: 844 } })

// biome-ignore lint/correctness/noEmptyPattern: Playwright reads off the pattern which fixtures a hook needs
test.beforeAll(({}, info) => restock(info.project.name, watch.slug))

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
    // How the calls cross does not depend on the language.
    language === 'de' ? acrossProcesses : {},
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

test('a very long word of an address or a comment is broken, not the last step and not the page of the order', async ({
  page,
  email,
}) => {
  const word = 'Rindfleischetikettierungsueberwachungsaufgabengesetz'
  const fits = async (place: string) => {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${place} at ${width} px`).toBe(width)
    }
  }
  const shippingAddress = { ...anna, last_name: word, street: word, city: word }
  await openReview(page, email, 'Rechnung', de.parcel, { shippingAddress, comment: word + word })
  await expect(page.getByText(`Mitteilung an uns: ${word}${word}`)).toBeVisible()
  await fits('the last step')
  await orderButton(page).click()
  await ordered(page)
  await expect(page.getByText(`20354 ${word}`)).toBeVisible()
  await fits('the page of the order')
})
