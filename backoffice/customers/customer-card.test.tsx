// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
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

test('a note that a colleague has written meanwhile is shown, and both are kept with a click', async () => {
  let note = ''
  const refused = {
    status: 412,
    body: { error: { code: 206, message: 'The note has been changed since it was read' } },
  }
  const { asked, user } = showScreen(<CustomerCard email={file.email} />, {
    answers: {
      'POST /ecom/customers/file': () => ({ body: { data: { ...file, note } } }),
      'POST /ecom/customers/note': ({ body }) => {
        const given = body as { note: string; seen: string }
        if (given.seen !== note) return refused
        note = given.note
        return { body: { data: { ...file, note } } }
      },
    },
  })
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Notiz')
  await user.type(field, 'Mag Platin')
  note = 'Ruft an'
  await user.click(screen.getByRole('button', { name: 'Notiz speichern' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Ruft an')
  expect([field.value, note]).toEqual(['Mag Platin', 'Ruft an'])
  await user.click(screen.getByRole('button', { name: 'Beides behalten' }))
  await user.click(screen.getByRole('button', { name: 'Notiz speichern' }))
  expect(await screen.findByText('Die Notiz ist gespeichert.')).toBeTruthy()
  expect([field.value, note]).toEqual(['Ruft an\nMag Platin', 'Ruft an\nMag Platin'])
  await waitFor(() => expect(asked.filter(({ path }) => path.endsWith('/note'))).toHaveLength(2))
})
