import {
  Alert,
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  FormLabel,
  TextField,
} from '@mui/material'
import { type FormEvent, useState } from 'react'
import { type NewWebhook, WEBHOOK_EVENTS, type Webhook, type WebhookBody } from '#contract/wire/webhooks.ts'
import { fieldProblems } from '../api/failure.ts'
import { gate } from '../api/gate.ts'
import { sdk } from '../api/sdk.ts'
import { useFailureWords } from '../api/use-failure-words.ts'
import { useProblemText } from '../api/use-problem-text.ts'
import { type TextKey, useText } from '../i18n/use-text.ts'

interface Props {
  /** The one that is changed; a new one without. */
  readonly webhook?: Webhook | undefined
  readonly made: (webhook: NewWebhook) => void
  readonly saved: () => void
  readonly close: () => void
}

const bodyOf = (given: FormData): WebhookBody => ({
  name: String(given.get('name') ?? ''),
  url: String(given.get('url') ?? ''),
  events: WEBHOOK_EVENTS.filter((event) => given.has(event)),
})

/** Which program is told what, and where. */
export function WebhookForm({ webhook, made, saved, close }: Props) {
  const text = useText()
  const problemText = useProblemText()
  const failureWords = useFailureWords()
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const body = bodyOf(new FormData(event.currentTarget))
    if (body.events.length === 0) return setFaults({ events: text('webhooks.needEvent') })
    setFaults({})
    try {
      if (webhook) {
        await gate.guarded(() => sdk.webhooks.update(webhook.id, body))
        saved()
      } else made(await gate.guarded(() => sdk.webhooks.create(body)))
    } catch (error) {
      const fields = fieldProblems(error)?.map(({ field, message }) => [field, problemText(message)] as const)
      setFaults(fields ? Object.fromEntries(fields) : { events: failureWords(error) })
    }
  }

  const field = (name: 'name' | 'url') => ({
    name,
    required: true,
    label: text(`webhooks.${name}`),
    defaultValue: webhook?.[name] ?? '',
    error: faults[name] !== undefined,
    helperText: faults[name] ?? text(`webhooks.${name}Help`),
  })
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby="webhook-form">
      <DialogTitle id="webhook-form">{webhook?.name ?? text('webhooks.new')}</DialogTitle>
      <form onSubmit={submit}>
        <DialogContent>
          {faults.events && <Alert severity="error">{faults.events}</Alert>}
          <TextField {...field('name')} autoFocus />
          <TextField {...field('url')} type="url" />
          <Box component="fieldset" sx={{ border: 0, p: 0, mx: 0, my: 1 }}>
            <FormLabel component="legend">{text('webhooks.events')}</FormLabel>
            <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2 }}>
              {WEBHOOK_EVENTS.map((event) => (
                <FormControlLabel
                  key={event}
                  control={<Checkbox name={event} defaultChecked={webhook?.events.includes(event) ?? false} />}
                  label={text(`webhooks.event.${event}` as TextKey)}
                />
              ))}
            </Box>
          </Box>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{text('cancel')}</Button>
          <Button type="submit" variant="contained">
            {text(webhook ? 'webhooks.save' : 'webhooks.make')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
