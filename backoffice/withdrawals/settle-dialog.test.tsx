// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { WithdrawalTask } from '#contract/wire/withdrawal-desk.ts'
import { sampleOrder } from '../orders/sample-order.ts'
import { showScreen } from '../sample-office.tsx'
import { SettleDialog } from './settle-dialog.tsx'

const task = (items_text: string | null): WithdrawalTask => ({
  id: 3,
  state: 'matched',
  name: 'Ada Beispiel',
  contract_reference: 'W-2026-0007',
  confirmation_email: 'ada@shop.example',
  items_text,
  declaration_text: 'Hiermit widerrufe ich.',
  reason: null,
  received_on: '2026-11-21T09:00:00.000Z',
  refund_due_on: '2026-12-05T09:00:00.000Z',
  closed_on: null,
  order: null,
})

const show = (items: string | null) =>
  showScreen(<SettleDialog order={sampleOrder({ state: 'shipped' })} task={task(items)} close={() => {}} />, {
    answers: { 'POST /ecom/withdrawals/3/settle': () => ({ body: {} }) },
  })

test('a withdrawal from a part begins with nothing chosen, says what remains to be paid, and names the pieces', async () => {
  const { asked, user } = show('nur eine Uhr')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/hat nur einen Teil widerrufen, mit diesen Worten: „nur eine Uhr“/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Ohne Zahlung abschließen' }))
  expect(dialog.getByText('Bitte sagen Sie, welche Artikel widerrufen sind.')).toBeTruthy()
  await user.selectOptions(dialog.getByRole('combobox'), '1')
  expect(dialog.getByText(/1\.290,00\s€ sind nicht mehr zu zahlen, 1\.290,00\s€ bleiben zu zahlen/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Ohne Zahlung abschließen' }))
  const sent = asked.filter(({ method }) => method === 'POST').map(({ body }) => body)
  expect(sent).toEqual([{ message: '', pieces: [{ line: 1, count: 1, to_stock: false }] }])
})

test('a withdrawal from all begins with all chosen, and says that the order is cancelled', async () => {
  show(null)
  expect(await screen.findByText(/Die Bestellung wird storniert/)).toBeTruthy()
})
