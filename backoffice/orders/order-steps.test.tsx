// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill, showScreen } from '../sample-office.tsx'
import type { OrderRecord } from './order-record.ts'
import { OrderSteps } from './order-steps.tsx'
import { sampleOrder } from './sample-order.ts'

function showSteps(next: readonly string[], changes: Partial<OrderRecord> = {}, answers = {}) {
  let times = 0
  const shown = showScreen(<OrderSteps order={sampleOrder(changes)} done={() => times++} />, {
    answers: {
      'GET /ecom/orders/7/next': () => ({ body: { state: 'received', paid: 0, refunded: 0, next } }),
      'POST /ecom/orders/7/payment': () => ({ body: {} }),
      'POST /ecom/orders/7/state': () => ({ body: {} }),
      ...answers,
    },
  })
  return { ...shown, done: () => times }
}

const posted = (asked: readonly { method: string; path: string; body: unknown }[]) =>
  asked.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])

test('the steps are those that the backend names, money that is owed first', async () => {
  showSteps(['in_preparation', 'cancelled'])
  await screen.findByRole('button', { name: 'In Vorbereitung' })
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Zahlung eingegangen',
    'In Vorbereitung',
    'Stornieren',
  ])
})

test('an order without a further step says that nothing is left to do', async () => {
  showSteps([], { state: 'cancelled' })
  expect(await screen.findByText('Es ist nichts mehr zu tun.')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a refunded order whose money is still to be transferred says so, and to which account', async () => {
  showSteps([], {
    state: 'refunded',
    paid: 2580,
    refunded: 2580,
    refund_account: { holder: 'Ada Beispiel', iban: 'DE89370400440532013000' },
    refunds: [
      { id: 4, amount: 80, transfer: 'done' },
      { id: 5, amount: 2500, transfer: 'open' },
    ],
  })
  expect(await screen.findByText(/^2\.500,00.€ sind erstattet und noch zu überweisen\.$/)).toBeTruthy()
  expect(screen.getByText('DE89 3704 0044 0532 0130 00')).toBeTruthy()
  expect(screen.getByRole('button', { name: /Überwiesen$/ })).toBeTruthy()
  expect(screen.queryByText('Es ist nichts mehr zu tun.')).toBeNull()
})

test('money that came is noted as it is typed, with its decimal comma', async () => {
  const { asked, user, done } = showSteps(['in_preparation'])
  await user.click(await screen.findByRole('button', { name: 'Zahlung eingegangen' }))
  const amount = await screen.findByLabelText<HTMLInputElement>(/^Betrag/)
  expect(amount.value).toBe('2.580,00')
  fill(amount, '1.299,50')
  await user.click(screen.getByRole('button', { name: 'Bestätigen' }))
  expect(posted(asked)).toEqual([['/ecom/orders/7/payment', { amount: 1299.5 }]])
  expect(done()).toBe(1)
})

test('an amount that can be read in two ways is asked again, and nothing is sent', async () => {
  const { asked, user, done } = showSteps(['in_preparation'])
  await user.click(await screen.findByRole('button', { name: 'Zahlung eingegangen' }))
  const amount = await screen.findByLabelText(/^Betrag/)
  fill(amount, '12,99,5')
  await user.click(screen.getByRole('button', { name: 'Bestätigen' }))
  expect(await screen.findByText(/eindeutig/)).toBeTruthy()
  expect([amount.getAttribute('aria-invalid'), document.activeElement === amount]).toEqual(['true', true])
  expect([posted(asked), done()]).toEqual([[], 0])
})

test('what an order is cancelled for goes back into stock unless that is unticked', async () => {
  const { asked, user } = showSteps(['cancelled'], { paid: 0, total: 0 })
  await user.click(await screen.findByRole('button', { name: 'Stornieren' }))
  await user.click(await screen.findByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Bestätigen' }))
  expect(posted(asked)).toEqual([['/ecom/orders/7/state', { state: 'cancelled', keep_stock: true }]])
})

test('a step that the backend refuses leaves the dialog open and says why', async () => {
  const refusal = { status: 'error', reason: 'not_possible', error: { code: 0, message: 'The order is closed' } }
  const { user, done } = showSteps(
    ['shipped'],
    {},
    { 'POST /ecom/orders/7/state': () => ({ status: 409, body: refusal }) },
  )
  await user.click(await screen.findByRole('button', { name: 'Versandt' }))
  await user.click(await screen.findByRole('button', { name: 'Bestätigen' }))
  expect((await within(screen.getByRole('dialog')).findByRole('alert')).textContent).not.toBe('')
  expect(done()).toBe(0)
})

test('a step that fails leaves the dialog open, says so, and can be tried again', async () => {
  let tries = 0
  const { user, done } = showSteps(
    ['in_preparation'],
    { state: 'paid', paid: 2580 },
    { 'POST /ecom/orders/7/state': () => (++tries > 1 ? { body: {} } : { status: 500, body: {} }) },
  )
  await user.click(await screen.findByRole('button', { name: 'In Vorbereitung' }))
  await user.click(await screen.findByRole('button', { name: 'Bestätigen' }))
  expect((await within(screen.getByRole('dialog')).findByRole('alert')).textContent).not.toBe('')
  expect(done()).toBe(0)
  await user.click(screen.getByRole('button', { name: 'Bestätigen' }))
  await waitFor(() => expect(done()).toBe(1))
})

test('steps that cannot be read are said to be so, and not that nothing is left to do', async () => {
  showSteps([], { state: 'cancelled' }, { 'GET /ecom/orders/7/next': () => ({ status: 500, body: {} }) })
  expect(screen.queryByText('Es ist nichts mehr zu tun.')).toBeNull()
  expect((await screen.findByRole('alert')).textContent).toBe('Der Server konnte nicht erreicht werden')
  expect(screen.queryByText('Es ist nichts mehr zu tun.')).toBeNull()
})

test('what goes now is chosen by line, and the rest stays for another parcel', async () => {
  const { asked, user, done } = showSteps(
    ['shipped'],
    { state: 'in_preparation' },
    { 'POST /ecom/orders/7/parcels': () => ({ body: {} }) },
  )
  await user.click(await screen.findByRole('button', { name: 'Versandt' }))
  const pieces = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Stück von Priel 40, blau' })
  expect(pieces.value).toBe('2')
  await user.selectOptions(pieces, '0')
  await user.click(screen.getByRole('button', { name: 'Bestätigen' }))
  expect(screen.getByRole('alert').textContent).toContain('was in dieses Paket kommt')
  await user.selectOptions(pieces, '1')
  fill(screen.getByLabelText('Versanddienst'), 'DHL')
  await user.click(screen.getByRole('button', { name: 'Bestätigen' }))
  expect(posted(asked)).toEqual([
    ['/ecom/orders/7/parcels', { pieces: [{ line: 1, count: 1 }], before: 0, carrier: 'DHL' }],
  ])
  expect(done()).toBe(1)
})

test('the rest of an order goes as the state, with no field for pieces where one is left', async () => {
  const parcel = { carrier: 'DHL', tracking_number: '1', tracking_link: null, sent_on: '2026-11-24T09:00:00.000Z' }
  const parcels = [{ ...parcel, pieces: [{ line: 1, count: 1 }] }]
  const { asked, user } = showSteps(['shipped'], { state: 'in_preparation', parcels })
  await user.click(await screen.findByRole('button', { name: 'Versandt' }))
  expect(screen.queryByRole('combobox')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Bestätigen' }))
  expect(posted(asked)).toEqual([['/ecom/orders/7/state', { state: 'shipped' }]])
})

test('what the backend refuses is said in the person’s language', async () => {
  const refused = {
    status: 422,
    body: { status: 'error', reason: 'invalid', error: { code: 114, message: 'More than the order costs' } },
  }
  const { user } = showSteps(['in_preparation'], {}, { 'POST /ecom/orders/7/payment': () => refused })
  await user.click(await screen.findByRole('button', { name: 'Zahlung eingegangen' }))
  await user.click(screen.getByRole('button', { name: 'Bestätigen' }))
  expect(await screen.findByText('Das ist mehr, als die Bestellung kostet.')).toBeTruthy()
})
