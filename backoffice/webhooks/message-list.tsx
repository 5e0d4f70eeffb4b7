import { Box, Button, Chip, Dialog, DialogActions, DialogContent, DialogTitle, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { NO_ANSWER, type Webhook, type WebhookMessage } from '#contract/wire/webhooks.ts'
import { gate } from '../api/gate.ts'
import { sdk } from '../api/sdk.ts'
import { useFailureWords } from '../api/use-failure-words.ts'
import { useMoment } from '../history/use-moment.ts'
import { type TextKey, useText } from '../i18n/use-text.ts'

const COLOURS = { waiting: 'default', sending: 'default', sent: 'success', failed: 'error' } as const

/** What a program was or is to be told, and what it answered. */
export function MessageList({ webhook, close }: { webhook: Webhook; close: () => void }) {
  const text = useText()
  const notify = useNotify()
  const failureWords = useFailureWords()
  const { data, refetch } = useQuery({
    queryKey: ['webhook-messages', webhook.id],
    gcTime: 0,
    queryFn: () => gate.guarded(() => sdk.webhooks.messages(webhook.id)),
  })

  async function replay(message: WebhookMessage) {
    try {
      await gate.guarded(() => sdk.webhooks.replay(webhook.id, message.id))
      notify(text('webhooks.replayed'), { type: 'success' })
    } catch (error) {
      notify(failureWords(error), { type: 'error' })
    }
    await refetch()
  }

  return (
    <Dialog open onClose={close} fullWidth maxWidth="md" aria-labelledby="webhook-messages">
      <DialogTitle id="webhook-messages">{`${webhook.name}: ${text('webhooks.messages')}`}</DialogTitle>
      <DialogContent>
        {data?.length === 0 && <Typography>{text('webhooks.noMessages')}</Typography>}
        <Stack divider={<Box sx={{ borderTop: 1, borderColor: 'divider' }} />} spacing={1.5}>
          {data?.map((message) => (
            <Message key={message.id} message={message} replay={() => void replay(message)} />
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void refetch()}>{text('webhooks.refresh')}</Button>
        <Button onClick={close}>{text('close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

function Message({ message, replay }: { message: WebhookMessage; replay: () => void }) {
  const text = useText()
  const moment = useMoment()
  const { state, status, answer, attempts } = message
  const reason = NO_ANSWER.find((one) => status === null && one === answer)
  const said = reason ? text(`webhooks.noAnswer.${reason}`) : [status, answer].filter(Boolean).join(' ')
  const isOver = state === 'sent' || state === 'failed'
  return (
    <Box>
      <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Chip
          size="small"
          color={COLOURS[state]}
          variant="outlined"
          label={text(`webhooks.messageState.${state}` as TextKey)}
        />
        <Typography sx={{ flexGrow: 1 }}>{text(`webhooks.event.${message.event}` as TextKey)}</Typography>
        <Typography variant="body2" color="text.secondary">
          {moment(message.created_on)}
        </Typography>
        {isOver && (
          <Button size="small" onClick={replay}>
            {text('webhooks.replay')}
          </Button>
        )}
      </Stack>
      <Typography variant="body2" color="text.secondary">
        {`${text('webhooks.attempts')}: ${attempts}`}
        {attempts > 0 && ` · ${text('webhooks.answer')}: ${said}`}
        {state === 'waiting' && attempts > 0 && ` · ${text('webhooks.nextTry', { when: moment(message.due_on) })}`}
      </Typography>
      <Box component="details">
        <Box component="summary" sx={{ cursor: 'pointer', typography: 'body2' }}>
          {text('webhooks.body')}
        </Box>
        <Box
          component="pre"
          tabIndex={0}
          sx={{ m: 0, fontSize: '0.8rem', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          {JSON.stringify(JSON.parse(message.body), null, 2)}
        </Box>
      </Box>
    </Box>
  )
}
