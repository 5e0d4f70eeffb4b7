// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OrderRecord } from './order-record.ts'
import { sampleOrder } from './sample-order.ts'
import { showOrder } from './sample-order-screen.tsx'

const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr') as HTMLElement)

test('an order says what was bought with its engraving, what it comes to, and where it goes', async () => {
  showOrder()
  expect(await screen.findByRole('heading', { name: 'Bestellung W-2026-0007' })).toBeTruthy()
  const lines = within(screen.getByRole('table', { name: 'Positionen' }))
  expect(lines.getByText('Priel 40, blau').textContent).toContain('Gravur: A & B')
  expect((await rowOf('Summe')).getByText(/2\.580,00/)).toBeTruthy()
  expect((await rowOf('darin 19 % MwSt.')).getByText(/411,93/)).toBeTruthy()
  expect(screen.getByText('Große Bleichen 12')).toBeTruthy()
  expect(screen.getByText('Deutschland')).toBeTruthy()
})

test('of several rates of VAT each is told with its own sum', async () => {
  const taxes = [
    { percent: 19, net: 20_795, tax: 3951 },
    { percent: 5.5, net: 10_406, tax: 728 },
  ]
  showOrder({ taxes, tax: 46.79 })
  expect((await rowOf('darin 19 % MwSt.')).getByText(/39,51/)).toBeTruthy()
  expect((await rowOf('darin 5,5 % MwSt.')).getByText(/7,28/)).toBeTruthy()
  expect(screen.queryByText(/46,79/)).toBeNull()
})

test('sums in the log are written as euro, also before what staff say of them', async () => {
  const entry = { actor: 'system', user: null, to_state: null, created_on: '2026-11-30T10:00:00Z' }
  showOrder(
    {},
    {
      'GET /items/ecommerce_order_event': () => ({
        body: {
          data: [
            { id: 1, kind: 'refund', message: '10: Kulanz', ...entry },
            { id: 2, kind: 'payment', message: '1474.4', ...entry },
          ],
        },
      }),
    },
  )
  expect(await screen.findByText(/^Erstattung: 10,00\s€: Kulanz$/)).toBeTruthy()
  expect(screen.getByText(/1\.474,40\s€$/)).toBeTruthy()
})

test('the way of paying is called in the language of who looks, not in that of the customer', async () => {
  showOrder({ payment_method: 1, payment_name: 'Paiement d’avance' })
  expect(await screen.findByText(/ · Vorkasse · Versand/)).toBeTruthy()
})

test.each([
  ['paid', 'Die Rechnung entsteht mit dem Versand oder der Abholung.'],
  ['refunded', 'Zu dieser Bestellung entsteht keine Rechnung mehr.'],
  ['cancelled', 'Zu dieser Bestellung entsteht keine Rechnung mehr.'],
] as const)('an invoice is announced only while goods may still leave: %s', async (state, words) => {
  showOrder({ state, paid: 2580, invoices: [] })
  expect(await screen.findByText(words)).toBeTruthy()
})

test('an order that was paid before it came to cost more says that a rest is due', async () => {
  showOrder({ state: 'paid', paid: 2000 })
  expect(await screen.findByText('Teils bezahlt, Rest offen')).toBeTruthy()
})

test('the log of an order names who of the staff did what, and who did not by what they are', async () => {
  const entry = { kind: 'note', to_state: null, created_on: '2026-11-20T09:00:00.000Z' }
  showOrder(
    {},
    {
      'GET /items/ecommerce_order_event': () => ({
        body: {
          data: [
            { ...entry, id: 3, actor: 'staff', user: 5, message: 'Angerufen' },
            { ...entry, id: 2, actor: 'staff', user: null, message: 'Früher' },
            { ...entry, id: 1, actor: 'customer', user: null, message: 'Bestellt' },
          ],
        },
      }),
      'GET /ecom/orders/7/next': () => ({
        body: { state: 'received', paid: 0, refunded: 0, next: [], staff: [{ id: 5, name: 'Erika Muster' }] },
      }),
    },
  )
  expect(await screen.findByText(/ · Erika Muster$/)).toBeTruthy()
  expect(screen.getByText(/ · Mitarbeiter$/)).toBeTruthy()
  expect(screen.getByText(/ · Kunde$/)).toBeTruthy()
})

test('an order says from which house its pieces come', async () => {
  const branches = [
    { id: 1, display_name: 'Altona' },
    { id: 2, display_name: 'Blankenese' },
  ]
  showOrder({}, { 'GET /items/branch': () => ({ body: { data: branches } }) })
  expect(await screen.findByText('Aus dem Bestand: 2 × Blankenese')).toBeTruthy()
})

