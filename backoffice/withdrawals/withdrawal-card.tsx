import { Card, Chip, Link, Stack, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router'
import type { WithdrawalTask, WithdrawnOrder } from '#contract/wire/withdrawal-desk.ts'
import { berlinFormat } from '#domain/company/berlin-format.ts'
import { localeOf } from '#domain/texts/language.ts'
import { useMoment } from '../history/use-moment.ts'
import { useText } from '../i18n/use-text.ts'
import { useOfficeLanguage } from '../labels/use-office-language.ts'
import { UnderstoodWords } from '../orders/understood-words.tsx'
import { useEuro } from '../orders/use-euro.ts'
import { usePaymentName } from '../orders/use-payment-name.ts'
import { useUndo } from '../work/use-undo.ts'
import { rejectionKey } from './reject-step.tsx'
import { WithdrawalSteps } from './withdrawal-steps.tsx'

const DAY = 86_400_000
/** Days before the end of the time from which it is pressing. */
const PRESSING = 4

/** One withdrawal: who declared what, what is due for it and until when, and what can be done. */
export function WithdrawalCard({ task, done }: { task: WithdrawalTask; done: () => void }) {
  const text = useText()
  const moment = useMoment()
  const language = useOfficeLanguage()
  const { isHeld } = useUndo()
  const isRefused = isHeld(rejectionKey(task.id))
  const isOpen = task.state === 'received' || task.state === 'matched'
  const due = new Date(task.refund_due_on)
  const days = (due.getTime() - Date.now()) / DAY
  const day = berlinFormat(localeOf[language], { dateStyle: 'medium' }).format(due)
  return (
    <Card variant="outlined" sx={{ p: 2 }} component="article" aria-label={task.name}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography component="h2" variant="h6">
          {task.name}
        </Typography>
        <Chip label={text(`desk.state.${isRefused ? 'rejected' : task.state}`)} variant="outlined" size="small" />
        {isOpen && !isRefused && !(task.order && isUnpaid(task.order)) && (
          <Chip
            label={text(days < 0 ? 'desk.overdue' : 'desk.due', { day })}
            color={days < 0 ? 'error' : days < PRESSING ? 'warning' : 'default'}
            size="small"
          />
        )}
      </Stack>
      <Typography variant="body2" color="text.secondary">
        {text('desk.received', { moment: moment(task.received_on) })} · {task.confirmation_email}
      </Typography>
      <Typography sx={{ mt: 1, whiteSpace: 'pre-line' }}>{task.declaration_text}</Typography>
      {isOpen && <UnderstoodWords task={task} />}
      {!isOpen && task.items_text && <Typography>{text('desk.part', { items: task.items_text })}</Typography>}
      {task.reason && <Typography sx={{ mt: 1 }}>{task.reason}</Typography>}
      {task.order ? (
        <Due order={task.order} isOpen={isOpen} />
      ) : (
        isOpen && <Typography>{text('desk.noOrder')}</Typography>
      )}
      {isOpen && <WithdrawalSteps task={task} done={done} />}
    </Card>
  )
}

/** Whether nothing is here that could be given back. */
const isUnpaid = ({ paid, refunded }: WithdrawnOrder) => paid <= refunded

function Due({ order, isOpen }: { order: WithdrawnOrder; isOpen: boolean }) {
  const text = useText()
  const euro = useEuro()
  const moment = useMoment()
  const paymentName = usePaymentName()
  const { amount, goods, shipping, wrap, missing } = order.proposal
  const { how } = order.understood
  const hasToChoose = how === 'pieces' || how === 'unclear'
  const none = isUnpaid(order)
    ? 'desk.unpaid'
    : hasToChoose
      ? 'desk.chooseFirst'
      : missing > 0
        ? 'desk.setOff'
        : 'desk.excluded'
  return (
    <Stack sx={{ mt: 1 }}>
      <Link component={RouterLink} to={`/ecommerce_order/${order.id}`}>
        {text('desk.order', { number: order.number, payment: paymentName(order) })}
      </Link>
      {isOpen && amount > 0 && (
        <Typography>
          {text('desk.proposal', {
            amount: euro(amount),
            goods: euro(goods),
            shipping: euro(shipping),
            wrap: euro(wrap),
          })}{' '}
          {shipping > 0 && text('desk.standard')}
        </Typography>
      )}
      {isOpen && amount === 0 && <Typography>{text(none, { missing: euro(missing) })}</Typography>}
      {isOpen && amount > 0 && missing > 0 && (
        <Typography>{text('desk.partlyUnpaid', { missing: euro(missing) })}</Typography>
      )}
      {isOpen && (amount > 0 || hasToChoose) && !isUnpaid(order) && order.by_hand && (
        <Typography>
          {order.account_asked_on && !order.has_account
            ? text('desk.accountAsked', { moment: moment(order.account_asked_on) })
            : text(order.has_account ? 'desk.account' : 'desk.noAccount')}
        </Typography>
      )}
    </Stack>
  )
}
