// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill, showScreen } from '../sample-office.tsx'
import { OpenQuestions } from './open-questions.tsx'

const question = {
  ...{ id: 5, created_on: '2026-11-28T20:51:00.000Z', state: 'new', name: 'Ottilie', email: 'ottilie@example.org' },
  ...{ language: 'de', message: 'Haben Sie am Samstag offen?' },
}

test('an answer from Heute can be taken back, with its words, and has not gone out until then', async () => {
  const { asked, user } = showScreen(<OpenQuestions kind="contact_request" />, {
    answers: {
      'GET /items/contact_request': () => ({ body: { data: [question], meta: { filter_count: 1 } } }),
      'GET /ecom/answers/contact_request/5/assignment': () => ({ body: { data: { assigned: null, colleagues: [] } } }),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Ottilie antworten' }))
  fill(await screen.findByLabelText(/^Ihre Antwort/), 'Ja, bis 16 Uhr.')
  await user.click(screen.getByRole('button', { name: 'Senden und erledigen' }))
  expect(await screen.findByText('Die Antwort ist unterwegs.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Ottilie' })).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Rückgängig' }))
  expect(await screen.findByRole('link', { name: 'Ottilie' })).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Ihre Antwort/).value).toBe('Ja, bis 16 Uhr.')
  expect(asked.filter(({ method }) => method !== 'GET')).toEqual([])
})

test('what somebody asks about is called as staff call it, whatever language they read', async () => {
  const asked = { ...question, language: 'fr', product: 4, variant: null, product_name: 'Bague Aurore' }
  const named = { display_name: 'Ring Aurora', translations: [{ language: 'fr', display_name: 'Bague Aurore' }] }
  showScreen(<OpenQuestions kind="ecommerce_request" />, {
    answers: {
      'GET /items/ecommerce_request': () => ({ body: { data: [asked], meta: { filter_count: 1 } } }),
      'GET /items/ecommerce_product': () => ({ body: { data: [named] } }),
    },
  })
  expect(await screen.findByRole('link', { name: 'Ottilie: Ring Aurora' })).toBeTruthy()
})
