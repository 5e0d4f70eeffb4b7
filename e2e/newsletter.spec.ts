import { expect } from '@playwright/test'
import { acrossProcesses } from './across-processes.ts'
import { expectAccessible } from './expect-accessible.ts'
import { likeAPerson, openForm } from './form-page.ts'
import { type Mail, test } from './mailbox.ts'

const pathIn = ({ text }: Mail, kind: string) =>
  new RegExp(`http://[^/]+(/forms/newsletter/${kind}\\S+)`).exec(text)?.[1] ?? `no ${kind} link in the mail`

const newsletter = [
  {
    path: '/',
    address: 'Ihre E-Mail-Adresse',
    subscribe: 'Anmelden',
    missing: 'Email Adresse fehlt',
    invalid: 'Bitte prüfen Sie die E-Mail-Adresse',
    success: 'Vielen Dank für Ihre Anmeldung!',
    confirm: 'Anmeldung bestätigen',
    confirmed: 'Ihre Anmeldung ist bestätigt',
    leave: 'Abmelden',
    left: 'Sie sind abgemeldet',
  },
  {
    path: '/en',
    address: 'Your e-mail address',
    subscribe: 'Subscribe',
    missing: 'Email missing',
    invalid: 'Please check the e-mail address',
    success: 'Thank you for subscribing!',
    confirm: 'Confirm subscription',
    confirmed: 'Your subscription is confirmed',
    leave: 'Unsubscribe',
    left: 'You are unsubscribed',
  },
  {
    path: '/fr',
    address: 'Votre adresse e-mail',
    subscribe: 'S’inscrire',
    missing: 'Adresse e-mail manquante',
    invalid: 'Veuillez vérifier l’adresse e-mail',
    success: 'Merci pour votre inscription !',
    confirm: 'Confirmer l’inscription',
    confirmed: 'Votre inscription est confirmée',
    leave: 'Se désinscrire',
    left: 'Vous êtes désinscrit',
  },
]

for (const words of newsletter) {
  test(
    `the newsletter on ${words.path} is asked for, confirmed by mail and left, each in its language`,
    // How the calls cross does not depend on the language.
    words.path === '/' ? acrossProcesses : {},
    async ({ page, mailbox, email }) => {
      await openForm(page, words.path)
      const address = page.getByLabel(words.address)
      const subscribe = page.getByRole('button', { name: words.subscribe })
      await subscribe.click()
      await expect(address).toBeFocused()
      await expect(address).toHaveAccessibleDescription(words.missing)
      await address.fill('anna@example')
      await subscribe.click()
      await expect(address).toHaveAccessibleDescription(words.invalid)
      await address.fill(email)
      await likeAPerson(page)
      await subscribe.click()
      await expect(page.getByRole('status').filter({ hasText: words.success })).toBeVisible()
      await expect(address).toHaveValue('')

      await page.goto(pathIn(await mailbox.newest('newsletter_confirm', email), 'confirm'))
      await expectAccessible(page)
      await page.getByRole('button', { name: words.confirm }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.confirmed)

      await page.goto(pathIn(await mailbox.newest('newsletter_welcome', email), 'unsubscribe'))
      await expectAccessible(page)
      await page.getByRole('button', { name: words.leave, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.left)
    },
  )
}

test('the newsletter form tells nobody who is subscribed: the same words for every address', async ({
  page,
  mailbox,
  email,
}) => {
  const ask = async () => {
    await openForm(page, '/')
    await likeAPerson(page)
    await page.getByLabel('Ihre E-Mail-Adresse').fill(email)
    await page.getByRole('button', { name: 'Anmelden' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Vielen Dank für Ihre Anmeldung!' })).toBeVisible()
  }
  await ask()
  await page.goto(pathIn(await mailbox.newest('newsletter_confirm', email), 'confirm'))
  await page.getByRole('button', { name: 'Anmeldung bestätigen' }).click()
  await mailbox.newest('newsletter_welcome', email)
  await ask()
  expect((await mailbox.newest('newsletter_known', email)).text).toContain('Diese Adresse ist schon eingetragen')
})

test(
  'too many attempts are stopped with the message that also stands for a duplicate',
  acrossProcesses,
  async ({ page, email }) => {
    await openForm(page, '/')
    await likeAPerson(page)
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      await page.getByLabel('Ihre E-Mail-Adresse').fill(`${attempt}-${email}`)
      await page.getByRole('button', { name: 'Anmelden' }).click()
      if (attempt < 6) await expect(page.getByLabel('Ihre E-Mail-Adresse')).toHaveValue('')
    }
    await expect(
      page.getByRole('alert').filter({ hasText: 'Das waren zu viele Versuche in kurzer Zeit.' }),
    ).toBeVisible()
  },
)

test('a link that was used, or never given, says so', async ({ page }) => {
  const answer = await page.goto('/forms/newsletter/confirm?token=guessed&language=en')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is no longer valid')
  await expectAccessible(page)
})

test('the call to action offers the telephone beside its link', async ({ page }) => {
  await openForm(page, '/')
  await expect(page.getByRole('main').getByRole('link', { name: /^Rufen Sie uns an: \+49 40/ })).toHaveAttribute(
    'href',
    'tel:+494066969100',
  )
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the newsletter is asked for, confirmed and left', async ({ page, mailbox, email }) => {
    await page.goto('/')
    await page.getByLabel('Ihre E-Mail-Adresse').fill(email)
    await page.getByRole('button', { name: 'Anmelden' }).click()
    await expect(page).toHaveURL('/danke#newsletter')
    await expect(page.getByText('Vielen Dank für Ihre Anmeldung!')).toBeVisible()
    await expect(page.getByText('Ihre Nachricht ist bei uns.')).toBeHidden()
    await page.goto(pathIn(await mailbox.newest('newsletter_confirm', email), 'confirm'))
    await page.getByRole('button', { name: 'Anmeldung bestätigen' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihre Anmeldung ist bestätigt')
    await page.goto(pathIn(await mailbox.newest('newsletter_welcome', email), 'unsubscribe'))
    await page.getByRole('button', { name: 'Abmelden' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sie sind abgemeldet')
  })
})
