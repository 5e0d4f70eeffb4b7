import { paymentMethod as methodOf, type PaymentMethodId } from '../money/payment-methods.ts'

/** The mail by which the shop accepts an order, which makes the contract (§§ 147, 148 BGB). */
export type Acceptance = 'receipt' | 'paid' | 'accepted'

const acceptances = { transfer: 'receipt', provider: 'paid', nothing: 'accepted' } as const

/**
 * Each order is accepted by one mail: prepayment by the receipt, which asks for the money; PayPal and Klarna when they have
 * confirmed it; what is paid later, or costs nothing, by a mail of its own when the goods are prepared. `total` in cents.
 */
export function acceptanceOf({ paymentMethod, total }: { paymentMethod: PaymentMethodId; total: number }): Acceptance {
  return total === 0 ? 'accepted' : acceptances[methodOf(paymentMethod).waitsFor]
}
