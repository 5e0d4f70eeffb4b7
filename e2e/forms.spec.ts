import { expect, type Page } from '@playwright/test'
import { acrossProcesses } from './across-processes.ts'
import { expectAccessible } from './expect-accessible.ts'
import { likeAPerson, openForm } from './form-page.ts'
import { test } from './mailbox.ts'
import { openSettled } from './settled.ts'
import { decided, startWith } from './stand-ins/third-parties.ts'

const contactForm = (page: Page) => page.locator('form[action="/forms/contact"]')

async function fillContact(page: Page, email: string, name = 'Anna Muster') {
  await page.getByLabel('Ihr Name').fill(name)
  await contactForm(page).getByLabel('Ihre E-Mail-Adresse').fill(email)
  await page.getByLabel('Ihre Nachricht').fill('Haben Sie die Uhr aus dem Fenster noch?')
  await page.getByLabel('Ich habe die Datenschutzhinweise gelesen').check()
}

test(
  'a message reaches the shop, and the thanks page greets by name until it is loaded again',
  acrossProcesses,
  async ({ page, mailbox, email }) => {
    await openForm(page, '/kontakt')
    await fillContact(page, email, 'Anna <b>Muster</b>')
    await likeAPerson(page)
    await page.getByRole('button', { name: 'Nachricht senden' }).click()
    await expect(page).toHaveURL('/danke#message')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank, Anna <b>Muster</b>!')
    await expect(page.getByText(`Wir antworten Ihnen an ${email}.`)).toBeVisible()
    await expect
      .poll(() => mailbox.answering(email))
      .toMatchObject([
        {
          kind: 'contact',
          recipient_address: 'hallo@wennerholt.example',
          subject: 'Nachricht von Anna <b>Muster</b>',
          text: expect.stringContaining('> Haben Sie die Uhr aus dem Fenster noch?'),
        },
      ])
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank')
    await expect(page.getByText('Ihre Nachricht ist bei uns')).toBeVisible()
    await expect(page.getByText('Gerade ist keine von Ihnen dabei')).toBeHidden()
    await expect(page.getByText(email)).toHaveCount(0)
  },
)

test('nothing that the address of the thanks page says is shown', async ({ page }) => {
  await openSettled(page, '/danke?name=Mallory&email=mallory@example.org#Mallory')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank')
  await expect(page.getByRole('main').getByText(/mallory/i)).toHaveCount(0)
})

test('who has sent nothing is thanked for nothing', async ({ page }) => {
  await openSettled(page, '/danke')
  await expect(page.getByText('Ihre Nachricht ist bei uns')).toBeHidden()
  await expect(page.getByText('Gerade ist keine von Ihnen dabei')).toBeVisible()
  await openSettled(page, '/danke#newsletter')
  await expect(page.getByText('Gerade ist keine von Ihnen dabei')).toBeHidden()
})

