import { type APIRequestContext, expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { authenticate, signIn } from './back-office/office.ts'
import { OWNER, ownOffice } from './back-office/own-office.ts'
import { expectAccessible } from './expect-accessible.ts'
import { startWithCart, storedDraft, words } from './shop.ts'
import { decided, startWith } from './stand-ins/third-parties.ts'
import { test as base } from './test.ts'

/** Pages of a shop of its own, so that what is uploaded here disturbs no other test. */
const test = base.extend({
  page: async ({ browser }, use) => {
    const context = await browser.newContext({ baseURL: office().address, locale: 'de-DE' })
    await use(await context.newPage())
    await context.close()
  },
})

test.describe.configure({ mode: 'serial' })

const PRODUCT = 'brennhoefer-bahnzeit-weiss'

const pages = [
  { path: '/gewaehrleistungsrechte', home: '/', label: 'Ihre gesetzlichen Gewährleistungsrechte', language: 'de' },
  { path: '/en/legal-guarantee-rights', home: '/en', label: 'Your legal guarantee rights', language: 'en' },
  { path: '/fr/droits-de-garantie-legale', home: '/fr', label: 'Vos droits de garantie légale', language: 'fr' },
] as const

const { office } = ownOffice()

/** Stands for official artwork, which only its publisher may make: stripes with a colour of their own. */
async function upload(request: APIRequestContext, color: string, width: number, height: number): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${color}"/><rect x="8%" y="8%" width="84%" height="20%" fill="#fff"/><rect x="8%" y="60%" width="50%" height="30%" fill="#fff"/></svg>`
  const buffer = await sharp(Buffer.from(svg)).png().toBuffer()
  const answer = await request.post('/files', {
    headers: { origin: office().address },
    multipart: { file: { name: 'notice.png', mimeType: 'image/png', buffer } },
  })
  expect(answer.status()).toBe(200)
  return (await answer.json()).data.id
}

async function change(request: APIRequestContext, collection: string, filter: string, data: object) {
  const found = await request.get(`/items/${collection}?${filter}&fields=id&single=1`)
  const { id } = (await found.json()).data
  const saved = await request.patch(`/items/${collection}/${id}`, { headers: { origin: office().address }, data })
  expect(saved.status(), await saved.text()).toBe(200)
}

/** In the legal row, which ends the footer. */
const footerLink = (page: Page, label: string) =>
  page.getByRole('contentinfo').getByRole('navigation').last().getByRole('link', { name: label, exact: true })

/** What stands wherever the demonstration's own file is shown. */
const PLACEHOLDER = /nicht der amtliche Hinweis|not the EU’s official notice|pas l’avis officiel/

test('the demonstration calls its notice a placeholder, on its page and above the button that orders', async ({
  page,
}) => {
  for (const { path, home, label } of pages) {
    await page.goto(home)
    await footerLink(page, label).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('main').getByText(PLACEHOLDER)).toBeVisible()
  }
  await openReview(page)
  await expect(page.getByRole('region', { name: pages[0].label }).getByText(PLACEHOLDER)).toBeVisible()
})

test('without a file the page of the notice is not there, and nothing links to it', async ({ page }) => {
  await authenticate(page, office().address, OWNER)
  const { data } = await (await page.request.get('/items/ecommerce_guarantee_notice?fields=id')).json()
  await change(page.request, 'ecommerce_settings', '', {
    guarantee_notices: data.map(({ id }: { id: number }) => ({ id, $delete: true })),
  })
  for (const { path, home, label } of pages) {
    await expect.poll(async () => (await page.request.get(path)).status()).toBe(404)
    await page.goto(home)
    await expect(footerLink(page, label)).toHaveCount(0)
  }
  expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain('gewaehrleistungsrechte')
})

test('the back office says that the notices are missing, and where only the official file may go', async ({ page }) => {
  await signIn(page, office().address, OWNER)
  await page.getByRole('link', { name: 'Der EU-Hinweis zur Gewährleistung fehlt in Sprachen: 3' }).click()
  await page.getByRole('tab', { name: 'Recht' }).click()
  await expect(page.getByText(/amtliche Bilddatei der EU .*Nicht nachbauen/)).toBeVisible()
})

test('an uploaded notice has its page and its link in the footer in three languages, and axe finds nothing', async ({
  page,
}) => {
  await authenticate(page, office().address, OWNER)
  const [german, english] = [
    await upload(page.request, '#039', 1240, 1754),
    await upload(page.request, '#063', 1240, 1754),
  ]
  await change(page.request, 'ecommerce_settings', '', {
    guarantee_notices: [
      { language: 'de', file: german },
      { language: 'en', file: english },
    ],
  })
  await startWith(page, decided({ functional: true, matomo: false, rolex: false, offline: false }))
  for (const { path, home, label, language } of pages) {
    await page.goto(home)
    await expect(async () => {
      await page.reload()
      await expect(footerLink(page, label)).toHaveAttribute('href', path, { timeout: 5000 })
    }).toPass()
    await footerLink(page, label).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(label)
    await expect(page.getByText(PLACEHOLDER)).toHaveCount(0)
    const picture = page.locator('#guarantee_notice img')
    await expect(picture).toHaveAttribute('src', new RegExp(`^/assets/${language === 'en' ? english : german}\\?v=`))
    await expect(picture).toHaveAttribute('alt', /\w/)
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight))
      .toBeCloseTo(1240 / 1754, 3)
    await expect(page.getByRole('main').locator(`a[href$="/guarantees-returns/index_${language}.htm"]`)).toBeVisible()
    await expectAccessible(page)
  }
})

