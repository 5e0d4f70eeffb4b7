import { isOver } from '#domain/orders/order-states.ts'
import type { OrderRecord } from './order-record.ts'

/** What is still owed of an order, in euro. */
export const owedOf = ({ total, credited, paid }: Pick<OrderRecord, 'total' | 'credited' | 'paid'>): number =>
  Math.round((total - credited - paid) * 100) / 100

/** Whether an order that was paid is so no more, because what was ordered costs more now: its state alone would say *paid*. */
export const lacksRest = (order: Pick<OrderRecord, 'total' | 'credited' | 'paid' | 'state'>): boolean =>
  order.state === 'paid' && owedOf(order) > 0

/** What was paid beyond what an order costs, in euro. */
export const surplusOfOrder = (
  order: Pick<OrderRecord, 'total' | 'credited' | 'paid' | 'refunded' | 'state'>,
): number =>
  isOver(order.state) ? 0 : Math.max(0, Math.min(-owedOf(order), Math.round((order.paid - order.refunded) * 100) / 100))
