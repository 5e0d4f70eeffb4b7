import { Button, Card, Stack, Typography } from '@mui/material'
import { Show, useGetList, useRecordContext } from 'react-admin'
import { Link } from 'react-router'
import type { RowOf } from '#contract/model/row-of.ts'
import { useMoment } from '../history/use-moment.ts'
import { type TextKey, useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'
import { may } from '../workplace/workplace.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'

type Subscription = RowOf<'newsletter_subscription', ['*']>

const FIELDS = ['id', 'kind', 'created_on', 'form_text', 'message_id', 'mail_text', 'through'] as const

type Proof = RowOf<'newsletter_event', typeof FIELDS>

/** The proof of one consent: when it was asked for and confirmed, with the words of form and mail (Art. 7 (1) GDPR). */
function Subscriber() {
  const text = useText()
  const labels = useLabels()
  const moment = useMoment()
  const workplace = useWorkplace()
  const record = useRecordContext<Subscription>()
  if (!record) return null
  return (
    <Stack spacing={2}>
      <Card variant="outlined" sx={{ p: 3 }}>
        <Typography component="h1" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
          {record.email}
        </Typography>
        <Typography gutterBottom>{labels.choice('state', record.state)}</Typography>
        {record.expires_on && (
          <Typography variant="body2" color="text.secondary" gutterBottom>
            {text('newsletter.until', { date: moment(record.expires_on) })}
          </Typography>
        )}
        {may(workplace, 'delete', 'contact_request') && (
          <Button component={Link} to={`/persons?words=${encodeURIComponent(record.email)}`} variant="outlined">
            {text('newsletter.person')}
          </Button>
        )}
      </Card>
      <Events subscription={record.id} />
    </Stack>
  )
}

function Events({ subscription }: { subscription: number }) {
  const text = useText()
  const moment = useMoment()
  const { data = [] } = useGetList<Proof>('newsletter_event', {
    filter: { subscription },
    pagination: { page: 1, perPage: 50 },
    sort: { field: 'id', order: 'ASC' },
    meta: { fields: FIELDS },
  })
  return (
    <Card variant="outlined" component="section" sx={{ p: 3 }}>
      <Typography component="h2" variant="h6" gutterBottom>
        {text('newsletter.proof')}
      </Typography>
      <Stack spacing={2}>
        {data.map(({ id, kind, created_on, form_text, message_id, mail_text, through }) => (
          <div key={id}>
            <Typography component="h3" variant="subtitle1">
              {`${moment(created_on)}: ${text(`newsletter.${kind}`)}`}
            </Typography>
            {through && (
              <Typography variant="body2">
                {text('newsletter.through', { through: text(`newsletter.throughWords.${through}` as TextKey) })}
              </Typography>
            )}
            {form_text && <Typography variant="body2">{text('newsletter.words', { words: form_text })}</Typography>}
            {mail_text && (
              <Typography
                component="pre"
                variant="body2"
                sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', bgcolor: 'action.hover', p: 1, my: 1 }}
              >
                {mail_text}
              </Typography>
            )}
            {message_id && (
              <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
                {message_id}
              </Typography>
            )}
          </div>
        ))}
      </Stack>
    </Card>
  )
}

/** A subscriber with the proof of their consent, and the way to hand out or erase what is kept of them. */
export function SubscriberShow() {
  return (
    <Show actions={false} component="div">
      <Subscriber />
    </Show>
  )
}
