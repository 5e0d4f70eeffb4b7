import { expect, type Page } from '@playwright/test'
import { germanSecond } from '#domain/hours/berlin-time.ts'
import { goTo, save, signIn } from './back-office/office.ts'
import { OWNER, ownOffice } from './back-office/own-office.ts'
import { openSettled } from './settled.ts'
import { test } from './test.ts'

test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 1440, height: 900 } })

const { at, office } = ownOffice({ mode: 'one process' })

const HEADINGS = {
  Deutsch: ['Weihnachten im Haus', '/weihnachten-im-haus'],
  Englisch: ['Christmas at our house', '/en/christmas-at-our-house'],
  Französisch: ['Noël à la maison', '/fr/noel-a-la-maison'],
} as const

/** `PICTURES=docs/images npx playwright test landing-page` draws the pictures of docs/back-office-reference.md anew. */
async function picture(page: Page, name: string): Promise<void> {
  if (process.env.PICTURES)
    await page.screenshot({ path: `${process.env.PICTURES}/${name}.png`, animations: 'disabled' })
}

/** The frame of the live preview that is seen. */
const shown = (page: Page) =>
  page.getByRole('region', { name: 'Live-Vorschau' }).locator('iframe:not([inert])').contentFrame()

/** Sections of the form, with the last one opened for its kind. */
async function addSection(page: Page, kind: string, headings: readonly string[]) {
  await page.getByRole('button', { name: 'Hinzufügen', exact: true }).click()
  await page.getByRole('combobox', { name: 'Art' }).last().click()
  await page.getByRole('option', { name: kind, exact: true }).click()
  for (const [index, language] of Object.keys(HEADINGS).entries()) {
    await page.getByRole('tab', { name: language }).last().click()
    const field = page.getByRole('textbox', { name: `Überschrift (${language})` })
    await field.last().fill(headings[index] ?? '')
  }
}

test('an editor makes a landing page for Christmas from nothing: in three languages, in the menu, found, and there at its second', async ({
  page,
  browser,
}) => {
  await signIn(page, office().address, OWNER, '/page/create')
  for (const [language, [heading]] of Object.entries(HEADINGS)) {
    await page.getByRole('tab', { name: language }).click()
    await page.getByRole('textbox', { name: `Überschrift (${language})` }).fill(heading)
  }
  await page.getByRole('tab', { name: 'Deutsch' }).click()
  await page.getByRole('textbox', { name: 'Vorspann (Deutsch)' }).fill('Geschenke, die bleiben.')
  await expect(shown(page).getByText('Geschenke, die bleiben.')).toBeVisible()
  await picture(page, 'live-preview')
  await page.getByRole('tab', { name: 'Abschnitte' }).click()
  await addSection(page, 'Produkte', ['Bis 150 €', 'Up to €150', 'Jusqu’à 150 €'])
  await page.getByRole('textbox', { name: 'Preis bis' }).fill('150')
  await expect(shown(page).getByRole('heading', { name: 'Jusqu’à 150 €' })).toBeVisible()
  await picture(page, 'sections')
  await save(page, 'Angelegt')

  await page.getByRole('button', { name: 'Planen' }).click()
  const moment = new Date(Math.ceil(Date.now() / 1000) * 1000 + 25_000)
  const plan = page.getByRole('dialog', { name: 'Zu einem Zeitpunkt' })
  await plan.getByLabel('Zeitpunkt (deutsche Zeit)').fill(germanSecond(moment.toISOString()))
  await picture(page, 'schedule')
  await plan.getByRole('button', { name: 'Planen' }).click()
  await expect(plan).toBeHidden()

  await page.goto(at('/admin/menu_item/create'))
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Weihnachten')
  await page.getByRole('combobox', { name: 'Seite' }).fill('Weihnachten')
  await page.getByRole('option', { name: HEADINGS.Deutsch[0] }).click()
  await save(page, 'Angelegt')

  const visitor = await (await browser.newContext({ locale: 'de-DE' })).newPage()
  const status = async (path: string) => (await visitor.request.get(at(path))).status()
  const addresses = Object.values(HEADINGS).map(([, path]) => path)
  expect(Date.now(), 'all of it was done before the moment').toBeLessThan(moment.getTime() - 500)
  for (const path of addresses) expect(await status(path), path).toBe(404)
  await visitor.waitForTimeout(Math.max(0, moment.getTime() - Date.now()))
  for (const path of addresses) await expect.poll(() => status(path), { intervals: [50] }).toBe(200)

  await openSettled(visitor, at('/shop?q=weihnachten'))
  await visitor.getByRole('main').getByRole('link', { name: HEADINGS.Deutsch[0] }).first().click()
  await expect(visitor.getByRole('heading', { level: 1, name: HEADINGS.Deutsch[0] })).toBeVisible()
  await visitor.getByRole('link', { name: 'Français' }).click()
  await expect(visitor).toHaveURL(at(HEADINGS.Französisch[1]))
  await expect(visitor.getByRole('heading', { name: 'Jusqu’à 150 €' })).toBeVisible()
  await visitor.goto(at('/'))
  const menu = visitor.getByRole('navigation', { name: 'Hauptnavigation' })
  // Where the line is full the entry stands under *Mehr*.
  await expect(menu.getByRole('link', { name: 'Weihnachten', includeHidden: true }).first()).toHaveAttribute(
    'href',
    HEADINGS.Deutsch[1],
  )
  await visitor.context().close()
})

test('an event with two seats is signed up for by two, and the third waits', async ({ page, browser }) => {
  await signIn(page, office().address, OWNER, '/event/create')
  await page.getByRole('textbox', { name: 'Titel' }).fill('Abend mit Perlen')
  await page.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'Veröffentlicht' }).click()
  await page.getByRole('textbox', { name: 'Beginn' }).fill('2099-12-04T18:00')
  await page.getByRole('textbox', { name: 'Ende' }).fill('2099-12-04T20:00')
  await page.getByRole('tab', { name: 'Anmeldung' }).click()
  await page.getByRole('switch', { name: 'Anmeldung auf der Website' }).click()
  await page.getByRole('textbox', { name: 'Plätze', exact: true }).fill('2')
  await expect(shown(page).getByText('2 Plätze frei')).toBeVisible()
  await picture(page, 'event')
  await save(page, 'Angelegt')

  const visitor = await (await browser.newContext({ locale: 'de-DE', javaScriptEnabled: false })).newPage()
  const address = at('/events/abend-mit-perlen')
  for (const name of ['Anna', 'Bert', 'Cora']) {
    await expect.poll(async () => (await visitor.goto(address))?.status()).toBe(200)
    const form = visitor.getByRole('form', { name: /Anmelden|Warteliste/ })
    await form.getByLabel('Name').fill(name)
    await form.getByLabel('E-Mail').fill(`${name.toLowerCase()}@example.org`)
    await form.getByRole('checkbox').check()
    const sent = visitor.waitForResponse((answer) => answer.request().method() === 'POST')
    await form.getByRole('button').click()
    expect((await sent).status(), name).toBeLessThan(400)
  }
  await expect.poll(async () => (await visitor.request.get(address)).text()).toContain('ausgebucht, Warteliste offen')
  await visitor.context().close()
  await page.goto(at('/admin/'))
  await goTo(page, 'Anmeldungen')
  const row = (name: string) => page.getByRole('row').filter({ hasText: `${name.toLowerCase()}@example.org` })
  await expect(row('Cora')).toContainText(/wart/i)
  for (const name of ['Anna', 'Bert']) await expect(row(name)).not.toContainText(/wart/i)
  await picture(page, 'sign-ups')
})
