// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '../sample-office.tsx'
import { AskedReservations } from './asked-reservations.tsx'

const visit = {
  ...{
    id: 8,
    code: 'AB2CD3',
    state: 'asked',
    product: 4,
    product_name: 'Ring Aurora',
    reference_number: 'R-4',
    pieces: 1,
  },
  ...{
    branch: 1,
    branch_name: 'Altstadt',
    comes_on: '2026-11-30T09:00:00.000Z',
    held_until: '2026-12-05T14:30:00.000Z',
  },
  ...{ name: 'Ottilie', email: 'ottilie@example.org', phone: null, language: 'de', alternative: null },
}

test('a reservation that waits says the day on which somebody comes, for there is no day above it', async () => {
  showScreen(<AskedReservations />, {
    answers: { 'GET /items/ecommerce_reservation': () => ({ body: { data: [visit] } }) },
  })
  expect(await screen.findByRole('heading', { name: 'Mo., 30.11., 10:00 · Ottilie' })).toBeTruthy()
})

test('what somebody reserves is called as staff call it, whatever language they read', async () => {
  const named = { display_name: 'Ring Aurora', translations: [{ language: 'fr', display_name: 'Bague Aurore' }] }
  showScreen(<AskedReservations />, {
    answers: {
      'GET /items/ecommerce_reservation': () => ({
        body: { data: [{ ...visit, language: 'fr', product_name: 'Bague Aurore' }] },
      }),
      'GET /items/ecommerce_product': () => ({ body: { data: [named] } }),
    },
  })
  expect(await screen.findByText('Ring Aurora · R-4')).toBeTruthy()
})
