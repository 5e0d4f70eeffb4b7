import { expect, type Locator, type Page } from '@playwright/test'
import { consentLog } from './consent-log.ts'
import { expectAccessible } from './expect-accessible.ts'
import type { Mode } from './server/modes.ts'
import { layOutWhole, openSettled } from './settled.ts'
import { decided, leftBehind, startWith, test } from './stand-ins/third-parties.ts'

const rejected = decided({ functional: true, matomo: false, rolex: false, offline: false })
const OSM = 'www.openstreetmap.org'

const main = (page: Page) => page.getByRole('main')
const load = (page: Page, name: 'Einmal laden' | 'Immer laden') => main(page).getByRole('button', { name })
const map = (page: Page) => main(page).locator('iframe[title^="Karte:"]')
const clock = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Rolex bei uns' })
const openClockQuestion = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Rolex Uhr laden' }).click()

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await startWith(page, rejected)
})

test('a map says whose it is, what for and where privacy stands, and comes once after a click', async ({
  page,
  thirdParties,
}) => {
  await page.goto('/kontakt')
  const place = main(page).getByText('OpenStreetMap Foundation').first().locator('../..')
  await expect(place).toContainText('Die Karte zeigt, wo Sie uns finden.')
  await expect(place.getByRole('link', { name: 'Datenschutz' })).toHaveAttribute('href', '/datenschutz')
  const sectionOf = (part: Locator) => part.locator('xpath=ancestor::section[1]')
  await layOutWhole(page)
  const before = await sectionOf(place).boundingBox()
  await load(page, 'Einmal laden').click()
  await expect(map(page)).toHaveCount(2)
  expect((await sectionOf(map(page).first()).boundingBox())?.height).toBe(before?.height)
  await map(page).first().scrollIntoViewIfNeeded()
  await expect.poll(thirdParties.hosts).toEqual([OSM])
  expect(thirdParties.requests[0]).toMatch(/embed\.html\?bbox=.*&marker=/)
  expect((await leftBehind(page)).local).toEqual(['int-consents'])
  await page.reload()
  await expect(load(page, 'Einmal laden')).toBeVisible()
  await expect(map(page)).toHaveCount(0)
})

test('content allowed for good stays, is listed on the privacy page and leaves by one click', async ({ page }) => {
  await page.goto('/kontakt')
  await load(page, 'Immer laden').click()
  await page.reload()
  await expect(map(page)).toHaveCount(2)
  expect((await leftBehind(page)).local.sort()).toEqual([`contentConsent:${OSM}`, 'int-consents'])
  await page.goto('/datenschutz#cookies')
  await expect(main(page).getByRole('heading', { name: 'Zustimmungen verwalten' })).toBeVisible()
  const box = main(page).getByRole('checkbox', { name: 'OpenStreetMap Foundation' })
  await expect(box).toBeChecked()
  await box.click()
  await expect(main(page).getByRole('heading', { name: 'Zustimmungen verwalten' })).toHaveCount(0)
  await expect(main(page).getByRole('heading', { name: 'Ihre Einwilligungen' })).toBeFocused()
  expect((await leftBehind(page)).local).toEqual(['int-consents'])
})

test('content that is allowed and withdrawn is on record under the pseudonym of the banner', async ({ page }, info) => {
  const id = '0123456789abcdef0123456789abcd27'
  const consents = JSON.parse(rejected['int-consents'] ?? '')
  await startWith(page, { 'int-consents': JSON.stringify({ ...consents, id }) })
  await page.goto('/kontakt')
  await load(page, 'Immer laden').click()
  const onRecord = () => consentLog(info.project.name as Mode, id).map(({ action, choices }) => `${action} ${choices}`)
  await expect.poll(onRecord).toEqual([`content_always {"${OSM}":true}`])
  await page.goto('/datenschutz#cookies')
  await main(page).getByRole('checkbox', { name: 'OpenStreetMap Foundation' }).click()
  await expect.poll(onRecord).toEqual([`content_always {"${OSM}":true}`, `content_withdraw {"${OSM}":false}`])
})

test('the opt-out frame of the statistics service stands in the consent view, behind a permission of its own', async ({
  page,
  thirdParties,
}) => {
  await startWith(page, { 'contentConsent:karten.example': 'true' })
  await openSettled(page, '/datenschutz#cookies')
  await expect(main(page).getByRole('checkbox', { name: 'karten.example' })).toBeChecked()
  expect(thirdParties.requests).toEqual([])
  await load(page, 'Einmal laden').click()
  await expect
    .poll(() => thirdParties.requests)
    .toEqual(['https://statistik.wennerholt.example/index.php?module=CoreAdminHome&action=optOut&language=de'])
})

