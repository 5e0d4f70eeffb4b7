import { type APIRequestContext, expect } from '@playwright/test'
import { formPageTexts } from '#backend/forms/page-texts.ts'
import { reservationTexts } from '#backend/reservations/page-texts.ts'
import { daysAfter, germanDay } from '#domain/hours/calendar-day.ts'
import { reserveLabel } from '#domain/reservations/reserve-label.ts'
import { change, found, send } from './back-office/calls.ts'
import { signIn } from './back-office/office.ts'
import { OWNER, ownOffice } from './back-office/own-office.ts'
import { expectAccessible } from './expect-accessible.ts'
import { test } from './test.ts'

test.describe.configure({ mode: 'default' })

const { office } = ownOffice()

const pages = [
  ['/haeuser/silbertwiete', '/shop/tidewerk-priel-40-blau', 'geschlossen', /Versand ab \d/],
  ['/en/branches/silbertwiete', '/en/shop/tidewerk-priel-40-blau', 'closed', /shipping from \d/],
  ['/fr/maisons/silbertwiete', '/fr/boutique/tidewerk-priel-40-blau', 'fermé', /expédition à partir du \d/],
] as const

/** What the owner says of the closure. */
const said = [
  { home: '/', label: 'Deutsch', words: 'Wir sind auf der Messe.' },
  { home: '/en', label: 'Englisch', words: 'We are at the fair.' },
  { home: '/fr', label: 'Französisch', words: 'Nous sommes au salon.' },
]

const textOf = async (request: APIRequestContext, path: string) => (await request.get(office().address + path)).text()

/** What becomes of the ring in each language once it lies ready. */
const languages = [
  { language: 'de', path: '/shop', ends: 'collected' },
  { language: 'en', path: '/en/shop', ends: 'cancelled' },
  { language: 'fr', path: '/fr/boutique', ends: 'unavailable' },
] as const

