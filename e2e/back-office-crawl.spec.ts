import { type Browser, expect, type Page, request } from '@playwright/test'
import { newsletterConsentVersion } from '#domain/company/newsletter-consent.ts'
import { germanClock } from '#domain/hours/berlin-time.ts'
import { change, found, made, send } from './back-office/calls.ts'
import { crawl } from './back-office/crawl.ts'
import { save, signIn } from './back-office/office.ts'
import { OWNER, ownOffice } from './back-office/own-office.ts'
import { placeOrder } from './back-office/place-order.ts'
import { shownTexts, startWalk } from './back-office/screens.ts'
import { test } from './test.ts'

test.describe.configure({ mode: 'default', timeout: 600_000 })
test.use({ actionTimeout: 30_000 })

const { office } = ownOffice()

test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000)
  const page = await browser.newPage()
  await fillLists(page)
  await signIn(page, office().address, OWNER)
  await payOrder(page)
  await fillRecords(page)
  await page.close()
})

/** What visitors send, so that each list has something to show, and an order of which money can go back. */
async function fillLists(page: Page): Promise<void> {
  await placeOrder(page, office().address)
  const by = { name: 'Anna Muster', email: 'anna@kunden.example', language: 'de' }
  const post = async (path: string, data: object) =>
    expect((await page.request.post(office().address + path, { data })).status(), path).toBe(200)
  await post('/forms/contact', { ...by, message: 'Haben Sie samstags auf?', privacy: true })
  await post('/ecom/request', { ...by, product: 1, message: 'Ist er vorrätig?', privacy: true })
  await post('/ecom/rating', { ...by, product: 1, rating: 5, text: 'Sitzt wunderbar.' })
  await post('/forms/newsletter', { email: by.email, language: 'de', form_version: newsletterConsentVersion })
  await post('/ecom/reservation', { ...by, ...(await wantedVisit(page)), privacy: true })
  await post('/ecom/withdrawal', { ...by, contract_reference: '2026-00001', confirmation_email: by.email })
}

/** Goods that a visitor can have laid back, and the first time at which they can come. */
async function wantedVisit(page: Page): Promise<object> {
  const read = (path: string) => page.request.get(office().address + path)
  const list = await read('/items/ecommerce_product?filter[slug]=tidewerk-ebbe-38-sand&fields=id,places.branch')
  const [{ id: product, places }] = (await list.json()).data
  const { branch } = places[0]
  const form = await (await read(`/ecom/reservation?product=${product}&branch=${branch}&language=de`)).text()
  return { product, branch, at: /<option value="([\d-]{10}T[\d:]{5})"/.exec(form)?.[1] }
}

/** What staff make of which the demonstration has none, and something in the bin: an empty list shows neither rows nor a form. */
async function fillRecords(page: Page): Promise<void> {
  const [from_date, until_date] = ['2099-01-02', '2099-01-06']
  await made(page, 'opening_exception', { kind: 'closure', notice: 'auto', from_date, until_date })
  await made(page, 'ecommerce_search_word', { said: 'Klunker', meant: 'Ring' })
  const starts_on = '2099-01-01T00:00:00.000Z'
  const terms = { type: 'terms', language: 'de' }
  await made(page, 'ecommerce_legal_version', { ...terms, content: '<p>AGB</p>', starts_on })
  await made(page, 'ecommerce_sale', { display_name: 'Woche', product: 1, percent: 10, starts_on })
  await made(page, 'answer_template', { display_name: 'Dank', message: 'Guten Tag {{name}}, vielen Dank.' })
  await made(page, 'redirect', { from_path: '/frueher', to_path: '/kontakt' })
  const gone = await made(page, 'ecommerce_tag', { display_name: 'Entfernt', slug: 'entfernt' })
  await page.evaluate((path) => fetch(path, { method: 'DELETE' }), `/items/ecommerce_tag/${gone}`)
}

