import type { Transfer } from '#contract/wire/order-types.ts'
import { qrSvg } from '#domain/look/qr-code.ts'
import { parseBic } from '#domain/money/bic.ts'
import { giroCode } from '#domain/money/giro-code.ts'
import { formatIban, parseIban } from '#domain/money/iban.ts'
import { euroOf } from '#domain/money/money.ts'
import { paymentMethods } from '#domain/money/payment-methods.ts'
import type { Shop } from '../shop/shop.ts'
import { priceOf, type StoredOrder } from '../shop/stored-order.ts'
import { PaymentFailed, type PaymentTable } from './payment-method.ts'

/** The transfer that pays an order; undefined while the shop names no account. */
export function transferOf({ bank }: Pick<Shop, 'bank'>, order: StoredOrder): Transfer | undefined {
  const iban = parseIban(String(bank.iban ?? ''))
  if (!iban || !bank.account_holder) return undefined
  const code = giroCode({
    recipient: bank.account_holder,
    iban,
    bic: bank.bic ?? '',
    cents: priceOf(order) - order.paid,
    reference: order.number,
  })
  return {
    iban: formatIban(iban),
    bic: parseBic(bank.bic ?? '') ?? null,
    account_holder: bank.account_holder,
    bank_name: bank.bank ?? null,
    reference: order.number,
    amount: euroOf(priceOf(order) - order.paid),
    // The standard asks for the error correction M.
    giro_code_svg: code ? qrSvg(code) : null,
    // The rest of an order that was changed after it was paid is not cancelled by itself.
    due_on:
      (order.state === 'paid' || order.state === 'in_preparation' ? null : order.paymentDueOn?.toISOString()) ?? null,
  }
}

/** Payment by transfer before the goods are sent. */
export const prepayment: PaymentTable['prepayment'] = {
  isReady: async ({ bank }) => parseIban(String(bank.iban ?? '')) !== undefined && Boolean(bank.account_holder),
  async start(shop, order) {
    const transfer = transferOf(shop, order)
    if (!transfer) throw new PaymentFailed('The shop names no bank account')
    return { method: paymentMethods.prepayment.id, kind: 'prepayment', ...transfer }
  },
  booking: 'by_staff',
}
