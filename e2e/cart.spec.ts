import { expect, type Page } from '@playwright/test'
import { acrossProcesses } from './across-processes.ts'
import { expectAccessible } from './expect-accessible.ts'
import { test } from './mailbox.ts'
import { cartIn, startWithCart, storedCart } from './shop.ts'
import { decided, startWith } from './stand-ins/third-parties.ts'

const watch = { slug: 'brennhoefer-bahnzeit-elfenbein' }
const other = { slug: 'hallander-rund-36-blau' }

const line = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name }).first()
const button = (page: Page) => page.getByRole('link', { name: /^Warenkorb \(/ })

for (const width of [390, 1440]) {
  test(`the cart shows its lines as the server prices them, and axe finds nothing, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await startWithCart(page, [{ ...watch, count: 2 }, other])
    await page.goto('/shop/warenkorb')
    await expect(line(page, 'Bahnzeit elfenbein')).toContainText('1.580,00')
    const summary = page.getByRole('complementary', { name: 'Zusammenfassung' })
    await expect(summary).toContainText(/Zwischensumme.*1\.779,00/)
    await expect(summary).toContainText('inkl. MwSt., zzgl. Versandkosten')
    await expect(summary).toContainText(/Wir liefern nach.*Deutschland.*Österreich/)
    await expect(summary).toContainText(/Sie zahlen mit.*Vorkasse.*PayPal/)
    await expect(button(page).filter({ visible: true })).toHaveAccessibleName('Warenkorb (3)')
    await expect(page.getByRole('checkbox', { name: /Als Geschenk verpacken/ })).not.toBeChecked()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await expectAccessible(page, 'html')
  })
}

test('pieces are counted up, down and typed, a line is removed and brought back', acrossProcesses, async ({ page }) => {
  await startWithCart(page, [watch, other])
  await page.goto('/shop/warenkorb')
  const count = page.getByLabel('Anzahl: Bahnzeit elfenbein')
  await page.getByRole('button', { name: 'Mehr: Bahnzeit elfenbein' }).click()
  await expect(count).toHaveValue('2')
  await expect(line(page, 'Bahnzeit elfenbein')).toContainText('1.580,00')
  await count.fill('3')
  await count.press('Enter')
  await expect(line(page, 'Bahnzeit elfenbein')).toContainText('2.370,00')
  await page.getByRole('button', { name: 'Rund 36 blau entfernen' }).click()
  const undo = page.getByRole('button', { name: 'Rückgängig' })
  await expect(undo).toBeFocused()
  await expect(button(page).first()).toHaveAccessibleName('Warenkorb (3)')
  await undo.press('Enter')
  await expect(page.getByLabel('Anzahl: Rund 36 blau')).toHaveValue('1')
  expect((await cartIn(page))?.totalCount).toBe(4)
  // What was just typed is asked about before the checkout comes.
  await count.fill('2')
  await page.getByRole('button', { name: 'Zur Kasse' }).click()
  await expect(page).toHaveURL('/shop/kasse')
  expect((await cartIn(page))?.totalCount).toBe(3)
})

test('the last line takes the stored cart with it, and can still be brought back', async ({ page }) => {
  await startWithCart(page, [watch])
  await page.goto('/shop/warenkorb')
  await page.getByRole('button', { name: 'Bahnzeit elfenbein entfernen' }).click()
  await expect(page.getByText('Ihr Warenkorb ist leer.')).toBeVisible()
  expect(await cartIn(page)).toBeNull()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(page.getByLabel('Anzahl: Bahnzeit elfenbein')).toHaveValue('1')
})

test('a changed price is shown with the old one until the visitor goes on', async ({ page }) => {
  await startWithCart(page, [{ ...watch, price: 750 }])
  await page.goto('/shop/warenkorb')
  await expect(page.getByText(/Der Preis hat sich geändert: 750,00\s€ → 790,00\s€/)).toBeVisible()
  await page.getByRole('button', { name: 'Zur Kasse' }).click()
  await expect(page).toHaveURL('/shop/kasse')
  await page.goto('/shop/warenkorb')
  await expect(line(page, 'Bahnzeit elfenbein')).toContainText('790,00')
  await expect(page.getByText('Der Preis hat sich geändert')).toHaveCount(0)
})

test('what is gone, sold out, not for sale or too much is named with the way out, and keeps from the checkout', async ({
  page,
}) => {
  await startWithCart(page, [
    { slug: 'tidewerk-lotse-chronograph-weiss', count: 3 },
    { slug: 'hallander-liten-32-navy' },
    { slug: 'tidewerk-museumsstueck-nr-1' },
    { slug: 'vergriffen' },
    { slug: 'tidewerk-priel-40-blau' },
  ])
  await page.goto('/shop/warenkorb')
  await expect(page.getByText('Davon ist nur noch 1 Stück da.')).toBeVisible()
  await expect(page.getByText('Leider ausverkauft.')).toBeVisible()
  await expect(page.getByText('Diesen Artikel verkaufen wir zurzeit nicht online.')).toBeVisible()
  await expect(page.getByText('Diesen Artikel gibt es nicht mehr.')).toBeVisible()
  await expect(page.getByText('Bitte wählen Sie für diesen Artikel eine Ausführung.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Zur Kasse' }).click()
  await expect(page.getByText('Bitte klären Sie zuerst die markierten Artikel.')).toBeVisible()
  await expect(page).toHaveURL('/shop/warenkorb')
  await page.getByRole('button', { name: 'Auf 1 ändern' }).click()
  for (const name of ['Liten 32 navy', 'Museumsstück Nr. 1', 'vergriffen', 'Priel 40 blau'])
    await page.getByRole('button', { name: `${name} entfernen` }).click()
  await page.getByRole('button', { name: 'Zur Kasse' }).click()
  await expect(page).toHaveURL('/shop/kasse')
})

test('gift wrap costs what the server says, and is kept for the checkout', async ({ page }) => {
  await startWithCart(page, [watch])
  await page.goto('/shop/warenkorb')
  await page.getByRole('checkbox', { name: 'Als Geschenk verpacken (+ 4,90 €)' }).check()
  const summary = page.getByRole('complementary', { name: 'Zusammenfassung' })
  await expect(summary).toContainText(/Geschenkverpackung.*4,90/)
  await page.reload()
  await expect(page.getByRole('checkbox', { name: /Als Geschenk verpacken/ })).toBeChecked()
})

test('two tabs show one cart', async ({ page, context }) => {
  await startWithCart(page, [watch, other])
  await page.goto('/shop/warenkorb')
  const second = await context.newPage()
  await second.goto('/')
  await expect(button(second).first()).toHaveAccessibleName('Warenkorb (2)')
  await page.getByRole('button', { name: 'Mehr: Rund 36 blau' }).click()
  await expect(button(second).first()).toHaveAccessibleName('Warenkorb (3)')
  await second.goto('/shop/warenkorb')
  await second.getByRole('button', { name: 'Bahnzeit elfenbein entfernen' }).click()
  await expect(page.getByLabel('Anzahl: Bahnzeit elfenbein')).toHaveCount(0)
  await expect(page.getByLabel('Anzahl: Rund 36 blau')).toHaveValue('2')
})

test('a damaged cart is repaired or dropped, never a crash', async ({ page }) => {
  const cart = JSON.parse(await storedCart(page, [watch])) as { products: object[] }
  cart.products.push({ cartId: 1, product: 'x' }, { count: -3 })
  await startWith(page, { ...decided({ functional: true }), 'int-cart': JSON.stringify(cart) })
  await page.goto('/shop/warenkorb')
  await expect(page.getByLabel('Anzahl: Bahnzeit elfenbein')).toHaveValue('1')
  expect((await cartIn(page))?.totalCount).toBe(1)
  await startWith(page, { 'int-cart': '{"products":[[[' })
  await page.goto('/shop/warenkorb')
  await expect(page.getByText('Ihr Warenkorb ist leer.')).toBeVisible()
})

test(
  'while prices cannot be checked the cart says so, keeps its lines and does not lead to the checkout',
  acrossProcesses,
  async ({ page }) => {
    test.setTimeout(45_000)
    await startWithCart(page, [watch])
    await page.route('/ecom/quote', (route) => route.abort())
    await page.goto('/shop/warenkorb')
    await expect(page.getByText('Preise und Verfügbarkeit lassen sich gerade nicht prüfen.')).toBeVisible({
      timeout: 20_000,
    })
    await expect(page.getByLabel('Anzahl: Bahnzeit elfenbein')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Zur Kasse' })).toBeDisabled()
    await page.unroute('/ecom/quote')
    await page.getByRole('button', { name: 'Noch einmal prüfen' }).click()
    await expect(page.getByRole('button', { name: 'Zur Kasse' })).toBeEnabled()
  },
)

test('the shop in maintenance says so, and the cart is kept', async ({ page }) => {
  await startWithCart(page, [watch])
  await page.route('/ecom/quote', (route) =>
    route.fulfill({ status: 409, json: { status: 'error', reason: 'maintenance' } }),
  )
  await page.goto('/shop/warenkorb')
  await expect(page.getByRole('heading', { name: 'Unser Onlineshop macht kurz Pause' })).toBeVisible()
  expect((await cartIn(page))?.totalCount).toBe(1)
  await expectAccessible(page)
})

test('the cart has its own words and paths in English and French', async ({ page }) => {
  await startWithCart(page, [watch])
  await page.goto('/en/shop/cart')
  await expect(page.getByRole('button', { name: 'Proceed to checkout' })).toBeEnabled()
  await expect(page.getByRole('link', { name: 'Cart (1)' }).first()).toBeAttached()
  await page.goto('/fr/boutique/panier')
  await expect(page.getByRole('button', { name: 'Passer la commande' })).toBeEnabled()
  await expect(page.getByRole('link', { name: 'Panier (1)' }).first()).toBeAttached()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the cart says that it needs it, and what else can be done', async ({ page }) => {
    await page.goto('/shop/warenkorb')
    await expect(page.locator('main noscript p')).toHaveText(/^Der Warenkorb braucht JavaScript\./)
  })
})
