import { expect, type Page } from '@playwright/test'
import { acrossProcesses } from './across-processes.ts'
import { expectAccessible } from './expect-accessible.ts'
import { type Mail, test } from './mailbox.ts'
import { openSettled } from './settled.ts'
import { decided, startWith } from './stand-ins/third-parties.ts'

const contactForm = (page: Page) => page.locator('form[action="/forms/contact"]')

async function fillContact(page: Page, email: string, name = 'Anna Muster') {
  await page.getByLabel('Ihr Name').fill(name)
  await contactForm(page).getByLabel('Ihre E-Mail-Adresse').fill(email)
  await page.getByLabel('Ihre Nachricht').fill('Haben Sie die Uhr aus dem Fenster noch?')
  await page.getByLabel('Ich habe die Datenschutzhinweise gelesen').check()
}

const pathIn = ({ text }: Mail, kind: string) =>
  new RegExp(`http://[^/]+(/forms/newsletter/${kind}\\S+)`).exec(text)?.[1] ?? `no ${kind} link in the mail`

/** Opens a page, looks at its form and waits until the script has taken it over. */
async function openForm(page: Page, path: string) {
  await page.goto(path)
  await page.locator('form[action^="/forms/"]').first().scrollIntoViewIfNeeded()
  await expect(page.locator('form[action^="/forms/"][novalidate]')).toBeAttached()
}

/** Less would look automatic. */
const likeAPerson = (page: Page) => page.waitForTimeout(2100)

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
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
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
    invalid: 'Please check the email address',
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
    acrossProcesses,
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

for (const path of ['/kontakt', '/danke', '/danke#message', '/danke#newsletter']) {
  test(`axe finds nothing on ${path}, at 390 and at 1440 px`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 })
    await startWith(page, decided({ functional: true, matomo: false, rolex: false, offline: false }))
    await openSettled(page, path)
    await expectAccessible(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await expectAccessible(page)
  })
}

test('the call to action offers the telephone beside its link', async ({ page }) => {
  await openForm(page, '/')
  await expect(page.getByRole('main').getByRole('link', { name: /^Rufen Sie uns an: \+49 40/ })).toHaveAttribute(
    'href',
    'tel:+494066969100',
  )
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
