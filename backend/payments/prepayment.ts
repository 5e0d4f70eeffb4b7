import { renderSVG } from 'uqr'
import { giroCode } from '#domain/money/giro-code.ts'
import { formatIban, parseIban } from '#domain/money/iban.ts'
import { euroOf } from '#domain/money/money.ts'
import type { Shop } from '../shop/shop.ts'
import type { StoredOrder } from '../shop/stored-order.ts'
import type { PaymentMethod } from './payment-method.ts'

/** What the customer has to write into the transfer. */
export interface Transfer {
  readonly iban: string
  readonly bic: string | null
  readonly account_holder: string
  readonly bank_name: string | null
  readonly reference: string
  readonly amount: number
  /** The GiroCode as an SVG picture; null where the bank details make none. */
  readonly giro_code_svg: string | null
  readonly due_on: string | null
}

/** The transfer that pays an order; undefined while the shop names no account. */
export function transferOf({ bank }: Pick<Shop, 'bank'>, order: StoredOrder): Transfer | undefined {
  const iban = parseIban(String(bank.iban ?? ''))
  if (!iban || !bank.account_holder) return undefined
  const code = giroCode({
    recipient: bank.account_holder,
    iban,
    bic: bank.bic ?? '',
    cents: order.total - order.paid,
    reference: order.number,
  })
  return {
    iban: formatIban(iban),
    bic: bank.bic ?? null,
    account_holder: bank.account_holder,
    bank_name: bank.bank ?? null,
    reference: order.number,
    amount: euroOf(order.total - order.paid),
    // The standard asks for the error correction M.
    giro_code_svg: code ? renderSVG(code, { ecc: 'M', border: 4 }) : null,
    due_on: order.paymentDueOn?.toISOString() ?? null,
  }
}

/** Payment by transfer before the goods are sent. */
export const prepayment: PaymentMethod = {
  id: 1,
  isReady: async ({ bank }) => parseIban(String(bank.iban ?? '')) !== undefined && Boolean(bank.account_holder),
  start: async (shop, order) => ({ method: 1, kind: 'prepayment', ...transferOf(shop, order) }),
}