test('goods under the margin scheme alone show no tax', async () => {
  const line = { ...sampleOrder().lines[0], tax_mode: 'margin' } as OrderRecord['lines'][number]
  showOrder({ lines: [line], margin: 2580, tax: 0, net: 0 })
  expect(await screen.findByText('darin differenzbesteuert (§ 25a UStG)')).toBeTruthy()
  expect(screen.queryByText(/MwSt\./)).toBeNull()
})

test('the note of the staff is written to the order, and nothing else of it', async () => {
  const { asked, user } = showOrder()
  await user.type(await screen.findByLabelText('Interne Notiz'), 'Kunde ruft an')
  await user.click(screen.getByRole('button', { name: 'Notiz speichern' }))
  const written = asked.filter(({ method }) => method === 'PATCH').map(({ path, body }) => ({ path, body }))
  expect(written).toEqual([{ path: '/items/ecommerce_order/7', body: { staff_note: 'Kunde ruft an' } }])
})

test('after a step each part of the order is read once', async () => {
  let state: OrderRecord['state'] = 'paid'
  const { asked, user } = showOrder(
    {},
    {
      'GET /items/ecommerce_order/7': () => ({ body: { data: sampleOrder({ state, paid: 2580 }) } }),
      'GET /ecom/orders/7/next': () => ({ body: { state, paid: 2580, refunded: 0, next: ['in_preparation'] } }),
      'POST /ecom/orders/7/state': () => {
        state = 'in_preparation'
        return { body: { status: 'ok', state } }
      },
    },
  )
  await user.click(await screen.findByRole('button', { name: 'In Vorbereitung' }))
  await user.click(screen.getByRole('button', { name: 'Bestätigen' }))
  const read = () => asked.slice(asked.findLastIndex(({ method }) => method === 'POST') + 1).map(({ path }) => path)
  await waitFor(() => expect([asked.some(({ method }) => method === 'POST'), read().length > 3]).toEqual([true, true]))
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(read().toSorted()).toEqual([
    '/ecom/orders/7/next',
    '/items/ecommerce_order/7',
    '/items/ecommerce_order_event',
    '/items/ecommerce_order_mail',
  ])
})

test('an order that is not there is said to be so', async () => {
  showOrder(
    {},
    {
      'GET /items/ecommerce_order/7': () => ({
        status: 404,
        body: { error: { code: 203, message: 'Item not found' } },
      }),
    },
  )
  expect((await screen.findByRole('alert')).textContent).toBe('Diese Bestellung gibt es nicht.')
})

