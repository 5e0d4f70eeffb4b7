import { Link as TextLink, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useBackend } from '../api/backend-context.ts'
import { countItems } from '../api/count-items.ts'
import { useText } from '../i18n/use-text.ts'
import { listPath } from '../lists/list-path.ts'
import { may } from '../workplace/workplace.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'

/** How many have asked to be told when a product is back, with the list of them; nothing where nobody has. */
export function AwaitedCount({ product }: { readonly product: number }) {
  const text = useText()
  const { gate, sdk } = useBackend()
  const mayRead = may(useWorkplace(), 'read', 'stock_notice')
  const filter = { product, state: 'active' }
  const { data: count = 0 } = useQuery({
    queryKey: ['awaited', product],
    gcTime: 0,
    enabled: mayRead,
    queryFn: () => gate.guarded(() => countItems(sdk, 'stock_notice', filter)),
  })
  if (count === 0) return null
  return (
    <Typography variant="body2">
      <TextLink component={Link} to={listPath('stock_notice', filter)}>
        {text('stock.awaited', { smart_count: count })}
      </TextLink>
    </Typography>
  )
}
