import { expect } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { test } from './mailbox.ts'
import { buyButton, cartButton, openProduct, plain, ring, watch } from './product-page.ts'
import { leftBehind } from './stand-ins/third-parties.ts'

/** A product for each offer that a page can make. */
const offers = {
  'for the cart': plain,
  'with an engraving': '/shop/tidewerk-ebbe-38-gruen',
  'of which a variant is to be chosen': watch,
  'on request': '/shop/corvin-fils-minuit',
  'sold out': '/shop/hallander-liten-32-navy',
  'shown, but not sold': '/shop/tidewerk-museumsstueck-nr-1',
  'bought to order': '/shop/ohlenbrook-massarmband',
  'with hazard labels': '/shop/ombriere-diffuser-bergamotte',
}

for (const [offer, path] of Object.entries(offers)) {
  test(`axe finds nothing on the page of a product ${offer}, at 390 and at 1440 px`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 })
    await openProduct(page, path)
    await expectAccessible(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await expectAccessible(page)
  })
}

for (const width of [390, 1440]) {
  test(`a product is put into the cart at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openProduct(page, plain)
    await expect(page.getByText('inkl. MwSt., zzgl. Versandkosten').first()).toBeVisible()
    await expect(page.getByText('4 Stück auf Lager')).toBeVisible()
    await page.getByRole('button', { name: 'Mehr', exact: true }).click()
    await buyButton(page).click()
    await expect(page.getByText('„Liten 32 rosé“ liegt jetzt im Warenkorb.')).toBeVisible()
    await expect(cartButton(page, 2)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link', { name: 'Zum Warenkorb' }).click()
    await expect(page).toHaveURL('/shop/warenkorb')
    await expect(page.getByText('Liten 32 rosé').first()).toBeVisible()
  })

  test(`a variant is chosen by the address, can be shared, and back undoes the choice at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await openProduct(page, watch)
    await expect(page.getByText('1.290,00 € – 1.390,00 €')).toBeVisible()
    await expect(page.getByText('Lederband')).toHaveCount(0)
    const variants = page.getByRole('group', { name: 'Armband' })
    await variants.getByRole('link', { name: 'Kautschukband' }).click()
    await expect(page).toHaveURL(/\?variant=\d+$/)
    await expect(page.getByText('Referenz TW-40-BL-KT')).toBeVisible()
    await expect(buyButton(page)).toBeVisible()
    const shared = page.url()
    await variants.getByRole('link', { name: 'Stahlband' }).click()
    await expect(page.getByText('Referenz TW-40-BL-ST')).toBeVisible()
    await page.goBack()
    await expect(page.getByText('Referenz TW-40-BL-KT')).toBeVisible()
    await page.goto(shared)
    await expect(page.getByText('Referenz TW-40-BL-KT')).toBeVisible()
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `https://wennerholt.example${watch}`)
  })
}

test('choosing a variant leaves the page where it is scrolled to', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await openProduct(page, ring)
  const size = page.getByRole('group', { name: 'Ringweite' }).getByRole('link', { name: '54' })
  await size.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  await size.click()
  await expect(page).toHaveURL(/variant=/)
  await expect(buyButton(page)).toBeVisible()
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(5)
})

