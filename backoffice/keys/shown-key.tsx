import { Alert, Button, DialogActions, DialogContent, TextField } from '@mui/material'
import { useNotify } from 'react-admin'
import { useText } from '../i18n/use-text.ts'

/** A new key, to be copied this once. */
export function ShownKey({ value, done }: { value: string; done: () => void }) {
  const text = useText()
  const notify = useNotify()
  async function copy() {
    await navigator.clipboard.writeText(value)
    notify(text('keys.copied'), { type: 'success' })
  }
  return (
    <>
      <DialogContent>
        <Alert severity="warning">{text('keys.once')}</Alert>
        <TextField
          label={text('keys.title')}
          value={value}
          multiline
          slotProps={{ input: { readOnly: true, sx: { fontFamily: 'monospace', wordBreak: 'break-all' } } }}
          onFocus={(event) => event.target.select()}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={copy}>{text('keys.copy')}</Button>
        <Button variant="contained" onClick={done}>
          {text('keys.done')}
        </Button>
      </DialogActions>
    </>
  )
}