test('the privacy page shows what is decided and withdraws it with one click', async ({ page, thirdParties }) => {
  await startWith(page, {
    ...decided({ functional: true, matomo: true, rolex: true, offline: false }),
    [`contentConsent:${OSM}`]: 'true',
  })
  await page.goto('/datenschutz#cookies')
  await expect(main(page).getByText('eingewilligt', { exact: true })).toHaveCount(2)
  await main(page).getByRole('button', { name: 'Alle Einwilligungen widerrufen' }).click()
  await expect(main(page).getByText('nicht eingewilligt', { exact: true })).toHaveCount(3)
  expect((await leftBehind(page)).local).toEqual(['int-consents'])
  thirdParties.requests.length = 0
  await openSettled(page, '/kontakt')
  expect(thirdParties.requests).toEqual([])
})

test('the clock gets its dealer key, its language and gold, links to the brand and is not on Longines’ page', async ({
  page,
  thirdParties,
}) => {
  await page.goto('/')
  const space = await page.getByRole('banner').getByRole('button', { name: 'Rolex Uhr laden' }).boundingBox()
  await openClockQuestion(page)
  await page.getByRole('button', { name: 'Immer laden' }).click()
  await expect(clock(page)).toHaveText('10:08')
  await expect(clock(page)).toHaveAttribute('href', '/uhren/rolex')
  expect(await clock(page).boundingBox()).toEqual(space)
  expect(await page.evaluate(() => (window as unknown as { clockOptions: object }).clockOptions)).toEqual({
    dealerAPIKey: 'demo-dealer-key',
    lang: 'de',
    colour: 'gold',
  })
  expect(thirdParties.hosts()).toEqual(['static.rolex.com'])
  await page.goto('/uhren/longines')
  await expect(page.getByRole('heading', { level: 1, name: 'Longines' })).toBeVisible()
  await expect(clock(page)).toHaveCount(0)
  await page.goto('/en')
  await expect(page.getByRole('link', { name: 'Rolex at our shop' })).toHaveText('10:08')
  expect(await page.evaluate(() => (window as unknown as { clockOptions: { lang: string } }).clockOptions.lang)).toBe(
    'en',
  )
})

test('a clock that cannot be loaded is only logged, and leaves nothing that takes the focus', async ({
  page,
  context,
}) => {
  await context.route('https://static.rolex.com/**', (route) => route.abort())
  const logged: string[] = []
  const thrown: string[] = []
  page.on('console', (message) => message.type() === 'warning' && logged.push(message.text()))
  page.on('pageerror', (error) => thrown.push(error.message))
  await page.goto('/')
  await openClockQuestion(page)
  await page.getByRole('button', { name: 'Einmal laden' }).click()
  await expect.poll(() => logged.join()).toContain('retailercall.js could not be loaded')
  await expect(clock(page)).toHaveCount(0)
  expect(thrown).toEqual([])
})

test('the calendar for appointments waits for its permission', async ({ page, thirdParties }) => {
  await openSettled(page, '/terminvereinbarung')
  expect(thirdParties.requests).toEqual([])
  await load(page, 'Einmal laden').click()
  await expect(
    page.frameLocator('iframe[title="Terminkalender"]').getByText('Inhalt eines anderen Servers'),
  ).toBeVisible()
  expect(thirdParties.requests).toEqual(['https://termine.wennerholt.example/beratung'])
})

test('rejecting everything ends content that was loaded for once', async ({ page }) => {
  await page.goto('/kontakt')
  await load(page, 'Einmal laden').click()
  await expect(map(page)).toHaveCount(2)
  const settings = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-Einstellungen' })
  // A click right after the jump would still meet the map that stood in its place in the frame before.
  await settings.scrollIntoViewIfNeeded()
  await expect(map(page).last()).not.toBeInViewport()
  await settings.click()
  await page.getByRole('button', { name: 'Alle ablehnen' }).click()
  await expect(map(page)).toHaveCount(0)
})

for (const path of ['/kontakt', '/terminvereinbarung', '/datenschutz']) {
  test(`axe finds nothing in the placeholders and the consent view of ${path}, at 390 and at 1440 px`, async ({
    page,
  }) => {
    await startWith(page, { 'contentConsent:karten.example': 'true' })
    await page.setViewportSize({ width: 390, height: 900 })
    await openSettled(page, path)
    await expectAccessible(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await expectAccessible(page)
  })
}

test('axe finds nothing in the open question about the clock', async ({ page }) => {
  await page.goto('/')
  await openClockQuestion(page)
  await expect(page.getByRole('button', { name: 'Immer laden' })).toBeVisible()
  await expectAccessible(page)
})
