import { expect } from '@playwright/test'
import { acrossProcesses } from './across-processes.ts'
import { authenticate, save, signIn, windowOf } from './back-office/office.ts'
import { OWNER, ownOffice } from './back-office/own-office.ts'
import { expectAccessible } from './expect-accessible.ts'
import { test } from './test.ts'

test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 1180, height: 820 } })

const { at, office } = ownOffice()

test(
  'a text about to be saved is seen on its page, by its editor alone, and never kept',
  acrossProcesses,
  async ({ page, browser }) => {
    await authenticate(page, office().address, OWNER)
    const { data } = await (
      await page.request.get(at('/items/page?filter[name][eq]=contact&fields=id&single=1'))
    ).json()
    await page.goto(at(`/admin/page/${data.id}`))
    const heading = page.getByRole('textbox', { name: 'Überschrift (Deutsch)' })
    await expect(heading).not.toHaveValue('')
    await heading.fill('Kommen Sie vorbei')
    await page.getByRole('button', { name: 'Vorschau' }).click()
    const dialog = page.getByRole('dialog', { name: 'Vorschau: nicht gespeichert' })
    const shown = dialog.frameLocator('iframe')
    await expect(shown.getByRole('heading', { level: 1, name: 'Kommen Sie vorbei' })).toBeVisible()
    await expect(shown.getByText(/^Vorschau – so sähe die Seite aus/)).toBeVisible()
    await expectAccessible(page)

    const address = at((await dialog.getByRole('link', { name: 'In eigenem Fenster' }).getAttribute('href')) ?? '')
    const mine = await page.request.get(address)
    expect(mine.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' })
    const stranger = await browser.newContext()
    expect((await stranger.request.get(address)).status()).toBe(404)
    for (const path of ['/kontakt', '/page-data/kontakt/page-data.json'])
      expect(await (await stranger.request.get(at(path))).text()).not.toContain('Kommen Sie vorbei')
    await stranger.close()
    await office().ensureAccount('kollegin@juwelier.example', 'administrator')
    const colleague = await windowOf(browser, office().address, 'kollegin@juwelier.example')
    expect((await colleague.request.get(address)).status()).toBe(404)
    await colleague.context().close()
  },
)

test('a product that is still a draft is seen in its shop before it is saved, and scripts work on it', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await signIn(page, office().address, OWNER, '/ecommerce_product/create')
  await page.getByLabel('Name').first().fill('Ring Morgenrot')
  await page.getByLabel('Adresse (Teil der URL)').first().fill('ring-morgenrot')
  await page.getByLabel('Preis (brutto)').first().fill('350')
  await page.getByRole('button', { name: 'Vorschau' }).click()
  const shown = page.getByRole('dialog', { name: 'Vorschau: nicht gespeichert' }).frameLocator('iframe')
  await expect(shown.getByRole('heading', { level: 1, name: 'Ring Morgenrot' })).toBeVisible()
  await expect(shown.getByText('350,00').first()).toBeVisible()
  await expect(shown.getByText(/^Vorschau – so sähe/)).toBeVisible()
  expect((await page.request.get(at('/shop/ring-morgenrot'))).status()).toBe(404)
  expect(errors).toEqual([])
})

test('what a choice offers stands still from the first moment, so that who presses at once has chosen', async ({
  page,
}) => {
  await signIn(page, office().address, OWNER, '/ecommerce_product/create')
  const choice = page.getByRole('combobox', { name: 'Verkauf' })
  await choice.scrollIntoViewIfNeeded()
  const places = await choice.evaluate(async (element) => {
    element.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
    const seen = new Set<string>()
    for (let frame = 0; frame < 30; frame += 1) {
      await new Promise(requestAnimationFrame)
      const { top, height } = [...document.querySelectorAll('[role=option]')].at(-1)?.getBoundingClientRect() ?? {}
      if (height) seen.add(`${Math.round(Number(top))} ${Math.round(height)}`)
    }
    return [...seen]
  })
  expect(places).toHaveLength(1)
})

