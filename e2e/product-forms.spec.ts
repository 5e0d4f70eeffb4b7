import { expect } from '@playwright/test'
import { acrossProcesses } from './across-processes.ts'
import { expectAccessible } from './expect-accessible.ts'
import { test } from './mailbox.ts'
import { openProduct, plain, ring, watch } from './product-page.ts'
import { settled } from './settled.ts'

test('nothing of a form is loaded before it is opened', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const loaded = () => asked.filter((url) => /request-form|rating-form|use-form/.test(url))
  await openProduct(page, plain)
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
    await openProduct(page, ring)
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
  await openProduct(page, '/shop/corvin-fils-minuit')
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
    await openProduct(page, watch)
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

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
