import { useBackend } from '../api/backend-context.ts'
import { may } from '../workplace/workplace.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'

/** Asks, as it stands now, which of these orders have a withdrawal that nobody has closed; returns their numbers. None for who does not work on them. */
export function useWithdrawnNumbers() {
  const workplace = useWorkplace()
  const { gate, sdk } = useBackend()
  return async (ids: readonly (string | number)[]): Promise<readonly string[]> => {
    if (!may(workplace, 'update', 'ecommerce_withdrawal')) return []
    const open = await gate.guarded(() => sdk.staffOrders.withdrawals())
    const numbers = open.flatMap(({ order }) => (order && ids.includes(order.id) ? [order.number] : []))
    return [...new Set(numbers)]
  }
}
