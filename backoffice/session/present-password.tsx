import { Stack } from '@mui/material'
import type { FormEvent, ReactNode } from 'react'
import { ProofFields } from './password-fields.tsx'

interface Props {
  action: string
  submit: (present: string) => unknown
  cancel: () => void
  children?: ReactNode
}

/** The present password, which a change of how to sign in asks for once more. */
export function PresentPassword({ action, submit, cancel, children }: Props) {
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    event.stopPropagation()
    submit(String(new FormData(event.currentTarget).get('present')))
  }
  return (
    <form onSubmit={onSubmit}>
      <Stack spacing={2}>
        {children}
        <ProofFields action={action} cancel={cancel} autoFocus />
      </Stack>
    </form>
  )
}