async function payOrder(page: Page): Promise<void> {
  const orders = await page.request.get(
    `${office().address}/items/ecommerce_order?filter[state]=awaiting_payment&fields=id,total&limit=1`,
  )
  const [{ id, total }] = (await orders.json()).data
  await send(page, 'POST', `/ecom/orders/${id}/payment`, { amount: total })
}

// What a browser would put in its own language shows in one that speaks another.
for (const [locale, sizes] of [
  ['de-DE', ['wide', 'usual', 'upright', 'phone']],
  ['en-US', ['usual']],
] as const)
  test.describe(`in a browser that speaks ${locale}`, () => {
    test.use({ locale })

    // What is the same in both is looked at once: by axe, and in the other sizes.
    test('every screen speaks German, fits, is accessible, and fails in nothing', ({ page }) =>
      crawl(page, office().address, sizes, locale === 'de-DE'))
  })

test('on “Heute” a rating is published with one click, and what is counted is what its list shows', async ({
  page,
}) => {
  await signIn(page, office().address, OWNER)
  await page.getByRole('button', { name: 'Bewertung von Anna Muster veröffentlichen' }).click()
  await expect(page.getByText('Die Bewertung ist veröffentlicht.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Bewertung von Anna Muster/ })).toHaveCount(0)
  // It is published once it cannot be taken back any more.
  const published = 'ecommerce_product_rating?filter[name]=Anna Muster&filter[status]=published&fields=id'
  await expect.poll(async () => (await found(page, published)).length).toBe(1)
  const [rating] = await change(page, 'ecommerce_product_rating?filter[name]=Anna Muster&fields=id,product.slug', {
    shop_answer: 'Das freut uns sehr.',
    refusal_reason: 'streng geheim',
  })
  for (const [path, label] of [
    ['/shop/', 'Antwort des Geschäfts:'],
    ['/en/shop/', 'The shop’s answer:'],
    ['/fr/boutique/', 'Réponse de la boutique\u00a0:'],
  ]) {
    const html = await (await page.request.get(office().address + path + rating.product.slug)).text()
    expect(html).toMatch(new RegExp(`${label}</strong>(?:<!-- -->)? (?:<!-- -->)?<span[^>]*>Das freut uns sehr[.]`))
    expect(html).not.toContain('streng geheim')
  }
  const stranger = await request.newContext()
  const hidden = `${office().address}/items/ecommerce_product_rating?fields=refusal_reason`
  expect((await stranger.get(hidden)).status()).toBe(403)

  await change(page, `ecommerce_product?filter[slug]=${rating.product.slug}&fields=id`, {
    price_brutto: null,
    sales_mode: 'buy',
  })
  await change(page, 'ecommerce_manufacturer?limit=1&fields=id', { postal_address: null })
  const [home] = await change(page, 'page?filter[name]=home&fields=id', { status: 'draft' })
  await page.goto(`${office().address}/admin/`)
  const lacking = page.getByRole('link', { name: 'Es gibt noch keine Startseite' })
  await expect(lacking).toHaveAttribute('href', `/admin/page/${home.id}`)
  await change(page, 'page?filter[name]=home&fields=id', { status: 'published' })
  for (const line of [/wenig Bestand/, /ohne Preis: \d/, /ohne Postanschrift .*: \d/]) {
    await page.goto(`${office().address}/admin/`)
    const entry = page.getByRole('link', { name: line })
    await expect(entry).toHaveText(/\d/)
    const counted = Number(/^\d+|\d+$/.exec((await entry.textContent()) ?? ''))
    await entry.click()
    await expect(page.locator('tbody tr')).toHaveCount(Math.min(counted, 25))
    if (counted > 25) await expect(page.getByText(`von ${counted}`)).toBeVisible()
  }
})

test('what is made new says at once where visitors find it, or why they do not', async ({ page }) => {
  await signIn(page, office().address, OWNER)
  const walk = startWalk(page)
  const words = { language: 'de', title: 'Neu', heading: 'Neu' }
  const [kind] = await found(page, 'brand_type?filter[type]=watches&fields=id')
  const branch = { street: 'Weg 1', zip: '20355', city: 'Hamburg' }
  const theme = { display_name: 'Zweite', domain: 'zweite.example', languages: ['de'] }
  const expected: [collection: string, record: object, reason: RegExp | undefined][] = [
    ['page', { name: 'withdraw_contract', status: 'published', translations: [words] }, undefined],
    ['page', { name: 'guarantee_rights', status: 'draft', translations: [words] }, /Noch ein Entwurf/],
    ['brand', { display_name: 'Neu', slug: 'neu', status: 'published', type: kind.id, sales_mode: 'buy' }, undefined],
    [
      'ecommerce_product',
      { display_name: 'Neu', slug: 'neu', status: 'published', sales_mode: 'display_only' },
      undefined,
    ],
    ['ecommerce_product', { display_name: 'Alt', slug: 'alt', status: 'archived' }, /Archiviert:/],
    ['branch', { display_name: 'Neu', slug: 'neu', ...branch }, undefined],
    ['redirect', { from_path: '/neu', to_path: '/kontakt' }, undefined],
    ['redirect', { from_path: '/nichts', to_path: '/gibt-es-nicht' }, /gibt es auf der Website noch keine Seite/],
    ['menu_item', { display_name: 'Neu', path: '/kontakt', position: 'primary' }, undefined],
    ['menu_item', { display_name: 'Leer', position: 'primary' }, /führt nirgendwohin/],
    ['project', theme, /Eine neue Website ist noch leer/],
  ]
  for (const [collection, record, reason] of expected) {
    const id = await made(page, collection, record)
    await walk.to('/account')
    // The screen that follows “Angelegt”.
    await walk.to(`/${collection}/${id}`)
    const link = page.getByRole('link', { name: 'Auf der Website ansehen' })
    if (reason) await expect(page.getByText(reason).first()).toBeVisible()
    else {
      const path = await link.getAttribute('href')
      expect((await page.request.get(office().address + path)).status(), `${collection}: ${path}`).toBe(200)
      await expect(page.getByText(/Noch ein Entwurf|führt nirgendwohin|noch keine Seite/)).toHaveCount(0)
    }
  }
  expect(walk.wrong.filter((problem) => !problem.includes('/gibt-es-nicht'))).toEqual([])
})

test('a menu entry asks for what its kind needs', async ({ page }) => {
  await signIn(page, office().address, OWNER)
  const walk = startWalk(page)
  await walk.to('/menu_item/create')
  const field = (name: string) => page.getByLabel(name, { exact: true })
  await expect(page.getByRole('combobox', { name: 'Seite' })).toBeVisible()
  await page.getByRole('radio', { name: 'Zu einer anderen Adresse dieser Website' }).check()
  await expect(field('Pfad')).toBeVisible()
  await expect(field('Adresse außerhalb')).toHaveCount(0)
  await field('Pfad').fill('/kontakt')
  await page.getByRole('radio', { name: 'Zu einer anderen Website' }).check()
  await expect(field('Pfad')).toHaveCount(0)
  await page.getByRole('textbox', { name: /^Name/ }).first().fill('Verband')
  await field('Adresse außerhalb').fill('https://verband.example')
  await save(page, 'Angelegt')
  const [entry] = await found(page, 'menu_item?filter[display_name]=Verband&fields=path,external_path')
  expect(entry).toEqual({ path: null, external_path: 'https://verband.example' })
  const [last] = await found(page, 'menu_item?sort=-sort&limit=1&fields=display_name')
  expect(last).toEqual({ display_name: 'Verband' })
})

/** A window of a browser that speaks this language, in this zone. */
async function windowIn(browser: Browser, locale: string, timezoneId: string): Promise<Page> {
  const page = await browser.newPage({ locale, timezoneId, viewport: { width: 1024, height: 768 } })
  await signIn(page, office().address, OWNER)
  return page
}

test('amounts, days and times are German in any browser, whether shown or typed', async ({ browser }) => {
  const open = async (locale: string, zone: string) => {
    const page = await windowIn(browser, locale, zone)
    return { page, walk: startWalk(page) }
  }
  const [german, english] = await Promise.all([open('de-DE', 'Europe/Berlin'), open('en-US', 'America/New_York')])

  const lists = ['/ecommerce_product', '/ecommerce_order', '/news', '/event', '/mail']
  for (const path of [...lists, '/ecommerce_order/1', '/ecommerce_settings/1', '/event/1']) {
    await Promise.all([german.walk.to(path), english.walk.to(path)])
    expect(await english.page.evaluate(shownTexts), path).toEqual(await german.page.evaluate(shownTexts))
  }

  const read = async (page: Page, path: string, field: string) => {
    const answer = await page.request.get(`${office().address}/items/${path}?fields=${field}`)
    return (await answer.json()).data[field]
  }
  const begin = await read(german.page, 'event/1', 'starts_at')
  for (const { page } of [german, english]) await expect(page.getByLabel('Beginn')).toHaveValue(germanClock(begin))
  const [plain, grouped] = [
    ['1299,50', 1299.5],
    ['1.499,00', 1499],
  ] as const
  for (const [{ page, walk }, first, second] of [
    [german, plain, grouped],
    [english, grouped, plain],
  ] as const) {
    // In a list, where it stands.
    await walk.to('/ecommerce_product')
    const cell = page.getByRole('textbox', { name: /^Preis/ }).first()
    await cell.fill(first[0])
    await cell.press('Enter')
    await expect(page.getByText(/gespeichert$/)).toBeVisible()
    await walk.settled()
    const list = '/items/ecommerce_product?sort=display_name&limit=1&fields=id,price_brutto'
    const [{ id, price_brutto }] = (await (await page.request.get(office().address + list)).json()).data
    expect(price_brutto).toBe(first[1])

    // In forms: the product and one of its parts.
    await walk.to(`/ecommerce_product/${id}`)
    await page.getByLabel('UVP').fill(second[0])
    await page.getByRole('tab', { name: 'Varianten' }).click()
    const variants = page.getByRole('group', { name: 'Varianten' })
    if ((await variants.getByLabel('Preis (brutto)').count()) === 0) {
      await variants.getByRole('button', { name: 'Hinzufügen' }).click()
      await variants.getByRole('textbox', { name: 'Name', exact: true }).fill('Groß')
    }
    await variants.getByLabel('Preis (brutto)').first().fill(first[0])
    await save(page)
    expect(await read(page, `ecommerce_product/${id}`, 'uvp')).toBe(second[1])
    const variant = await page.request.get(
      `${office().address}/items/ecommerce_product_variant?filter[product]=${id}&fields=price_brutto`,
    )
    expect((await variant.json()).data[0].price_brutto).toBe(first[1])

    await walk.to('/ecommerce_settings/1')
    await page.getByRole('tab', { name: 'Versand', exact: true }).click()
    await page.getByLabel('Versandkosten').fill(second[0])
    await save(page)
    expect(await read(page, 'ecommerce_settings/1', 'shipping_cost')).toBe(second[1])
    // What goes back is asked with the order's own bound.
    await walk.to('/ecommerce_order/1')
    await page.getByRole('button', { name: 'Erstatten', exact: true }).click()
    const refund = page.getByRole('dialog', { name: 'Erstatten' })
    await refund.getByLabel(/^Betrag/).fill('1,50')
    await refund.getByRole('button', { name: 'Erstatten' }).click()
    await expect(refund).toBeHidden()
  }
  expect(await read(german.page, 'ecommerce_order/1', 'refunded')).toBe(3)
  expect([...german.walk.wrong, ...english.walk.wrong]).toEqual([])
  await Promise.all([german.page.close(), english.page.close()])
})
