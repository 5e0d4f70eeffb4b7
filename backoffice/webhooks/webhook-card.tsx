import { Button, Card, CardActions, CardContent, Chip, Typography } from '@mui/material'
import type { Webhook } from '#contract/wire/webhooks.ts'
import { useMoment } from '../history/use-moment.ts'
import { type TextKey, useText } from '../i18n/use-text.ts'

export type WebhookDeed = 'messages' | 'test' | 'change' | 'renew' | 'pause' | 'remove'

interface Props {
  readonly webhook: Webhook
  readonly act: (deed: WebhookDeed) => void
}

/** One program that is told, what of, and whether it listens. */
export function WebhookCard({ webhook, act }: Props) {
  const text = useText()
  const moment = useMoment()
  const { name, url, events, active, waiting, failed, former_until } = webhook
  const deeds: [WebhookDeed, TextKey][] = [
    ['messages', 'webhooks.messages'],
    ['test', 'webhooks.test'],
    ['change', 'webhooks.change'],
    ['pause', active ? 'webhooks.pause' : 'webhooks.resume'],
    ['renew', 'webhooks.renew'],
    ['remove', 'webhooks.remove'],
  ]
  return (
    <Card variant="outlined">
      <CardContent sx={{ pb: 0 }}>
        <Typography component="h2" variant="h6">
          {name} {!active && <Chip size="small" label={text('webhooks.paused')} />}
        </Typography>
        <Typography variant="body2" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
          {url}
        </Typography>
        <Typography sx={{ mt: 1 }}>
          {events.map((event) => text(`webhooks.event.${event}` as TextKey)).join(', ')}
        </Typography>
        <Typography variant="body2" color={failed > 0 ? 'error' : 'text.secondary'}>
          {text('webhooks.state', { waiting, failed })}
        </Typography>
        {former_until && (
          <Typography variant="body2" color="text.secondary">
            {text('webhooks.former', { until: moment(former_until) })}
          </Typography>
        )}
      </CardContent>
      <CardActions disableSpacing sx={{ flexWrap: 'wrap', gap: 1 }}>
        {deeds.map(([deed, label]) => (
          <Button key={deed} size="small" color={deed === 'remove' ? 'warning' : 'primary'} onClick={() => act(deed)}>
            {text(label)}
          </Button>
        ))}
      </CardActions>
    </Card>
  )
}
