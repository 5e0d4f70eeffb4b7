import { Card, Stack, Typography } from '@mui/material'
import { Show, useGetList, useRecordContext } from 'react-admin'
import type { RowOf } from '#contract/model/row-of.ts'
import { useMoment } from '../history/use-moment.ts'
import { useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'
import { bannerWords } from './banner-words.ts'

type Decision = RowOf<'consent_log', ['*']>

/** One decision with the words that it answered (Art. 7 (1) GDPR). */
function Consent() {
  const text = useText()
  const labels = useLabels()
  const moment = useMoment()
  const record = useRecordContext<Decision>()
  const { data = [] } = useGetList<{ id: number; text: string }>(
    'consent_banner',
    {
      filter: { version: record?.banner_version },
      pagination: { page: 1, perPage: 1 },
      meta: { fields: ['id', 'text'] },
    },
    { enabled: record !== undefined },
  )
  if (!record) return null
  const words = bannerWords(data[0]?.text)
  const isOfContent = record.action.startsWith('content_')
  return (
    <Stack spacing={2}>
      <Card variant="outlined" sx={{ p: 3 }}>
        <Typography component="h1" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
          {record.visitor}
        </Typography>
        <Typography
          gutterBottom
        >{`${moment(record.created_on)}: ${labels.choice('action', record.action)}`}</Typography>
        <ul>
          {Object.entries(record.choices).map(([id, given]) => (
            <li key={id}>{`${words?.names.get(id) ?? id}: ${text(given ? 'consents.given' : 'consents.refused')}`}</li>
          ))}
        </ul>
        <Typography variant="body2" color="text.secondary">
          {text('consents.until', { date: moment(record.expires_on) })}
        </Typography>
      </Card>
      <Card variant="outlined" component="section" sx={{ p: 3 }}>
        <Typography component="h2" variant="h6" gutterBottom>
          {text('consents.words')}
        </Typography>
        <Typography>{words && !isOfContent ? `${words.heading}. ${words.intro}` : text('consents.noWords')}</Typography>
      </Card>
    </Stack>
  )
}

/** A decision about consents as it was made. */
export function ConsentShow() {
  return (
    <Show actions={false} component="div">
      <Consent />
    </Show>
  )
}
