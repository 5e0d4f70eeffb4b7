import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useText } from '../i18n/use-text.ts'

interface Props {
  readonly title: string
  readonly help: string | undefined
  readonly warning?: string | undefined
  readonly doIt: string
  readonly close: () => void
  readonly go: () => void
}

/** Asks before several orders are moved on, for their customers are told. */
export function BulkQuestion({ title, help, warning, doIt, close, go }: Props) {
  const text = useText()
  return (
    <Dialog open onClose={close} aria-labelledby="bulk-question">
      <DialogTitle id="bulk-question">{title}</DialogTitle>
      <DialogContent>
        {warning && (
          <Alert severity="warning" sx={{ mb: help ? 2 : 0 }}>
            {warning}
          </Alert>
        )}
        {help}
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{text('cancel')}</Button>
        <Button variant="contained" onClick={go}>
          {doIt}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
