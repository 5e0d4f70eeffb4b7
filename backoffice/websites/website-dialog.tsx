import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material'
import type { FormEvent, ReactNode } from 'react'
import { useTranslate } from 'react-admin'

interface Props {
  readonly id: string
  readonly title: string
  readonly maxWidth: 'sm' | 'md'
  /** What the button says that sends the form. */
  readonly does: string
  /** While it is so, nothing can be sent and the dialog stays. */
  readonly isBusy: boolean
  readonly fault: string | undefined
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  readonly onChange?: () => void
  readonly close: () => void
  readonly children: ReactNode
}

/** A form in a dialog that makes a website, with what was wrong below its fields. */
export function WebsiteDialog({ id, title, maxWidth, does, isBusy, fault, close, children, ...form }: Props) {
  const translate = useTranslate()
  return (
    <Dialog open onClose={isBusy ? undefined : close} fullWidth maxWidth={maxWidth} aria-labelledby={id}>
      <form {...form}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            {children}
            {fault && (
              <Alert severity="error" role="alert">
                {fault}
              </Alert>
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={close} disabled={isBusy}>
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isBusy}>
            {does}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
