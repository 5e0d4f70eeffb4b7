import { Dialog, DialogTitle } from '@mui/material'
import type { NewWebhook } from '#contract/wire/webhooks.ts'
import { useText } from '../i18n/use-text.ts'
import { ShownOnce } from '../keys/shown-once.tsx'

/** The secret of a webhook, to be copied this once. */
export function SecretDialog({ webhook, done }: { webhook: NewWebhook; done: () => void }) {
  const text = useText()
  const words = { label: text('webhooks.secret'), once: text('webhooks.once'), done: text('webhooks.done') }
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby="webhook-secret">
      <DialogTitle id="webhook-secret">{webhook.name}</DialogTitle>
      <ShownOnce value={webhook.secret} words={words} done={done} />
    </Dialog>
  )
}