test('a visitor reserves the last ring in Blankenese for Saturday 11:00, the branch confirms from the mail, and another visitor no longer can, in each language', async ({
  page,
  browser,
}) => {
  const { address } = office()
  await signIn(page, address, OWNER)
  const [branch] = await found(page, 'branch?filter[slug]=blankenese&fields=id')
  const slug = 'atelier-wennerholt-ring-nordlicht-saphir'
  const fields = 'id,places.branch,places.variant,places.pieces,product_variants.id'
  const [ring] = await found(page, `ecommerce_product?filter[slug]=${slug}&fields=${fields}`)
  const [{ id: variant }] = ring.product_variants
  for (const { branch: place, pieces, ...goods } of ring.places)
    if (goods.variant === variant)
      await send(page, 'POST', '/ecom/stock', { product: ring.id, variant, branch: place, pieces: 0, was: pieces })
  await change(page, 'ecommerce_settings?fields=id', { reservation_hours: 120 })

  const visitor = await browser.newContext({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false })
  const phone = await visitor.newPage()
  // Looks at pages as somebody whose browser runs what axe needs.
  const counter = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const looksWell = async (path: string) => {
    await counter.goto(address + path)
    await expectAccessible(counter)
  }
  const fits = async () => expect(await phone.evaluate('document.documentElement.scrollWidth')).toBe(390)
  const headed = (name: string) => expect(phone.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()

  for (const { language, path, ends } of languages) {
    const texts = reservationTexts[language]
    const label = reserveLabel[language]
    const name = `Anna ${language}`
    await send(page, 'POST', '/ecom/stock', { product: ring.id, variant, branch: branch.id, pieces: 1, was: 0 })
    const form = `/ecom/reservation?product=${ring.id}&variant=${variant}&language=${language}`

    await expect(async () => {
      await phone.goto(`${address}${path}/${slug}?variant=${variant}`)
      await expect(phone.getByRole('link', { name: label })).toBeVisible({ timeout: 200 })
    }).toPass()
    await phone.getByRole('link', { name: label }).click()
    await expect(phone.getByText(texts.noContract)).toBeVisible()
    await expect(phone.getByRole('link', { name: formPageTexts[language].privacyLink })).toBeVisible()
    await fits()
    await looksWell(form)
    const clocks = await phone.locator('option').evaluateAll((all) => all.map((one) => one.getAttribute('value') ?? ''))
    const saturday = clocks.find((clock) => clock.endsWith('T11:00') && new Date(`${clock}Z`).getUTCDay() === 6)
    await phone.getByLabel(texts.when).selectOption(saturday ?? '')
    await phone.getByLabel(formPageTexts[language].name, { exact: true }).fill(name)
    await phone.getByLabel(formPageTexts[language].email, { exact: true }).fill(`anna.${language}@kunden.example`)
    const agreed = phone.getByRole('checkbox')
    if ((await agreed.count()) > 0) await agreed.check()
    await phone.getByRole('button', { name: label }).click()
    await headed(texts.isAsked)
    await fits()
    const status = new URL(phone.url())
    await looksWell(status.pathname + status.search)

    const mail = () => found(page, `mail?filter[kind]=reservation&filter[text][like]=${name}&fields=text&sort=-id`)
    await expect.poll(async () => (await mail()).length).toBe(1)
    const link = /Liegt bereit:\s+\S+?(\/ecom\/\S+)/.exec((await mail())[0].text)?.[1] ?? ''
    await looksWell(link)
    await counter.getByRole('button', { name: 'Liegt bereit' }).click()
    await expect(counter.getByRole('heading', { level: 1, name: 'Liegt bereit' })).toBeVisible()
    await expectAccessible(counter)

    await phone.goto(status.href)
    await headed(texts.isReady)
    await phone.goto(`${address}${path}/${slug}?variant=${variant}`)
    await expect(phone.getByRole('link', { name: label })).toHaveCount(0)
    await phone.goto(address + form)
    await headed(texts.nowhereHeading)
    await looksWell(form)

    await phone.goto(status.href)
    if (ends === 'cancelled') {
      await phone.getByRole('button', { name: texts.prolong }).click()
      await expect(phone.getByText(texts.saved)).toBeVisible()
      await phone.getByRole('button', { name: texts.cancel }).click()
      await headed(texts.isCancelled)
      await send(page, 'POST', '/ecom/stock', { product: ring.id, variant, branch: branch.id, pieces: 0, was: 1 })
    } else if (ends === 'unavailable') {
      await looksWell(link.replace('answer=ready', 'answer=unavailable'))
      await counter.getByRole('textbox').fill('Ein Ring mit Turmalin')
      await counter.getByRole('button', { name: 'Leider nicht da' }).first().click()
      await phone.goto(status.href)
      await headed(texts.isUnavailable)
      await expect(phone.getByText('Ein Ring mit Turmalin')).toBeVisible()
    } else {
      await page.goto(`${address}/admin/`)
      await page.getByRole('link', { name: '1 Reservierungen: Filiale Blankenese' }).click()
      await expect(page.getByRole('article', { name })).toContainText('Liegt bereit')
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Abgeholt' }).click()
      await expect(page.getByText('Hier liegt keine Reservierung.')).toBeVisible()
    }
    await looksWell(status.pathname + status.search)
  }
  await visitor.close()
  await counter.close()
})

test('an owner enters company holidays in three clicks, and banner, hours, search engines, delivery and times to come say so within a second', async ({
  page,
}) => {
  const { request } = page
  await signIn(page, office().address, OWNER)
  const today = germanDay(new Date())
  const last = daysAfter(today, 6)
  const [goods] = await found(page, 'ecommerce_product?filter[slug]=tidewerk-ebbe-38-sand&fields=id,places.branch')
  const times = async () => {
    const form = `/ecom/reservation?product=${goods.id}&branch=${goods.places[0].branch}&language=de`
    return [...(await textOf(request, form)).matchAll(/<option value="([\d-]{10})T/g)].map(([, day]) => day ?? '')
  }
  expect((await times()).some((day) => day <= last)).toBe(true)
  // What is kept from before must change too.
  for (const [branch] of pages) expect(await textOf(request, branch)).not.toContain(`"validThrough":"${last}"`)
  await page.getByRole('button', { name: 'Wir haben geschlossen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Geschlossen von – bis' })
  await dialog.getByLabel('Letzter Tag').fill(last)
  for (const { label, words } of said) await dialog.getByLabel(`Ihre Worte dazu (${label})`).fill(words)
  await dialog.getByRole('button', { name: 'Eintragen' }).click()
  await expect(page.getByText('Eingetragen. Die Website zeigt es jetzt.')).toBeVisible()
  await expect
    .configure({ timeout: 1000 })
    .poll(() => textOf(request, '/'))
    .toContain('Wir sind auf der Messe.')
  for (const { home, words } of said) expect(await textOf(request, home)).toContain(words)
  const left = await times()
  expect(left.filter((day) => day <= last)).toEqual([])
  expect(left.length).toBeGreaterThan(0)
  for (const [index, [branch, product, closed, delivery]] of pages.entries()) {
    const words = said[index]?.words
    const html = await textOf(request, branch)
    expect(html).toContain(`"validFrom":"${today}","validThrough":"${last}"`)
    expect(html).toMatch(new RegExp(`<dt>[^<]+</dt><dd>${closed}<small>${words}`))
    expect(await textOf(request, product)).toMatch(delivery)
  }
})

test('a page of a branch says whether it is open now, in the language of the page, and the switch leads to the same branch', async ({
  page,
}) => {
  await page.goto(`${office().address}/haeuser/blankenese`)
  await expect(page.getByRole('heading', { level: 1, name: 'Filiale Blankenese' })).toBeVisible()
  const now = page.locator('main open-now')
  await expect(now).toHaveText(/^Geschlossen, öffnet .+ um \d\d:\d\d$/)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'English' }).first().click()
  await expect(page).toHaveURL(/\/en\/branches\/blankenese$/)
  await expect(page.locator('main open-now')).toHaveText(/^Closed, opens .+ at \d\d:\d\d$/)
})

test('the calendar shows the closed days and enters the holidays of the year in one dialog', async ({ page }) => {
  await signIn(page, office().address, OWNER, '/opening_exception')
  await expect(page.getByRole('heading', { level: 1, name: 'Öffnungszeiten' }).last()).toBeVisible()
  await expect(page.getByRole('button', { name: /: geschlossen$/ }).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Feiertage des Jahres' }).click()
  const dialog = page.getByRole('dialog', { name: 'Feiertage des Jahres' })
  await dialog.getByLabel('Jahr').click()
  const next = Number(germanDay(new Date()).slice(0, 4)) + 1
  await page.getByRole('option', { name: String(next) }).click()
  await expect(dialog.getByText(/Reformationstag/)).toBeVisible()
  await dialog.getByRole('button', { name: /^Eintragen \(\d+\)$/ }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Karfreitag' })).toBeVisible()
})
