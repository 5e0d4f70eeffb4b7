import { useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'
import type { OrderRecord } from './order-record.ts'
import { lacksRest } from './owed-of.ts'

/** What the state of an order is called: *paid* only where nothing is left to pay. */
export function useStateName() {
  const text = useText()
  const labels = useLabels()
  return (order: Pick<OrderRecord, 'total' | 'credited' | 'paid' | 'state'>): string =>
    lacksRest(order) ? text('order.restDue') : labels.choice('state', order.state)
}
