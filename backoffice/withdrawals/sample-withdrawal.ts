import type { WithdrawalTask, WithdrawnOrder } from '#contract/wire/withdrawal-desk.ts'

/** A French customer's withdrawal from an order that was paid in advance, for tests of screens. */
export function sampleWithdrawal(order: Partial<WithdrawnOrder> = {}): WithdrawalTask {
  return {
    ...{ id: 3, state: 'matched', name: 'Ada Beispiel', contract_reference: 'W-2026-0007', reason: null },
    ...{
      confirmation_email: 'ada@shop.example',
      items_text: null,
      declaration_text: 'Je me rétracte.',
      closed_on: null,
    },
    ...{ received_on: '2126-11-20T23:30:00.000Z', refund_due_on: '2126-12-04T23:30:00.000Z' },
    order: {
      ...{ id: 7, number: 'W-2026-0007', language: 'fr', state: 'shipped', payment_method: 1 },
      ...{ payment_name: 'Paiement d’avance', paid: 98, refunded: 0, owed: 0, by_hand: true, has_account: true },
      ...{ account_asked_on: null, cheapest_shipping: 0, understood: { how: 'whole', lines: [] } },
      proposal: { pieces: [], goods: 98, shipping: 0, wrap: 0, amount: 98, missing: 0 },
      ...order,
    },
  }
}
