import { useQuery } from '@tanstack/react-query'
import { useBackend } from '../api/backend-context.ts'
import type { OrderRecord } from './order-record.ts'

/** Where an order stands by the backend; asked for anew with each step, once for all who show it. */
export function useStanding(order: OrderRecord) {
  const { gate, sdk } = useBackend()
  return useQuery({
    queryKey: ['order-next', order.id, order.state, order.paid, order.refunded, order.credited, order.lines_changed],
    gcTime: 0,
    queryFn: () => gate.guarded(() => sdk.staffOrders.standing(order.id)),
  })
}
