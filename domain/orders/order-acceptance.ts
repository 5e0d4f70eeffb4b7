import type { PaymentMethodId } from '../money/payment-methods.ts'

/** The mail by which the shop accepts an order, which makes the contract (§§ 147, 148 BGB). */
export type Acceptance = 'receipt' | 'paid' | 'accepted'

/**
 * Each order is accepted by one mail: prepayment by the receipt, which asks for the money; PayPal and Klarna when they have
 * confirmed it; what is paid later, or costs nothing, by a mail of its own when the goods are prepared. `total` in cents.
 */
export function acceptanceOf({ paymentMethod, total }: { paymentMethod: PaymentMethodId; total: number }): Acceptance {
  if (total === 0 || paymentMethod === 2 || paymentMethod === 3) return 'accepted'
  return paymentMethod === 1 ? 'receipt' : 'paid'
}
