// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '../sample-office.tsx'
import { FailedMails } from '../today/failed-list.tsx'
import { MailShow } from './mail-show.tsx'

const mail = {
  ...{ id: 7, created_on: '2026-11-28T20:51:00.000Z', due_on: '2026-11-28T22:51:00.000Z', attempts: 5 },
  ...{ state: 'waiting', response: 'wrong_credentials', subject: 'Ihre Bestellung', text: 'Danke', html: null },
  ...{ sender_address: 'laden@shop.example', recipient_address: 'anna@example.org' },
}

const shown = (change: object) =>
  showScreen(<MailShow />, {
    collection: 'mail',
    at: '/7',
    answers: { 'GET /items/mail/7': () => ({ body: { data: { ...mail, ...change } } }) },
  })

test.each([{ state: 'failed' }, { state: 'uncertain', response: 'restored' }, { state: 'waiting' }])(
  'a mail that did not arrive is sent again where it is read: %o',
  async (change) => {
    shown(change)
    expect(await screen.findByRole('button', { name: 'An anna@example.org noch einmal senden' })).toBeTruthy()
  },
)

test.each([
  { state: 'sent', response: 'sent' },
  { state: 'waiting', attempts: 0, response: null },
])('any other is not: %o', async (change) => {
  shown(change)
  expect(await screen.findByText('Danke')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /noch einmal/ })).toBeNull()
})

test('Heute tells of mails that the mail server does not take, why, and when they are tried next', async () => {
  showScreen(<FailedMails />, {
    answers: {
      'GET /items/mail': ({ query }) =>
        query.get('filter[state]') === 'waiting'
          ? { body: { data: [mail], meta: { filter_count: 1 } } }
          : { body: { data: [], meta: { filter_count: 0 } } },
    },
  })
  expect(
    await screen.findByRole('heading', { name: 'Mails, die der Mailserver noch nicht angenommen hat (1)' }),
  ).toBeTruthy()
  expect(screen.getByText(/nimmt Benutzer und Passwort nicht an.* · Nächster Versuch: /)).toBeTruthy()
})
