import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type FormEvent, type ReactNode, useId } from 'react'
import { useText } from '../i18n/use-text.ts'

interface StepFrameProps {
  readonly title: string
  /** What the button that takes the step is called. */
  readonly action: string
  readonly maxWidth: 'sm' | 'md'
  readonly color?: 'primary' | 'warning'
  readonly fault: string | undefined
  readonly isBusy: boolean
  readonly submit: (event: FormEvent<HTMLFormElement>) => void
  readonly close: () => void
  readonly children: ReactNode
}

/** The dialog that asks for what belongs to a step of an order. */
export function StepFrame(props: StepFrameProps) {
  const { title, action, maxWidth, color = 'primary', fault, isBusy, submit, close, children } = props
  const text = useText()
  const id = useId()
  return (
    <Dialog open onClose={close} fullWidth maxWidth={maxWidth} aria-labelledby={id}>
      <form onSubmit={submit}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          {fault && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {fault}
            </Alert>
          )}
          {children}
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{text('cancel')}</Button>
          <Button type="submit" variant="contained" color={color} disabled={isBusy}>
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
