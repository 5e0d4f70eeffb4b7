import { Alert, Box, Card, Typography } from '@mui/material'
import { Show, useRecordContext } from 'react-admin'
import { NEEDS_A_PERSON } from '#contract/model/mail.ts'
import type { RowOf } from '#contract/model/row-of.ts'
import { useMoment } from '../history/use-moment.ts'
import { useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'
import { MailAgain } from './mail-again.tsx'
import { MailFrame } from './mail-frame.tsx'
import { useMailAnswer, waitsAgain } from './use-mail-answer.ts'

type MailRecord = RowOf<'mail', ['*']>

function Mail() {
  const text = useText()
  const labels = useLabels()
  const moment = useMoment()
  const mail = useRecordContext<MailRecord>()
  const answerOf = useMailAnswer()
  if (!mail) return null
  const answer = answerOf(mail)
  const waits = waitsAgain(mail)
  return (
    <Card variant="outlined" sx={{ p: 3 }}>
      <Typography component="h1" variant="h6">
        {mail.subject}
      </Typography>
      <Typography variant="body2" color="text.secondary" gutterBottom>
        {moment(mail.created_on)} · {mail.sender_address} → {mail.recipient_address} ·{' '}
        {labels.choice('state', mail.state)}
      </Typography>
      {answer.length > 0 && (
        <Alert severity={mail.state === 'failed' ? 'error' : waits ? 'warning' : 'info'}>{answer.join(' ')}</Alert>
      )}
      {(waits || NEEDS_A_PERSON.includes(mail.state)) && mail.text !== null && (
        <Box sx={{ mt: 2 }}>
          <MailAgain id={mail.id} recipient={mail.recipient_address} />
        </Box>
      )}
      {mail.html ? (
        <MailFrame title={text('mail.content')} html={mail.html} />
      ) : (
        <Typography component="pre" sx={{ whiteSpace: 'pre-wrap', mt: 2 }}>
          {mail.text ?? text('mail.wiped')}
        </Typography>
      )}
    </Card>
  )
}

/** A mail as it was or would have been sent. */
export function MailShow() {
  return (
    <Show actions={false} component="div">
      <Mail />
    </Show>
  )
}