async function openReview(page: Page) {
  await startWithCart(page, [{ slug: PRODUCT }], storedDraft('anna@example.org'))
  await page.goto(`${words.de.checkout}?step=delivery`)
  await page.getByRole('radio', { name: new RegExp(`^${words.de.parcel}`) }).check()
  await page.getByRole('radio', { name: 'Vorkasse' }).check()
  await page.getByRole('button', { name: words.de.toReview }).click()
}

test('the whole notice stands above the button that orders, with a link to its page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openReview(page)
  const notice = page.getByRole('region', { name: pages[0].label })
  await expect(notice.getByRole('img')).toBeVisible()
  await expect(notice.getByRole('link', { name: pages[0].label, exact: true })).toHaveAttribute('href', pages[0].path)
  const button = page.getByRole('button', { name: words.de.order, exact: true })
  await expect(button).toBeEnabled()
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const [picture, order] = [await notice.getByRole('img').boundingBox(), await button.boundingBox()]
    expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThan(order?.y ?? 0)
  }
  await expectAccessible(page)
})

test('a product shows the label of its producer’s guarantee small, and the whole file on a click', async ({ page }) => {
  await authenticate(page, office().address, OWNER)
  const path = `/shop/${PRODUCT}`
  expect(await (await page.request.get(path)).text()).not.toContain('arantie des Herstellers')
  const label = await upload(page.request, '#036', 900, 600)
  const facts = { garan_years: 5, garan_brand: 'Brennhöfer', garan_model: 'Bahnzeit' }
  const filter = `filter[slug][eq]=${PRODUCT}`
  await change(page.request, 'ecommerce_product', filter, {
    ...facts,
    guarantee_terms_url: 'brennhoefer.example/g',
    garan_label: label,
  })
  await expect.poll(async () => (await page.request.get(path)).text()).toContain('Haltbarkeitsgarantie')
  await startWith(page, decided({ functional: true, matomo: false, rolex: false, offline: false }))
  await page.goto(path)
  const link = page.getByRole('link', { name: /^Haltbarkeitsgarantie des Herstellers: 5 Jahre, Brennhöfer, Bahnzeit/ })
  await expect(link).toHaveAttribute('href', new RegExp(`^/assets/${label}\\?v=\\w+$`))
  await expect(link.getByRole('img')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Garantiebedingungen/ })).toHaveAttribute(
    'href',
    'https://brennhoefer.example/g',
  )
  await expectAccessible(page)
})

/** What has the focus, by its label or its words. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const one = document.activeElement as HTMLInputElement | null
    return (one?.labels?.[0]?.textContent ?? one?.textContent ?? '').trim()
  })

async function tabTo(page: Page, name: RegExp) {
  for (let times = 0; times < 200; times++) {
    await page.keyboard.press('Tab')
    if (name.test(await focused(page))) return
  }
  throw new Error(`The focus never comes to ${name}`)
}

test('a contract is withdrawn from by keyboard alone, also in maintenance and while the shop sells nothing', async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000)
  const staff = await browser.newPage({ baseURL: office().address, locale: 'de-DE' })
  await signIn(staff, office().address, OWNER)
  await startWith(page, decided({ functional: true, matomo: false, rolex: false, offline: false }))
  for (const settings of [{}, { maintenance_mode: true }, { maintenance_mode: false, enable_cart: false }]) {
    await change(staff.request, 'ecommerce_settings', '', settings)
    await page.goto('/danke')
    await tabTo(page, /^Vertrag widerrufen$/)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/vertrag-widerrufen')
    await expect(page.locator('form[action="/ecom/withdrawal"][novalidate]')).toBeAttached()
    for (const [field, value] of [
      [/^Name/, 'Anna Muster'],
      [/^Welcher Vertrag/, 'die Uhr vom März'],
      [/^E-Mail-Adresse für/, `${JSON.stringify(settings).length}@kunde.example`],
    ] as const) {
      await tabTo(page, field)
      await page.keyboard.type(value)
    }
    await tabTo(page, /^Weiter$/)
    await page.keyboard.press('Enter')
    await expect(page.getByText('die Uhr vom März')).toBeVisible()
    await tabTo(page, /^Widerruf bestätigen$/)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Ihr Widerruf ist eingegangen' })).toBeFocused()
  }
  await staff.context().close()
})
