import { Box, Link as TextLink } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { RowOf } from '#contract/model/row-of.ts'
import { useBackend } from '../api/backend-context.ts'
import { useText } from '../i18n/use-text.ts'
import { listPath } from '../lists/list-path.ts'
import { MoneyToTransfer, transferKey } from '../orders/money-to-transfer.tsx'
import { useUndo } from '../work/use-undo.ts'
import { DeskCard } from './desk-card.tsx'

const FIELDS = [...['id', 'amount', 'order.id', 'order.number', 'order.customer_name', 'order.refund_account']] as const

type Row = RowOf<'ecommerce_refund', typeof FIELDS>

/** Orders whose money is transferred without another screen. */
const SHOWN = 5

/** The orders of refunds, each with all that is to be transferred for it; those that can be paid first, each in the order in which they come. */
const byOrder = (rows: readonly Row[]) =>
  [...Map.groupBy(rows, ({ order }) => order.id).values()]
    .flatMap((refunds) => {
      const [first] = refunds
      return first ? [{ ...first.order, refunds }] : []
    })
    .toSorted((a, b) => Number(b.refund_account !== null) - Number(a.refund_account !== null))

/** Money that was given back and that the shop itself has to transfer, the oldest first. */
export function OpenTransfers() {
  const text = useText()
  const { gate, sdk } = useBackend()
  const { isHeld } = useUndo()
  const { data = [] } = useQuery({
    queryKey: ['open-transfers'],
    gcTime: 0,
    queryFn: async () => {
      const read = () =>
        sdk
          .items('ecommerce_refund')
          .read({ filter: { transfer: 'open' }, fields: FIELDS, sort: ['created_on'], limit: 100 })
      return (await gate.guarded(read)).data
    },
  })
  const orders = byOrder(data).filter((order) => !isHeld(transferKey(order)))
  return (
    <DeskCard
      title={text('transfer.title')}
      count={orders.length}
      all={{ path: listPath('ecommerce_order', { state: 'refunded' }), name: text('transfer.all') }}
    >
      {orders.slice(0, SHOWN).map((order) => (
        <Box component="li" key={order.id}>
          <TextLink component={Link} to={`/ecommerce_order/${order.id}`}>
            {`${order.number} · ${order.customer_name}`}
          </TextLink>
          <MoneyToTransfer order={order} />
        </Box>
      ))}
    </DeskCard>
  )
}
