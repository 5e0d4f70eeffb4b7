import { Box } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useText } from '../i18n/use-text.ts'
import { useOpenWithdrawals } from '../orders/use-open-withdrawals.ts'
import { WithdrawalCard } from '../withdrawals/withdrawal-card.tsx'
import { DeskCard } from './desk-card.tsx'

/** Withdrawals that are worked off without another screen. */
const SHOWN = 3

/** The withdrawals that wait, the one due first before the others, with their days and steps. */
export function DueWithdrawals() {
  const text = useText()
  const client = useQueryClient()
  const data = useOpenWithdrawals()
  return (
    <DeskCard
      title={text('today.withdrawals')}
      count={data.length}
      all={{ path: '/ecommerce_withdrawal', name: text('waiting.allWithdrawals') }}
    >
      {data.slice(0, SHOWN).map((task) => (
        <Box component="li" key={task.id}>
          <WithdrawalCard task={task} done={() => client.invalidateQueries()} />
        </Box>
      ))}
    </DeskCard>
  )
}
