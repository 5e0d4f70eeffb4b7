import { Alert, Card, Typography } from '@mui/material'
import { Show, useRecordContext } from 'react-admin'
import type { RowOf } from '#contract/model/row-of.ts'
import { isMailAnswer } from '#domain/company/mail-answer.ts'
import { useMoment } from '../history/use-moment.ts'
import { useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'
import { MailFrame } from './mail-frame.tsx'

type MailRecord = RowOf<'mail', ['*']>

function Mail() {
  const text = useText()
  const labels = useLabels()
  const moment = useMoment()
  const mail = useRecordContext<MailRecord>()
  if (!mail) return null
  return (
    <Card variant="outlined" sx={{ p: 3 }}>
      <Typography component="h1" variant="h6">
        {mail.subject}
      </Typography>
      <Typography variant="body2" color="text.secondary" gutterBottom>
        {moment(mail.created_on)} · {mail.sender_address} → {mail.recipient_address} ·{' '}
        {labels.choice('state', mail.state)}
      </Typography>
      {mail.response && (
        <Alert severity={mail.state === 'failed' ? 'error' : 'info'}>
          {isMailAnswer(mail.response) ? text(`mail.answer.${mail.response}`) : mail.response}
        </Alert>
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
