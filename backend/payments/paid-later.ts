import type { PaymentMethod } from './payment-method.ts'

/** Payment of an invoice that comes with the goods. */
export const invoicePayment: PaymentMethod = {
  id: 2,
  isReady: async () => true,
  start: async () => ({ method: 2, kind: 'invoice' }),
}

/** Cash in the branch where the goods are collected. */
export const cashPayment: PaymentMethod = {
  id: 3,
  isReady: async ({ branches }) => branches.length > 0,
  start: async (_shop, order) => ({ method: 3, kind: 'collection', branch: order.branch }),
}
