import { type APIRequestContext, expect, test } from '@playwright/test'
import { daysAfter, germanDay } from '#domain/hours/calendar-day.ts'
import { change, found, send } from './back-office/calls.ts'
import { signIn } from './back-office/office.ts'
import { OWNER, ownOffice } from './back-office/own-office.ts'
import { expectAccessible } from './expect-accessible.ts'

test.describe.configure({ mode: 'default' })

const { office } = ownOffice()

const pages = [
  ['/haeuser/silbertwiete', '/shop/tidewerk-priel-40-blau', 'geschlossen', /Versand ab \d/],
  ['/en/branches/silbertwiete', '/en/shop/tidewerk-priel-40-blau', 'closed', /shipping from \d/],
  ['/fr/maisons/silbertwiete', '/fr/boutique/tidewerk-priel-40-blau', 'fermé', /expédition à partir du \d/],
] as const

const textOf = async (request: APIRequestContext, path: string) => (await request.get(office().address + path)).text()

test('a visitor reserves the last ring in Blankenese for Saturday 11:00, the branch confirms from the mail, and another visitor no longer can', async ({
  page,
  browser,
}) => {
  await signIn(page, office().address, OWNER)
  const [branch] = await found(page, 'branch?filter[slug]=blankenese&fields=id')
  const [main] = await found(page, 'branch?filter[slug]=silbertwiete&fields=id')
  // The pieces of the shop lie at the main branch: one ring is carried to Blankenese, and none stays.
  const slug = 'atelier-wennerholt-ring-nordlicht-saphir'
  const [ring] = await found(
    page,
    `ecommerce_product?filter[slug]=${slug}&fields=id,product_variants.id,product_variants.stock`,
  )
  const size = ring.product_variants.find(({ stock }: { stock: number }) => stock > 0)
  const goods = { product: ring.id, variant: size.id, branch: main.id }
  await send(page, 'POST', '/ecom/stock/move', { ...goods, to: branch.id, pieces: 1 })
  await send(page, 'POST', '/ecom/stock', { ...goods, pieces: 0, was: size.stock - 1 })
  await change(page, 'ecommerce_settings?fields=id', { reservation_hours: 120 })

  const visitor = await browser.newContext({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false })
  const phone = await visitor.newPage()
  const fits = async () => expect(await phone.evaluate('document.documentElement.scrollWidth')).toBe(390)
  await phone.goto(`${office().address}/shop/${slug}?variant=${size.id}`)
  await phone.getByRole('link', { name: 'Unverbindlich reservieren' }).click()
  await expect(phone.getByText('Sie schließen keinen Vertrag und zahlen nichts')).toBeVisible()
  await fits()
  const saturday = phone.locator('option', { hasText: /^Sa\..*11:00$/ }).first()
  await phone.getByLabel('Wann kommen Sie?').selectOption(await saturday.getAttribute('value'))
  await phone.getByLabel('Name').fill('Anna Muster')
  await phone.getByLabel('E-Mail').fill('anna.ring@kunden.example')
  const agreed = phone.getByRole('checkbox')
  if ((await agreed.count()) > 0) await agreed.check()
  await phone.getByRole('button', { name: 'Unverbindlich reservieren' }).click()
  await expect(phone.getByRole('heading', { level: 1, name: 'Reserviert' })).toBeVisible()
  await fits()
  const status = phone.url()

  const mail = () => found(page, 'mail?filter[kind]=reservation&filter[text][like]=Anna Muster&fields=text&sort=-id')
  await expect.poll(async () => (await mail()).length).toBe(1)
  const link = /Liegt bereit:\s+\S+?(\/ecom\/\S+)/.exec((await mail())[0].text)?.[1]
  const counter = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await counter.goto(`${office().address}${link}`)
  await expectAccessible(counter)
  await counter.getByRole('button', { name: 'Liegt bereit' }).click()
  await expect(counter.getByRole('heading', { level: 1, name: 'Liegt bereit' })).toBeVisible()

  await phone.goto(status)
  await expect(phone.getByRole('heading', { level: 1, name: 'Liegt für Sie bereit' })).toBeVisible()
  await phone.goto(`${office().address}/shop/${slug}?variant=${size.id}`)
  await expect(phone.getByRole('link', { name: 'Unverbindlich reservieren' })).toHaveCount(0)
  await phone.goto(`${office().address}/ecom/reservation?product=${ring.id}&variant=${size.id}&language=de`)
  await expect(phone.getByRole('heading', { level: 1, name: 'Zurzeit nicht zu reservieren' })).toBeVisible()

  await page.goto(`${office().address}/admin/`)
  await page.getByRole('link', { name: '1 Reservierungen: Filiale Blankenese' }).click()
  await expect(page.getByRole('article', { name: 'Anna Muster' })).toContainText('Liegt bereit')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Abgeholt' }).click()
  await expect(page.getByText('Hier liegt keine Reservierung.')).toBeVisible()
  await visitor.close()
  await counter.close()
})

test('an owner enters company holidays in three clicks, and banner, hours, search engines and delivery say so within a second', async ({
  page,
}) => {
  const { request } = page
  const today = germanDay(new Date())
  const last = daysAfter(today, 6)
  // What is kept from before must change too.
  for (const [branch] of pages) expect(await textOf(request, branch)).not.toContain(`"validThrough":"${last}"`)
  await signIn(page, office().address, OWNER)
  await page.getByRole('button', { name: 'Wir haben geschlossen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Geschlossen von – bis' })
  await dialog.getByLabel('Letzter Tag').fill(last)
  await dialog.getByLabel('Ihre Worte dazu (Deutsch)').fill('Wir sind auf der Messe.')
  await dialog.getByRole('button', { name: 'Eintragen' }).click()
  await expect(page.getByText('Eingetragen. Die Website zeigt es jetzt.')).toBeVisible()
  await expect
    .configure({ timeout: 1000 })
    .poll(() => textOf(request, '/'))
    .toContain('Wir sind auf der Messe.')
  for (const [branch, product, closed, delivery] of pages) {
    const html = await textOf(request, branch)
    expect(html).toContain(`"validFrom":"${today}","validThrough":"${last}"`)
    expect(html).toMatch(new RegExp(`<dt>[^<]+</dt><dd>${closed}<small>Wir sind auf der Messe`))
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
  await signIn(page, office().address, OWNER)
  await page.goto(`${office().address}/admin/opening_exception`)
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
