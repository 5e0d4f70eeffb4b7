// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '../sample-office.tsx'
import { CustomerCard } from './customer-card.tsx'

const entry = { on: '2026-11-28T20:52:00.000Z', total: null }
const file = {
  ...{
    email: 'ottilie@example.org',
    name: 'Ottilie',
    orders: 0,
    takings: 0,
    questions: 2,
    last_on: entry.on,
    note: '',
  },
  entries: [
    { ...entry, kind: 'ecommerce_reservation', id: 1, state: 'asked', title: 'Ring Aurora' },
    { ...entry, kind: 'ecommerce_reservation', id: 2, state: 'unavailable', title: 'Ring Borea' },
    { ...entry, kind: 'contact_request', id: 3, state: 'new', title: 'Haben Sie offen?' },
  ],
}

test('the history of a customer says in words how each thing stands', async () => {
  showScreen(<CustomerCard email={file.email} />, {
    answers: { 'POST /ecom/customers/file': () => ({ body: { data: file } }) },
  })
  const entries = await screen.findAllByRole('listitem')
  expect(entries.map(({ textContent }) => textContent?.split(' · ').at(-1))).toEqual([
    'Wartet auf Antwort',
    'Nicht da',
    'Neu',
  ])
})
