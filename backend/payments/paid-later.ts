import { paymentMethods } from '#domain/money/payment-methods.ts'
import type { PaymentTable } from './payment-method.ts'

/** Payment of an invoice that comes with the goods. */
export const invoicePayment: PaymentTable['invoice'] = {
  isReady: async () => true,
  start: async () => ({ method: paymentMethods.invoice.id, kind: 'invoice' }),
  booking: 'by_staff',
}

/** Cash in the branch where the goods are collected. */
export const cashPayment: PaymentTable['cash_on_collection'] = {
  isReady: async ({ branches }) => branches.length > 0,
  start: async (_shop, order) => ({
    method: paymentMethods.cash_on_collection.id,
    kind: 'collection',
    branch: order.branch,
  }),
  booking: 'by_staff',
}
