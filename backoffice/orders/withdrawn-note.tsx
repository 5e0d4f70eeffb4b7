import { Alert, Link as TextLink } from '@mui/material'
import { Link } from 'react-router'
import { useText } from '../i18n/use-text.ts'
import { useOpenWithdrawals } from './use-open-withdrawals.ts'

/** Says that an order has a withdrawal which nobody has closed, before its goods leave; nothing under others. */
export function WithdrawnNote({ order: id }: { readonly order: number }) {
  const text = useText()
  const isWithdrawn = useOpenWithdrawals().some(({ order }) => order?.id === id)
  if (!isWithdrawn) return null
  return (
    <Alert severity="warning" sx={{ my: 1, py: 0 }}>
      {text('desk.withdrawn')}{' '}
      <TextLink component={Link} to="/ecommerce_withdrawal">
        {text('desk.toWithdrawals')}
      </TextLink>
    </Alert>
  )
}
