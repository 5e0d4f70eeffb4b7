import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
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
  const said = useRef<HTMLDivElement>(null)
  // The form may be longer than the screen, and its button far below.
  useEffect(() => {
    if (fault) said.current?.scrollIntoView?.({ block: 'center' })
  }, [fault])
  return (
    <Dialog open onClose={close} fullWidth maxWidth={maxWidth} aria-labelledby={id}>
      <form onSubmit={submit}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          {fault && (
            <Alert ref={said} severity="error" sx={{ mb: 2 }}>
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
