import { expect, type Page } from '@playwright/test'
import { acrossProcesses } from './across-processes.ts'
import { expectAccessible } from './expect-accessible.ts'
import { test } from './mailbox.ts'
import { answering, settled } from './settled.ts'
import { decided, leftBehind, startWith } from './stand-ins/third-parties.ts'

const watch = '/shop/tidewerk-priel-40-blau'
const ring = '/shop/dornbach-trauring-elbe-gelbgold'
const plain = '/shop/hallander-liten-32-rose'

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

const buyButton = (page: Page) => page.getByRole('button', { name: 'In den Warenkorb' })
const cartButton = (page: Page, count: number) => page.getByRole('link', { name: `Warenkorb (${count})` }).first()

/** Opens a page as a visitor who has decided about consents, and waits until its script runs. */
async function open(page: Page, path: string) {
  await startWith(page, decided({ functional: true, matomo: false, rolex: false, offline: false }))
  await page.goto(path)
  await answering(page)
}

for (const [offer, path] of Object.entries(offers)) {
  test(`axe finds nothing on the page of a product ${offer}, at 390 and at 1440 px`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 })
    await open(page, path)
    await expectAccessible(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await expectAccessible(page)
  })
}

for (const width of [390, 1440]) {
  test(`a product is put into the cart at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, plain)
    await expect(page.getByText('inkl. MwSt., zzgl. Versandkosten')).toBeVisible()
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
    await open(page, watch)
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
  await open(page, ring)
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
    await open(page, watch)
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
  await open(page, ring)
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
  await open(page, plain)
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
  await open(page, watch)
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

test('nothing of a form is loaded before it is opened', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const loaded = () => asked.filter((url) => /request-form|rating-form|use-form/.test(url))
  await open(page, plain)
  await settled(page)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await settled(page)
  expect(loaded()).toEqual([])
  await page.getByText('Bewertung schreiben').click()
  await expect.poll(loaded).toContainEqual(expect.stringContaining('rating-form'))
  expect(loaded()).not.toContainEqual(expect.stringContaining('request-form'))
})

test(
  'an availability request reaches the shop with product and variant, and is confirmed',
  acrossProcesses,
  async ({ page, mailbox, email }) => {
    await open(page, ring)
    await page.getByRole('group', { name: 'Ringweite' }).getByRole('link', { name: '54' }).click()
    await page.getByText('Frage zu diesem Stück').click()
    const form = page.locator('form[action="/ecom/request"]')
    await form.getByRole('button', { name: 'Unverbindlich anfragen' }).click()
    await expect(form.getByLabel('Ihr Name')).toBeFocused()
    await expect(form.getByLabel('Ihr Name')).toHaveAccessibleDescription('Bitte nennen Sie Ihren Namen.')
    await form.getByLabel('Ihr Name').fill('Anna Muster')
    await form.getByLabel('Ihre E-Mail-Adresse').fill(email)
    await form.getByLabel('Ihre Telefonnummer').fill('040 66969 123')
    await form.getByLabel('Ihre Frage').fill('Geht das bis Mai?')
    await form.getByLabel(/Ich habe die Datenschutzhinweise gelesen/).check()
    await expectAccessible(page)
    await page.waitForTimeout(2100)
    await form.getByRole('button', { name: 'Unverbindlich anfragen' }).click()
    await expect(page.getByText('Vielen Dank, Ihre Anfrage ist angekommen.')).toBeFocused()
    const receipt = await mailbox.newest('request_receipt', email)
    expect(receipt.subject).toBe('Ihre Anfrage zu Trauring Elbe Gelbgold, 54')
    await expect
      .poll(() => mailbox.answering(email))
      .toMatchObject([
        {
          kind: 'request',
          recipient_address: 'hallo@wennerholt.example',
          subject: 'Anfrage zu Trauring Elbe Gelbgold, 54',
          text: expect.stringContaining('> Geht das bis Mai?'),
        },
      ])
  },
)

test('when a request cannot be sent the form says so, and the log in the words of the specification', async ({
  page,
  email,
}) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.route('**/ecom/request', (route) => route.abort())
  await open(page, '/shop/corvin-fils-minuit')
  await page.getByText('Verfügbarkeit anfragen').click()
  const form = page.locator('form[action="/ecom/request"]')
  await form.getByLabel('Ihr Name').fill('Anna')
  await form.getByLabel('Ihre E-Mail-Adresse').fill(email)
  await form.getByLabel(/Ich habe die Datenschutzhinweise gelesen/).check()
  await form.getByRole('button', { name: 'Unverbindlich anfragen' }).click()
  await expect(form.getByRole('alert')).toContainText('Ein unerwarteter Fehler ist aufgetreten.')
  await expect(form.getByLabel('Ihr Name')).toHaveValue('Anna')
  expect(logged).toContain('Could not post request')
})

test(
  'ratings are shown with what they are worth, and a new one waits for the shop',
  acrossProcesses,
  async ({ page }) => {
    await open(page, watch)
    const ratings = page.getByRole('region', { name: 'Bewertungen' })
    await expect(ratings.getByRole('img', { name: '4,7 von 5 Sternen' })).toBeVisible()
    await expect(ratings.getByText('Jede Bewertung lesen wir, bevor sie erscheint.')).toBeVisible()
    await expect(ratings.getByText('Excellent service')).toHaveAttribute('lang', 'en')

    await ratings.getByText('Bewertung schreiben').click()
    const form = page.locator('form[action="/ecom/rating"]')
    await form.getByRole('button', { name: 'Bewertung abschicken' }).click()
    await expect(form.getByText('Bitte wählen Sie ein bis fünf Sterne.')).toBeVisible()
    await form.getByRole('radio', { name: '4 Sterne' }).check()
    await form.getByLabel('Ihr Name, wie er erscheinen soll').fill('Prüfling')
    await form.getByLabel('Ihre Bewertung').fill('Geht genau.')
    await expectAccessible(page)
    await page.waitForTimeout(3100)
    await form.getByRole('button', { name: 'Bewertung abschicken' }).click()
    await expect(page.getByText('Vielen Dank für Ihre Bewertung.')).toBeFocused()
    await page.reload()
    await expect(page.getByText('Geht genau.')).toHaveCount(0)
  },
)

test('what was looked at before is shown until the page is loaded anew, for nothing of it is stored', async ({
  page,
}) => {
  await open(page, plain)
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

  test(
    'a request and a rating are sent by the browser itself, and come back with what is wrong',
    acrossProcesses,
    async ({ page, mailbox, email }) => {
      await page.goto('/shop/corvin-fils-minuit')
      await page.getByText('Verfügbarkeit anfragen').click()
      const form = page.locator('form[action="/ecom/request"]')
      await form.getByLabel('Ihr Name').fill('Anna')
      await form.getByLabel('Ihre E-Mail-Adresse').fill(email)
      await form.getByLabel('Ihre Telefonnummer').fill('abends')
      await form.getByLabel(/Ich habe die Datenschutzhinweise gelesen/).check()
      await form.getByRole('button', { name: 'Unverbindlich anfragen' }).click()
      await expect(page.getByText('Bitte prüfen Sie die Telefonnummer')).toBeVisible()
      await expect(page.getByLabel('E-Mail')).toHaveValue(email)
      await page.getByLabel(/Telefon/).fill('')
      await page.getByRole('button', { name: 'Unverbindlich anfragen' }).click()
      await expect(page).toHaveURL('/danke#message')
      await mailbox.newest('request_receipt', email)

      await page.goto(plain)
      await page.getByText('Bewertung schreiben').click()
      const rating = page.locator('form[action="/ecom/rating"]')
      expect((await rating.getByRole('group', { name: 'Sterne' }).boundingBox())?.height).toBeLessThan(120)
      await rating.getByRole('radio', { name: '5 Sterne' }).check()
      await rating.getByLabel('Ihr Name, wie er erscheinen soll').fill('Anna')
      await rating.getByLabel('Ihre Bewertung').fill('Schön.')
      await rating.getByRole('button', { name: 'Bewertung abschicken' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank für Ihre Bewertung')
    },
  )
})
