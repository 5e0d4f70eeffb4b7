import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useNotify } from 'react-admin'
import type { NewWebhook } from '#contract/wire/webhooks.ts'
import { useText } from '../i18n/use-text.ts'

/** The secret of a webhook, to be copied this once. */
export function ShownSecret({ webhook, done }: { webhook: NewWebhook; done: () => void }) {
  const text = useText()
  const notify = useNotify()
  async function copy() {
    await navigator.clipboard.writeText(webhook.secret)
    notify(text('webhooks.copied'), { type: 'success' })
  }
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby="webhook-secret">
      <DialogTitle id="webhook-secret">{webhook.name}</DialogTitle>
      <DialogContent>
        <Alert severity="warning">{text('webhooks.once')}</Alert>
        <TextField
          label={text('webhooks.secret')}
          value={webhook.secret}
          multiline
          slotProps={{ input: { readOnly: true, sx: { fontFamily: 'monospace', wordBreak: 'break-all' } } }}
          onFocus={(event) => event.target.select()}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={copy}>{text('webhooks.copy')}</Button>
        <Button variant="contained" onClick={done}>
          {text('webhooks.done')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
