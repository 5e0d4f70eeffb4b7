import { Box, Card, Link, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useBackend } from '../api/backend-context.ts'
import { useMoment } from '../history/use-moment.ts'
import { useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'
import { useOfficeLanguage } from '../labels/use-office-language.ts'
import { noteWords, renamedGoods } from './log-words.ts'
import { mailName } from './mail-name.ts'
import type { OrderRecord } from './order-record.ts'
import { useEuro } from './use-euro.ts'
import { useStanding } from './use-standing.ts'

/** Amounts are logged as the machine writes them, before what staff say of them: `1474.4`, `10: Kulanz`. */
const withEuro = (message: string, euro: (amount: number) => string) =>
  message.replace(/^\d+(\.\d{1,2})?(?=$|: )/, (amount) => euro(Number(amount)))

const ENDS = ['unpaid', 'unaccepted', 'uncollected'] as const

/** Whether this is why an order ended by itself, as the machine writes it. */
const isEnd = (message: string): message is (typeof ENDS)[number] => ENDS.some((end) => end === message)

const MONEY: ReadonlySet<string> = new Set(['payment', 'refund', 'transfer'])

interface Props {
  readonly order: OrderRecord
  /** The order with the names of goods that the customer agreed to. */
  readonly agreed: OrderRecord
  readonly state: string
}

/** What has happened to an order; asked for anew with each of its states. */
export function OrderEvents({ order, agreed, state }: Props) {
  const text = useText()
  const { gate, sdk } = useBackend()
  const labels = useLabels()
  const moment = useMoment()
  const euro = useEuro()
  const language = useOfficeLanguage()
  const { data = [] } = useQuery({
    queryKey: ['order-events', order.id, state, order.paid],
    gcTime: 0,
    queryFn: async () => {
      const query = { filter: { order: order.id }, sort: '-id', limit: 100 }
      return (await gate.guarded(() => sdk.items('ecommerce_order_event').read(query))).data
    },
  })
  const renamed = renamedGoods(agreed, order)
  function said(message: string, kind: string, actor: string): string {
    if (isEnd(message) && actor === 'system') return text(`order.end.${message}`)
    if (kind === 'mail') return mailName(text, message)
    return MONEY.has(kind) ? withEuro(message, euro) : noteWords(renamed(message), language)
  }
  const { data: standing } = useStanding(order)
  const nameOf = (user: number | null) => standing?.staff?.find(({ id }) => id === user)?.name
  return (
    <Card variant="outlined" sx={{ p: 2 }}>
      <Typography component="h2" variant="h6">
        {text('order.log')}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {data.map(({ id, kind, actor, user, to_state, message, created_on }) => (
          <Box component="li" key={id} sx={{ py: 0.5 }}>
            <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
              {to_state ? labels.choice('state', to_state) : text(`order.event.${kind}`)}
              {message && `: ${said(message, kind, actor)}`}
            </Typography>
            {kind === 'return_slip' && (
              <Link
                href={sdk.staffOrders.returnSlipPath(order.id, id)}
                target="_blank"
                rel="noopener"
                variant="body2"
                sx={{ display: 'block' }}
              >
                {text('orderWork.slip.print')}
              </Link>
            )}
            <Typography variant="caption" color="text.secondary">
              {moment(created_on)} · {nameOf(user) ?? text(`order.actor.${actor}`)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  )
}
