import { useQuery } from '@tanstack/react-query'
import type { WithdrawalTask } from '#contract/wire/withdrawal-desk.ts'
import { useBackend } from '../api/backend-context.ts'
import { may } from '../workplace/workplace.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'

/** The withdrawals that nobody has closed; none for who does not work on them. */
export function useOpenWithdrawals(): readonly WithdrawalTask[] {
  const workplace = useWorkplace()
  const { gate, sdk } = useBackend()
  const { data = [] } = useQuery({
    queryKey: ['withdrawals', false],
    gcTime: 0,
    enabled: may(workplace, 'update', 'ecommerce_withdrawal'),
    queryFn: () => gate.guarded(() => sdk.staffOrders.withdrawals()),
  })
  return data
}
