import { showScreen } from '../sample-office.tsx'
import type { OrderRecord } from './order-record.ts'
import { OrderScreen } from './order-screen.tsx'
import { sampleOrder } from './sample-order.ts'

/** Shows the screen of an order for a test. */
export const showOrder = (changes: Partial<OrderRecord> = {}, answers = {}) =>
  showScreen(<OrderScreen />, {
    at: '/7',
    answers: {
      'GET /items/ecommerce_order/7': () => ({ body: { data: sampleOrder(changes) } }),
      'GET /ecom/orders/7/next': () => ({ body: { state: 'received', paid: 0, refunded: 0, next: [] } }),
      ...answers,
    },
  })