test('every problem stands beside its field, and the focus goes to the first', async ({ page, mailbox, email }) => {
  await openForm(page, '/kontakt')
  await page.getByRole('button', { name: 'Nachricht senden' }).click()
  await expect(page.getByLabel('Ihr Name')).toBeFocused()
  await expect(page.getByLabel('Ihr Name')).toHaveAccessibleDescription('Bitte nennen Sie Ihren Namen.')
  await expect(page.getByRole('alert').filter({ hasText: 'Bitte prüfen Sie die markierten Angaben.' })).toBeVisible()
  await expect(page.getByLabel('Ich habe die Datenschutzhinweise gelesen')).toHaveAccessibleDescription(
    'Bitte bestätigen Sie, dass wir Ihre Angaben verarbeiten dürfen.',
  )
  await expectAccessible(page)

  await fillContact(page, 'anna@example')
  await page.getByRole('button', { name: 'Nachricht senden' }).click()
  const address = contactForm(page).getByLabel('Ihre E-Mail-Adresse')
  await expect(address).toBeFocused()
  await expect(address).toHaveAccessibleDescription('Bitte prüfen Sie die E-Mail-Adresse.')
  await expect(page.getByLabel('Ihr Name')).not.toHaveAttribute('aria-invalid')

  await address.fill(email)
  await likeAPerson(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/danke#message')
  await expect.poll(() => mailbox.answering(email).length).toBe(1)
})

test('while a message is on its way the form says so and cannot be sent twice', async ({ page, mailbox, email }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await openForm(page, '/kontakt')
  await page.route('/forms/contact', async (route) => {
    await held
    await route.continue()
  })
  await fillContact(page, email)
  await likeAPerson(page)
  await page.getByRole('button', { name: 'Nachricht senden' }).click()
  await expect(page.getByRole('button', { name: 'Wird gesendet...' })).toBeDisabled()
  await expect(page.getByRole('status').filter({ hasText: 'Wird gesendet...' })).toBeVisible()
  await contactForm(page).evaluate((form: HTMLFormElement) => form.requestSubmit())
  release()
  await expect(page).toHaveURL('/danke#message')
  await expect.poll(() => mailbox.answering(email).length).toBe(1)
  await page.waitForTimeout(300)
  expect(mailbox.answering(email).length).toBe(1)
})

test('when the message cannot be sent the form says so and keeps what was written', async ({ page, email }) => {
  await openForm(page, '/kontakt')
  await page.route('/forms/contact', (route) => route.abort())
  await fillContact(page, email)
  await page.getByRole('button', { name: 'Nachricht senden' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Ein unerwarteter Fehler ist aufgetreten' })).toBeVisible()
  await expect(page.getByLabel('Ihre Nachricht')).toHaveValue('Haben Sie die Uhr aus dem Fenster noch?')
})

for (const chunk of ['contact-form', 'send-contact']) {
  test(`when ${chunk} cannot be loaded the browser sends the form by itself`, async ({ page, mailbox, email }) => {
    await page.route(new RegExp(`/build/${chunk}`), (route) => route.abort())
    await openSettled(page, '/kontakt')
    await fillContact(page, email)
    await page.getByRole('button', { name: 'Nachricht senden' }).click()
    await expect(page).toHaveURL('/danke#message')
    await expect.poll(() => mailbox.answering(email).length).toBe(1)
  })
}

test('a button pressed while the code of its form is still on the way does its work once it is there', async ({
  page,
  mailbox,
  email,
}) => {
  const { promise: late, resolve: arrive } = Promise.withResolvers<void>()
  await page.route(/\/build\/contact-form.*js/, async (route) => {
    await late
    await route.continue()
  })
  await openSettled(page, '/kontakt')
  await fillContact(page, email)
  await likeAPerson(page)
  await page.getByRole('button', { name: 'Nachricht senden' }).click()
  await page.waitForTimeout(500)
  expect(mailbox.answering(email)).toEqual([])
  arrive()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank, Anna Muster!')
  await expect.poll(() => mailbox.answering(email).length).toBe(1)
})

test('a program that fills in the hidden field is thanked, and the shop hears nothing', async ({
  page,
  mailbox,
  email,
}) => {
  await openForm(page, '/kontakt')
  await fillContact(page, email)
  await expect(page.getByRole('textbox', { name: 'Homepage' })).toHaveCount(0)
  await page.locator('form[action="/forms/contact"] [name=homepage]').evaluate((field: HTMLInputElement) => {
    field.value = 'https://spam.example'
  })
  await likeAPerson(page)
  await page.getByRole('button', { name: 'Nachricht senden' }).click()
  await expect(page).toHaveURL('/danke#message')
  await page.waitForTimeout(500)
  expect(mailbox.answering(email)).toEqual([])
})

for (const path of ['/danke', '/danke#message', '/danke#newsletter']) {
  test(`axe finds nothing on ${path}, at 390 and at 1440 px`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 })
    await startWith(page, decided({ functional: true, matomo: false, rolex: false, offline: false }))
    await openSettled(page, path)
    await expectAccessible(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await expectAccessible(page)
  })
}

for (const [path, button, problems] of [
  [
    '/events/uhrensalon',
    'Anmelden',
    ['Bitte nennen Sie Ihren Namen.', 'Bitte melden Sie höchstens 4 Personen auf einmal an.'],
  ],
  ['/en/events/watch-evening', 'Sign up', ['Please tell us your name.', 'Please sign up at most 4 persons at once.']],
  [
    '/fr/evenements/salon-horloger',
    'S’inscrire',
    ['Merci d’indiquer votre nom.', 'Merci d’inscrire 4 personnes au maximum à la fois.'],
  ],
] as const)
  test(`the sign-up on ${path} says what is wrong at the field, in the words of the page`, async ({ page }) => {
    await startWith(page, decided({ functional: true, matomo: false, rolex: false, offline: false }))
    await openSettled(page, path)
    const form = page.getByRole('form', { name: button })
    const persons = form.getByRole('spinbutton')
    await persons.fill('10')
    await form.getByRole('button', { name: button }).click()
    const name = form.getByRole('textbox').first()
    await expect(name).toBeFocused()
    await expect(name).toHaveAccessibleDescription(problems[0])
    await expect(persons).toHaveAccessibleDescription(problems[1])
    await expectAccessible(page)
    await persons.fill('2')
    await expect(persons).toHaveAccessibleDescription('')
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a message is sent and thanked for', acrossProcesses, async ({ page, mailbox, email }) => {
    await page.goto('/kontakt')
    await fillContact(page, email)
    await page.getByRole('button', { name: 'Nachricht senden' }).click()
    await expect(page).toHaveURL('/danke#message')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank')
    await expect.poll(() => mailbox.answering(email).length).toBe(1)
  })

  test('a message that does not fit comes back with what was written and can be sent from there', async ({
    page,
    mailbox,
    email,
  }) => {
    await page.goto('/kontakt')
    await fillContact(page, 'anna@example', 'Anna "A" <Muster>')
    await page.getByRole('button', { name: 'Nachricht senden' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihre Nachricht ist noch nicht unterwegs')
    await expect(page.getByLabel('Name')).toHaveValue('Anna "A" <Muster>')
    await expect(page.getByLabel('Nachricht', { exact: true })).toHaveValue('Haben Sie die Uhr aus dem Fenster noch?')
    const address = page.getByLabel('E-Mail')
    await expect(address).toHaveAccessibleDescription('Bitte prüfen Sie die E-Mail-Adresse')
    await address.fill(email)
    await page.getByRole('button', { name: 'Nachricht senden' }).click()
    await expect(page).toHaveURL('/danke#message')
    await expect.poll(() => mailbox.answering(email).length).toBe(1)
  })
})