test('a product named in German and translated into other languages is called by its German name on German pages', async ({
  page,
}) => {
  await signIn(page, office().address, OWNER, '/ecommerce_product/create')
  await page.getByLabel('Name').first().fill('Ring Abendrot')
  await page.getByLabel('Adresse (Teil der URL)').first().fill('ring-abendrot')
  await page.getByLabel('Status').first().click()
  await page.getByRole('option', { name: 'Veröffentlicht' }).click()
  await page.getByRole('combobox', { name: 'Verkauf' }).click()
  await page.getByRole('option', { name: 'Nur zeigen' }).click()
  await page.getByRole('tab', { name: 'Texte' }).click()
  await expect(page.getByRole('textbox', { name: 'Name (Deutsch)' })).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Name (Englisch)' }).fill('Ring Sunset')
  await page.getByRole('tab', { name: 'Französisch' }).click()
  await page.getByRole('textbox', { name: 'Name (Französisch)' }).fill('Bague Couchant')
  await page.getByRole('button', { name: 'Vorschau' }).click()
  const dialog = page.getByRole('dialog', { name: 'Vorschau: nicht gespeichert' })
  await expect(dialog.frameLocator('iframe').getByRole('heading', { level: 1, name: 'Ring Abendrot' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Schließen' }).click()
  await save(page, 'Angelegt')
  const headingOf = async (path: string) =>
    /<h1[^>]*>([^<]*)/.exec(await (await page.request.get(at(path))).text())?.[1]
  await expect.poll(() => headingOf('/shop/ring-abendrot')).toBe('Ring Abendrot')
  expect(await headingOf('/en/shop/ring-abendrot')).toBe('Ring Sunset')
  expect(await headingOf('/fr/boutique/ring-abendrot')).toBe('Bague Couchant')
})

test('yesterday’s text of a page comes back, and visitors read it again', acrossProcesses, async ({ page }) => {
  await authenticate(page, office().address, OWNER)
  const { data } = await (await page.request.get(at('/items/page?filter[name][eq]=contact&fields=id&single=1'))).json()
  await page.goto(at(`/admin/page/${data.id}`))
  const heading = page.getByRole('textbox', { name: 'Überschrift (Deutsch)' })
  await expect(heading).not.toHaveValue('')
  const before = await heading.inputValue()
  await heading.fill('Versehen im Text')
  await save(page)
  const read = async () => (await page.request.get(at('/kontakt'))).text()
  await expect.poll(read).toContain('Versehen im Text')
  await page.getByRole('button', { name: 'Verlauf' }).click()
  const history = page.getByRole('dialog', { name: 'Verlauf' })
  await history.getByRole('button', { name: /angelegt/ }).click()
  await history.getByRole('button', { name: 'Diesen Stand wiederherstellen' }).click()
  await expect(heading).toHaveValue(before)
  await expect.poll(read).not.toContain('Versehen im Text')
})

test('a legal text changed in the settings of the shop is what visitors read at its address', async ({ page }) => {
  await authenticate(page, office().address, OWNER)
  const path = '/items/ecommerce_legal_page'
  const { data } = await (
    await page.request.get(at(`${path}?filter[type][eq]=terms&fields=id,translations.*&single=1`))
  ).json()
  const read = async () => (await page.request.get(at('/agb'))).text()
  const before = await read()
  expect(before).toContain('Allgemeine Geschäftsbedingungen</h1>')
  expect(before).toContain('Geltung und Vertragspartner')
  const translations = data.translations.map((row: { language: string }) =>
    row.language === 'de' ? { ...row, content: '<h2>Neue Fassung</h2><p>Es gilt, was hier steht.</p>' } : row,
  )
  const saved = await page.request.patch(at(`${path}/${data.id}`), {
    headers: { origin: office().address },
    data: { translations },
  })
  expect(saved.status()).toBe(200)
  await expect.poll(read).toContain('Es gilt, was hier steht.')
  expect(await read()).not.toContain('Geltung und Vertragspartner')
})