test('while an order is read a bar says so, and a backend that fails is not taken for an order that is gone', async () => {
  showOrder({}, { 'GET /items/ecommerce_order/7': () => ({ status: 500, body: {} }) })
  expect(screen.getByRole('progressbar', { name: 'Wird geladen' })).toBeTruthy()
  expect((await screen.findByRole('alert')).textContent).toBe('Der Server konnte nicht erreicht werden')
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('a note that is refused stays as it was typed, and why is said', async () => {
  const body = { error: { code: 114, message: 'staff_note must be shorter' } }
  const { user } = showOrder({}, { 'PATCH /items/ecommerce_order/7': () => ({ status: 422, body }) })
  const note = await screen.findByLabelText<HTMLTextAreaElement>('Interne Notiz')
  await user.type(note, 'Kunde ruft an')
  await user.click(screen.getByRole('button', { name: 'Notiz speichern' }))
  expect(await screen.findByText('staff_note must be shorter')).toBeTruthy()
  expect(note.value).toBe('Kunde ruft an')
})

test('pieces are changed with what that comes to, and saved with the total that was shown', async () => {
  const line = { line: 1, product: 1, variant: null, display_name: 'Priel 40', variant_name: 'blau', count: 1 }
  const quote = {
    lines: [{ ...line, price_brutto: 1290, price_today: 1190, total_brutto: 1290 }],
    shipping_name: 'Versand',
    totals: { goods: 1290, shipping: 0, wrap: 0, total: 1290 },
    owed: 0,
    surplus: 1290,
  }
  const { asked, user } = showOrder(
    { paid: 2580 },
    {
      'POST /ecom/orders/7/lines/quote': () => ({ body: quote }),
      'POST /ecom/orders/7/lines': () => ({ body: { status: 'ok', state: 'paid' } }),
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Ware ändern' }))
  const save = screen.getByRole('button', { name: 'Bestellung ändern' })
  expect(save).toHaveProperty('disabled', true)
  await user.type(screen.getByRole('textbox', { name: 'Stück: Priel 40, blau' }), '{Backspace}1')
  expect(await screen.findByText('Zu viel gezahlt, zu erstatten')).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: /Preis von heute: 1\.190,00.€ statt 1\.290,00.€/ }))
  await waitFor(() => expect(save).toHaveProperty('disabled', false))
  await user.click(save)
  await waitFor(() => expect(asked.some(({ path }) => path === '/ecom/orders/7/lines')).toBe(true))
  expect(asked.find(({ path }) => path === '/ecom/orders/7/lines')?.body).toEqual({
    lines: [{ line: 1, was: 2, count: 1, today: true }],
    added: [],
    total: 1290,
  })
})

test('an order of several parcels says what lies in each, how it is followed, and what is still to be sent', async () => {
  const parcel = { carrier: 'DHL', tracking_number: '0034', tracking_link: 'https://dhl.example/0034' }
  const parcels = [{ ...parcel, pieces: [{ line: 1, count: 1 }], sent_on: '2026-11-24T09:00:00.000Z' }]
  showOrder({ state: 'in_preparation', tracking_number: '0034', parcels })
  const card = within((await screen.findByRole('heading', { name: 'Pakete' })).parentElement as HTMLElement)
  expect(card.getAllByText('1 × Priel 40, blau')).toHaveLength(2)
  expect(card.getByRole('heading', { name: 'Noch zu verschicken' })).toBeTruthy()
  expect(card.getByRole('link', { name: 'Sendung verfolgen' }).getAttribute('href')).toBe('https://dhl.example/0034')
  const slip = card.getByRole('link', { name: 'Lieferschein zu Paket 1' }).getAttribute('href')
  expect(slip).toBe('/ecom/orders/7/packing-slip.pdf?parcel=1')
  expect(screen.queryByRole('button', { name: 'Ware ändern' })).toBeNull()
})

test('goods that have left are asked back with a slip, the pieces chosen by line', async () => {
  const { asked, user } = showOrder(
    { state: 'shipped', delivered_on: '2026-11-24T09:00:00.000Z' },
    { 'POST /ecom/orders/7/return-slips': () => ({ body: {} }) },
  )
  await user.click(await screen.findByRole('button', { name: 'Rücksendeschein' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Stück von Priel 40, blau' }), '1')
  await user.click(screen.getByRole('button', { name: 'Schein senden' }))
  const sent = asked.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])
  expect(sent).toEqual([['/ecom/orders/7/return-slips', { pieces: [{ line: 1, count: 1 }], key: expect.any(String) }]])
})

test('of an order that is still here no slip is offered', async () => {
  showOrder({ state: 'in_preparation' })
  await screen.findByRole('heading', { name: 'Bestellung W-2026-0007' })
  expect(screen.queryByRole('button', { name: 'Rücksendeschein' })).toBeNull()
})

test('an order that was withdrawn from says so before its goods leave, and another does not', async () => {
  const withdrawals = (order: number) => ({
    'GET /ecom/withdrawals': () => ({ body: { data: [{ order: { id: order } }] } }),
  })
  showOrder({}, withdrawals(7))
  expect(await screen.findByText(/^Zu dieser Bestellung liegt ein Widerruf vor/)).toBeTruthy()
  cleanup()
  const { asked } = showOrder({}, withdrawals(8))
  await screen.findByRole('heading', { name: 'Bestellung W-2026-0007' })
  await waitFor(() => expect(asked.some(({ path }) => path === '/ecom/withdrawals')).toBe(true))
  expect(screen.queryByText(/^Zu dieser Bestellung liegt ein Widerruf vor/)).toBeNull()
})

test('a line says how many of its pieces have come back, and one that was kept says nothing', async () => {
  const [first] = sampleOrder().lines
  if (!first) throw new Error('The sample order has no line')
  const kept = { ...first, id: 2, display_name: 'Ring Borea', variant_name: null }
  showOrder({ lines: [{ ...first, count: 2, returned: 1 }, kept] })
  const lines = within(await screen.findByRole('table', { name: 'Positionen' }))
  expect(lines.getAllByText(/^Zurückgekommen/).map(({ textContent }) => textContent)).toEqual([
    'Zurückgekommen: 1 von 2',
  ])
})

test('an order says that no mail has gone, and offers a step, only once that is known', async () => {
  const known = Promise.withResolvers<void>()
  const late = (body: object) => async () => {
    await known.promise
    return { body }
  }
  showOrder(
    { state: 'shipped', paid: 2580 },
    {
      'GET /items/ecommerce_order_mail': late({ data: [] }),
      'GET /ecom/orders/7/next': late({ state: 'shipped', paid: 2580, refunded: 0, next: ['completed'] }),
    },
  )
  expect(await screen.findByRole('heading', { name: 'Nächster Schritt' })).toBeTruthy()
  expect(screen.queryByText('Es ist noch keine Mail verschickt.')).toBeNull()
  const steps = within(screen.getByRole('heading', { name: 'Nächster Schritt' }).parentElement as HTMLElement)
  expect(steps.queryByRole('button', { name: 'Erstatten' })).toBeNull()
  known.resolve()
  expect(await screen.findByText('Es ist noch keine Mail verschickt.')).toBeTruthy()
  expect(await steps.findByRole('button', { name: 'Erstatten' })).toBeTruthy()
})
