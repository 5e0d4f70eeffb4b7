import { Alert, Button, Stack, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { hasApiCode } from '#sdk/api-error.ts'
import { useText } from '../i18n/use-text.ts'
import { NewPasswordFields } from './password-fields.tsx'
import { usePasswordRefusal } from './password-refusal.ts'

const SHORTEST = 12

interface Props {
  /** Whether the e-mail is asked for too. */
  asksEmail?: boolean
  action: string
  submit: (given: { email: string; password: string }) => Promise<void>
}

/** A new password, typed twice. */
export function NewPasswordForm({ asksEmail = false, action, submit }: Props) {
  const text = useText()
  const passwordRefusal = usePasswordRefusal()
  const [fault, setFault] = useState<string>()

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const {
      email = '',
      password = '',
      again,
    } = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    if (password.length < SHORTEST) return setFault(text('session.tooShort'))
    if (password !== again) return setFault(text('session.notTheSame'))
    setFault(undefined)
    try {
      await submit({ email, password })
    } catch (error) {
      setFault(passwordRefusal(error) ?? text(hasApiCode(error, 104) ? 'session.linkUsed' : 'session.failed'))
    }
  }

  return (
    <form onSubmit={onSubmit}>
      <Stack spacing={2}>
        {fault && <Alert severity="error">{fault}</Alert>}
        {asksEmail && (
          <TextField name="email" type="email" label={text('session.email')} autoComplete="username" required />
        )}
        <NewPasswordFields />
        <Button type="submit" variant="contained" size="large">
          {action}
        </Button>
      </Stack>
    </form>
  )
}
