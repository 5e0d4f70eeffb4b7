import { Button, Stack, TextField } from '@mui/material'
import type { FormEvent, ReactNode } from 'react'
import { useText } from '../i18n/use-text.ts'

interface Props {
  action: string
  submit: (present: string) => unknown
  cancel: () => void
  children?: ReactNode
}

/** The present password, which a change of how to sign in asks for once more. */
export function PresentPassword({ action, submit, cancel, children }: Props) {
  const text = useText()
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    event.stopPropagation()
    submit(String(new FormData(event.currentTarget).get('present')))
  }
  return (
    <form onSubmit={onSubmit}>
      <Stack spacing={2}>
        {children}
        <TextField
          name="present"
          type="password"
          label={text('account.ownPresent')}
          autoComplete="current-password"
          required
          autoFocus
        />
        <Stack direction="row" spacing={1}>
          <Button type="submit" variant="contained">
            {action}
          </Button>
          <Button color="inherit" onClick={cancel}>
            {text('cancel')}
          </Button>
        </Stack>
      </Stack>
    </form>
  )
}
