// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '../sample-office.tsx'
import { OrderMails } from './order-mails.tsx'

test('a mail that is still written can be sent again once it is, without reading the order anew', async () => {
  const mail = { id: 1, kind: 'refund', refund: 3, created_on: '2026-11-29T02:17:00.000Z' }
  const states = ['waiting']
  showScreen(<OrderMails order={7} state="refunded" />, {
    answers: {
      'GET /items/ecommerce_order_mail': () => ({ body: { data: [{ ...mail, state: states.pop() ?? 'queued' }] } }),
    },
  })
  expect(await screen.findByText(/wird geschrieben/)).toBeTruthy()
  expect(await screen.findByRole('button', { name: /erneut senden/ }, { timeout: 4000 })).toBeTruthy()
})
