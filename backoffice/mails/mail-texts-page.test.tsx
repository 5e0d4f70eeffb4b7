// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill, showScreen } from '../sample-office.tsx'
import { MailTextsPage } from './mail-texts-page.tsx'

const standard = {
  ...{ kind: 'order_receipt', language: 'de', subject: 'Ihre Bestellung {{nummer}}', text: 'Vielen Dank.' },
  ...{ may: ['name', 'nummer'], must: [] },
}

const show = (own: object[], answers = {}) =>
  showScreen(<MailTextsPage />, {
    answers: {
      'GET /ecom/mail-texts': () => ({ body: { data: [standard] } }),
      'GET /items/mail_text': () => ({ body: { data: own } }),
      ...answers,
    },
  })

test('only words that differ from the standard are kept', async () => {
  const { asked, user } = show([], { 'POST /items/mail_text': () => ({ body: { data: { id: 4 } } }) })
  await fill(await screen.findByLabelText('Betreff'), 'Danke für {{nummer}}')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await waitFor(() =>
    expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({
      ...{ kind: 'order_receipt', language: 'de', subject: 'Danke für {{nummer}}', message: null },
    }),
  )
})

test('a field that was emptied has the words of the standard again once it is saved', async () => {
  let own: object[] = [{ id: 4, kind: 'order_receipt', language: 'de', subject: 'Danke', message: null }]
  const { user } = showScreen(<MailTextsPage />, {
    answers: {
      'GET /ecom/mail-texts': () => ({ body: { data: [standard] } }),
      'GET /items/mail_text': () => ({ body: { data: own } }),
      'DELETE /items/mail_text/4': () => {
        own = []
        return { body: {} }
      },
    },
  })
  await fill(await screen.findByDisplayValue('Danke'), '')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  expect(await screen.findByDisplayValue('Ihre Bestellung {{nummer}}')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Speichern' }).disabled).toBe(true)
})

test('own words go only once somebody has said so', async () => {
  const own = { id: 4, kind: 'order_receipt', language: 'de', subject: 'Danke', message: null }
  const { asked, user } = show([own], { 'DELETE /items/mail_text/4': () => ({ body: {} }) })
  await screen.findByDisplayValue('Danke')
  const ask = async (answer: string) => {
    await user.click(screen.getByRole('button', { name: 'Zurück zum Standard' }))
    const dialog = await screen.findByRole('dialog', { name: 'Zurück zum Standard' })
    expect(within(dialog).getByText(/^Ihren eigenen Text dieser Mail verwerfen/)).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: answer }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  await ask('Abbrechen')
  expect(asked.some(({ method }) => method === 'DELETE')).toBe(false)
  expect(screen.getByLabelText<HTMLInputElement>('Betreff').value).toBe('Danke')
  await ask('Zurück zum Standard')
  await waitFor(() => expect(asked.some(({ method }) => method === 'DELETE')).toBe(true))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Betreff')))
})

test('back to standard takes the own words away, and a placeholder that the mail does not know is named at its field', async () => {
  const own = { id: 4, kind: 'order_receipt', language: 'de', subject: 'Danke', message: null }
  const message = 'must not name {{vorname}}, which this mail does not know'
  const refused = () => ({
    status: 422,
    body: { error: { code: 4, message, fields: [{ field: 'subject', message }] } },
  })
  const { asked, user } = show([own], {
    'PATCH /items/mail_text/4': refused,
    'DELETE /items/mail_text/4': () => ({ body: {} }),
  })
  await fill(await screen.findByDisplayValue('Danke'), '{{vorname}}')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  expect(await screen.findByText('nennt {{vorname}}; diesen Platzhalter hat diese Mail nicht')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Zurück zum Standard' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Zurück zum Standard' }))
  await waitFor(() => expect(asked.some(({ method }) => method === 'DELETE')).toBe(true))
  expect(screen.getByLabelText<HTMLInputElement>('Betreff').value).toBe('Ihre Bestellung {{nummer}}')
})

test('words that are not saved are there again after another mail was looked at', async () => {
  const other = { ...standard, kind: 'order_paid', subject: 'Bezahlt', text: 'Danke.' }
  const { user } = show([], { 'GET /ecom/mail-texts': () => ({ body: { data: [standard, other] } }) })
  await fill(await screen.findByLabelText('Betreff'), 'Danke für {{nummer}}')
  await user.click(screen.getByRole('combobox', { name: 'Mail' }))
  const options = await screen.findAllByRole('option')
  expect(options.filter(({ textContent }) => textContent?.includes('Nicht gespeichert'))).toHaveLength(1)
  await user.click(options.find(({ dataset }) => dataset.value === 'order_paid') as HTMLElement)
  expect(await screen.findByDisplayValue('Bezahlt')).toBeTruthy()
  await user.click(screen.getByRole('combobox', { name: 'Mail' }))
  const [first] = (await screen.findAllByRole('option')).filter(({ textContent }) =>
    textContent?.includes('Nicht gespeichert'),
  )
  await user.click(first as HTMLElement)
  expect(await screen.findByDisplayValue('Danke für {{nummer}}')).toBeTruthy()
})
