import { expect, type Page } from '@playwright/test'
import { acrossProcesses } from './across-processes.ts'
import { expectAccessible } from './expect-accessible.ts'
import { test } from './mailbox.ts'
import { decided, startWith } from './stand-ins/third-parties.ts'

const ways = [
  {
    path: '/vertrag-widerrufen',
    label: 'Vertrag widerrufen',
    fields: ['Name', /^Welcher Vertrag\?/, /^E-Mail-Adresse für die Eingangsbestätigung/],
    next: 'Weiter',
    confirm: 'Widerruf bestätigen',
    done: 'Ihr Widerruf ist eingegangen',
  },
  {
    path: '/en/withdraw-from-contract',
    label: 'Withdraw from contract here',
    fields: ['Name', /^Which contract\?/, /^E-mail address for the confirmation of receipt/],
    next: 'Continue',
    confirm: 'Confirm withdrawal',
    done: 'We have received your withdrawal',
  },
  {
    path: '/fr/se-retracter-du-contrat',
    label: 'Se rétracter du contrat ici',
    fields: ['Nom', /^Quel contrat/, /^Adresse e-mail pour l’accusé de réception/],
    next: 'Continuer',
    confirm: 'Confirmer la rétractation',
    done: 'Nous avons reçu votre rétractation',
  },
] as const

/** Opens the page on a phone and waits until its script runs. */
async function open(page: Page, { path }: (typeof ways)[number]) {
  await page.setViewportSize({ width: 390, height: 844 })
  await startWith(page, decided({ functional: true, matomo: false, rolex: false, offline: false }))
  await page.goto(path)
  await expect(page.locator('form[action="/ecom/withdrawal"][novalidate]')).toBeAttached()
}

async function fill(page: Page, { fields }: (typeof ways)[number], email: string) {
  const values = ['Anna Muster', 'Bestellung 2026-99999 vom 3. November', email]
  for (const [index, field] of fields.entries())
    await page
      .getByRole('main')
      .getByLabel(field)
      .fill(values[index] ?? '')
}

for (const way of ways) {
  test(
    `a contract is withdrawn from on ${way.path} in two steps, and the receipt comes by mail`,
    // How the calls cross does not depend on the language.
    way === ways[0] ? acrossProcesses : {},
    async ({ page, email, mailbox }) => {
      await open(page, way)
      await page.getByRole('button', { name: way.next, exact: true }).click()
      await expect(page.getByRole('main').getByLabel(way.fields[0])).toBeFocused()
      await fill(page, way, email)
      await page.getByRole('button', { name: way.next, exact: true }).click()
      await expect(page.getByText('Bestellung 2026-99999 vom 3. November')).toBeVisible()
      // The browser's way back leads to what was entered.
      await page.goBack()
      await expect(page.getByRole('main').getByLabel(way.fields[0])).toHaveValue('Anna Muster')
      await page.goForward()
      expect(mailbox.to(email)).toEqual([])
      await page.getByRole('button', { name: way.confirm, exact: true }).click()
      await expect(page.getByRole('heading', { name: way.done })).toBeFocused()
      const receipt = await mailbox.newest('withdrawal_receipt', email)
      expect(receipt.text).toContain('Bestellung 2026-99999 vom 3. November')
    },
  )
}

test('axe finds nothing in either step, with and without problems', async ({ page, email }) => {
  const [way] = ways
  await open(page, way)
  await page.getByRole('button', { name: way.next, exact: true }).click()
  await expect(page.getByText('Bitte prüfen Sie die markierten Angaben.')).toBeVisible()
  await expectAccessible(page)
  await fill(page, way, email)
  await page.getByRole('button', { name: way.next, exact: true }).click()
  await expectAccessible(page)
})

test('a declaration that could not be sent is kept, and says that it can be declared in other ways', async ({
  page,
  email,
}) => {
  const [way] = ways
  await page.goto(way.path)
  await expect(page.locator('form[action="/ecom/withdrawal"][novalidate]')).toBeAttached()
  await fill(page, way, email)
  await page.getByRole('button', { name: way.next, exact: true }).click()
  await page.route('/ecom/withdrawal', (route) => route.abort())
  await page.getByRole('button', { name: way.confirm }).click()
  await expect(page.getByText('Ein Widerruf per E-Mail oder Brief gilt ebenso.')).toBeVisible()
  await page.unroute('/ecom/withdrawal')
  await page.getByRole('button', { name: way.confirm }).click()
  await expect(page.getByRole('heading', { name: way.done })).toBeVisible()
})

test('every page leads to the withdrawal function, the page that does not exist as well', async ({ page }) => {
  for (const path of ['/', '/uhren/rolex', '/shop', '/shop/warenkorb', '/datenschutz', '/nowhere']) {
    await page.goto(path)
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'Vertrag widerrufen', exact: true }),
    ).toHaveAttribute('href', '/vertrag-widerrufen')
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a contract is withdrawn from in two steps', acrossProcesses, async ({ page, email, mailbox }) => {
    const [way] = ways
    await page.goto(way.path)
    await fill(page, way, email)
    await page.getByRole('button', { name: way.next, exact: true }).click()
    await expect(page.getByText('Bestellung 2026-99999 vom 3. November')).toBeVisible()
    await page.getByRole('button', { name: way.confirm, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr Widerruf ist eingegangen')
    await mailbox.newest('withdrawal_receipt', email)
  })
})
