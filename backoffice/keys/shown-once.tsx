import { Alert, Button, DialogActions, DialogContent, TextField } from '@mui/material'
import { useNotify } from 'react-admin'
import { useText } from '../i18n/use-text.ts'

interface Props {
  readonly value: string
  /** What the value is, why it is to be copied now, and the button that says that it was. */
  readonly words: { readonly label: string; readonly once: string; readonly done: string }
  readonly done: () => void
}

/** A secret that was just made, to be copied this once. */
export function ShownOnce({ value, words, done }: Props) {
  const text = useText()
  const notify = useNotify()
  async function copy() {
    await navigator.clipboard.writeText(value)
    notify(text('keys.copied'), { type: 'success' })
  }
  return (
    <>
      <DialogContent>
        <Alert severity="warning">{words.once}</Alert>
        <TextField
          label={words.label}
          value={value}
          multiline
          slotProps={{ input: { readOnly: true, sx: { fontFamily: 'monospace', wordBreak: 'break-all' } } }}
          onFocus={(event) => event.target.select()}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={copy}>{text('keys.copy')}</Button>
        <Button variant="contained" onClick={done}>
          {words.done}
        </Button>
      </DialogActions>
    </>
  )
}
