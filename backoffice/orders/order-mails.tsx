import { Box, Button, Card, Dialog, DialogActions, DialogContent, DialogTitle, Stack, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { RowOf } from '#contract/model/row-of.ts'
import { isOvertakenMail } from '#domain/orders/overtaken-mail.ts'
import { useBackend } from '../api/backend-context.ts'
import { useFailureWords } from '../api/use-failure-words.ts'
import { useMoment } from '../history/use-moment.ts'
import { useText } from '../i18n/use-text.ts'
import { mailName } from './mail-name.ts'

const MAIL_FIELDS = ['id', 'kind', 'refund', 'state', 'created_on'] as const

/** Milliseconds after which mails that are still written are looked at again. */
const LOOK_EVERY = 2000

type OrderMail = RowOf<'ecommerce_order_mail', typeof MAIL_FIELDS>

/** The mails that an order has sent, and the way to send one once more. */
export function OrderMails({ order, state }: { order: number; state: string }) {
  const text = useText()
  const { gate, sdk } = useBackend()
  const notify = useNotify()
  const failureWords = useFailureWords()
  const client = useQueryClient()
  const [asked, setAsked] = useState<OrderMail>()
  const [isBusy, setIsBusy] = useState(false)
  const { data } = useQuery({
    queryKey: ['order-mails', order, state],
    gcTime: 0,
    queryFn: async () => {
      const query = { filter: { order }, sort: 'id', limit: 50, fields: MAIL_FIELDS }
      return (await gate.guarded(() => sdk.items('ecommerce_order_mail').read(query))).data
    },
    refetchInterval: ({ state: { data } }) => (data?.some((mail) => mail.state === 'waiting') ? LOOK_EVERY : false),
  })

  async function resend({ kind, refund }: OrderMail) {
    setIsBusy(true)
    try {
      const { recipient } = await gate.guarded(() => sdk.staffOrders.resendMail(order, { kind, refund }))
      notify(text('order.resent', { recipient }), { type: 'success' })
      void client.invalidateQueries({ queryKey: ['order-events', order] })
    } catch (error) {
      notify(failureWords(error), { type: 'error' })
    } finally {
      setIsBusy(false)
      setAsked(undefined)
    }
  }

  return (
    <Card variant="outlined" component="section" aria-label={text('order.mails')} sx={{ p: 2 }}>
      <Typography component="h2" variant="h6" gutterBottom>
        {text('order.mails')}
      </Typography>
      {data?.length === 0 && <Typography variant="body2">{text('order.noMails')}</Typography>}
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {data?.map((mail) => (
          <MailRow
            key={mail.id}
            mail={mail}
            isOvertaken={isOvertakenMail(mail.kind, state)}
            ask={() => setAsked(mail)}
          />
        ))}
      </Stack>
      {asked && (
        <Dialog open onClose={() => setAsked(undefined)} aria-labelledby="resend">
          <DialogTitle id="resend">{text('order.resendOf', { mail: mailName(text, asked.kind) })}</DialogTitle>
          <DialogContent>{text('order.resendHelp')}</DialogContent>
          <DialogActions>
            <Button onClick={() => setAsked(undefined)}>{text('cancel')}</Button>
            <Button variant="contained" disabled={isBusy} onClick={() => resend(asked)}>
              {text('order.resend')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </Card>
  )
}

function MailRow({ mail, isOvertaken, ask }: { mail: OrderMail; isOvertaken: boolean; ask: () => void }) {
  const text = useText()
  const moment = useMoment()
  return (
    <Stack component="li" direction="row" spacing={1} sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
      <Box>
        <Typography variant="body2">{mailName(text, mail.kind)}</Typography>
        <Typography variant="caption" color="text.secondary">
          {moment(mail.created_on)}
          {mail.state !== 'queued' && ` · ${text(`order.mailState.${mail.state}`)}`}
        </Typography>
      </Box>
      {mail.state === 'queued' && !isOvertaken && (
        <Button size="small" aria-label={text('order.resendOf', { mail: mailName(text, mail.kind) })} onClick={ask}>
          {text('order.resend')}
        </Button>
      )}
    </Stack>
  )
}
