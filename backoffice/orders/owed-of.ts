import type { OrderRecord } from './order-record.ts'

/** What is still owed of an order, in euro. */
export const owedOf = ({ total, credited, paid }: Pick<OrderRecord, 'total' | 'credited' | 'paid'>): number =>
  Math.round((total - credited - paid) * 100) / 100