for (const width of [390, 1440]) {
  test(`when it comes is said before a variant is chosen, and the variants stay in place after it at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await openProduct(page, watch)
    await expect(page.getByText('Auf Lager', { exact: true })).toBeVisible()
    await expect(page.getByText('Lieferzeit: 4–6 Werktage')).toBeVisible()
    const variants = page.getByRole('group', { name: 'Armband' })
    const top = () => variants.evaluate((group) => group.getBoundingClientRect().top + scrollY)
    const before = await top()
    for (const choice of await variants.getByRole('link').all()) {
      await choice.click()
      await expect(choice).toHaveAttribute('aria-current', 'true')
      expect(Math.abs((await top()) - before)).toBeLessThan(2)
    }
  })
}

test('an unknown variant is a helpful page with the right status, and so is an unknown product', async ({ page }) => {
  for (const variant of ['999999', 'abc', '-1', '%00', '1e9']) {
    const answer = await page.goto(`${watch}?variant=${variant}`)
    expect(answer?.status(), variant).toBe(404)
    await expect(page.getByText('Die Ausführung aus diesem Link gibt es nicht mehr.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Priel 40 blau' })).toBeVisible()
  }
  for (const slug of ['%00', '%ff', 'a'.repeat(600), "a'b", 'gibt-es-nicht'])
    expect((await page.goto(`/shop/${slug}`))?.status(), slug).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seite nicht gefunden')
})

test('an engraving is checked as it is typed, previewed, and different for each ring of a pair', async ({ page }) => {
  await openProduct(page, ring)
  await page.getByRole('group', { name: 'Ringweite' }).getByRole('link', { name: '52' }).click()
  await page.getByLabel('Text (innen)').fill('Für immer, Anna')
  await expect(page.getByText('15 von 24 Zeichen')).toBeVisible()
  await expect(
    page.getByText('Individuell für Sie gefertigt: Für diesen Artikel besteht kein Widerrufsrecht.'),
  ).toBeVisible()
  await expect(page.getByRole('figure').filter({ hasText: 'Vorschau' })).toContainText('Für immer, Anna')
  await page.getByLabel('Datum').fill('1.5.2027§')
  await expect(page.getByLabel('Datum')).toHaveAccessibleDescription(/Dieses Zeichen können wir nicht anbringen/)
  await buyButton(page).click()
  await expect(page.getByLabel('Datum')).toBeFocused()
  await page.getByLabel('Datum').fill('1.5.2027')

  await page.getByRole('button', { name: 'Mehr', exact: true }).click()
  await page.getByLabel('Jedes Stück anders').check()
  await page.getByRole('group', { name: 'Stück 2' }).getByLabel('Text (innen)').fill('Für immer, Tom')
  await expectAccessible(page)
  await buyButton(page).click()
  await expect(cartButton(page, 2)).toBeVisible()
  const lines = await page.evaluate(() => JSON.parse(localStorage.getItem('int-cart') ?? '{}').products)
  expect(lines.map((line: { count: number }) => line.count)).toEqual([1, 1])
  expect(lines.map((line: { personalization: object }) => Object.values(line.personalization)[0])).toEqual([
    'Für immer, Anna',
    'Für immer, Tom',
  ])
})

test('no more can be put into the cart than there are', async ({ page }) => {
  await openProduct(page, plain)
  await page.getByLabel('Anzahl').fill('99')
  await expect(page.getByText('Mehr als 4 Stück haben wir zurzeit nicht.')).toBeVisible()
  await buyButton(page).click()
  await expect(cartButton(page, 4)).toBeVisible()
  await expect(page.getByText('Alle verfügbaren Stücke liegen schon in Ihrem Warenkorb.')).toBeVisible()
  await expect(buyButton(page)).toBeDisabled()
})

test('the pictures are turned over by keys, by the small ones and in the enlargement, and nothing moves', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.addInitScript(() => {
    const shifts = window as unknown as { shift: number }
    shifts.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await openProduct(page, watch)
  const pictures = page.getByRole('group', { name: 'Bilder: Priel 40 blau' })
  const second = pictures.getByRole('link', { name: 'Bild 2 von 2' })
  await pictures.getByRole('link', { name: 'Bild vergrößern' }).first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(second).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('ArrowLeft')
  await expect(second).not.toHaveAttribute('aria-current')
  await second.click()
  await expect(second).toHaveAttribute('aria-current', 'true')

  await pictures.getByRole('link', { name: 'Bild vergrößern' }).nth(1).click()
  const dialog = page.getByRole('dialog', { name: 'Bilder: Priel 40 blau' })
  await expect(dialog.getByText('Bild 2 von 2')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByText('Bild 1 von 2')).toBeVisible()
  await page.keyboard.press('+')
  await expect(dialog.getByRole('button', { name: /Bild vergrößern/ })).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(pictures.getByRole('link', { name: 'Bild vergrößern' }).nth(1)).toBeFocused()
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.01)
})

test('what was looked at before is shown until the page is loaded anew, for nothing of it is stored', async ({
  page,
}) => {
  await openProduct(page, plain)
  await buyButton(page).click()
  await page.goto(watch)
  await cartButton(page, 1).click()
  await page.getByRole('main').getByRole('link', { name: 'Liten 32 rosé' }).first().click()
  const seen = page.getByRole('region', { name: 'Zuletzt angesehen' })
  await expect(seen.getByRole('link', { name: 'Priel 40 blau' })).toBeVisible()
  await expectAccessible(page)
  const { local, session } = await leftBehind(page)
  expect([...local, ...session].filter((key) => !/^int-(cart|consents|scroll)/.test(key))).toEqual([])
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Liten 32 rosé' })).toBeVisible()
  await expect(seen).toHaveCount(0)
})

test('a product is told to search engines as it is shown, with an offer only where it can be bought', async ({
  page,
}) => {
  const things = async (path: string) => {
    await page.goto(path)
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
    return blocks.map((text) => JSON.parse(text))
  }
  const [crumbs, group] = await things(watch)
  expect(crumbs.itemListElement.map(({ name }: { name: string }) => name)).toContain('Onlineshop')
  expect(group).toMatchObject({ '@type': 'ProductGroup', name: 'Priel 40 blau', brand: { name: 'Tidewerk' } })
  expect(group.hasVariant.map(({ offers }: { offers: { price: number } }) => offers.price)).toEqual([1390, 1290])
  const [, shown] = await things('/shop/tidewerk-museumsstueck-nr-1')
  expect([shown['@type'], shown.offers]).toEqual(['Product', undefined])
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/assets\/.*width=960/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a variant is chosen by a link, and the pictures are reached', async ({ page }) => {
    await page.goto(watch)
    await page.getByRole('group', { name: 'Armband' }).getByRole('link', { name: 'Kautschukband' }).click()
    await expect(page.getByText('Referenz TW-40-BL-KT')).toBeVisible()
    await expect(page.getByText('1.290,00 €', { exact: true }).first()).toBeVisible()
    await expect(page.locator('noscript p').first()).toBeVisible()
    await expect(buyButton(page)).toBeHidden()
    await expect(page.getByRole('link', { name: 'Bild 2 von 2' })).toHaveAttribute('href', '#picture-2')
  })
})
