import { emailMaxLength } from '#domain/texts/email.ts'
import { FormField } from './form-field.tsx'
import { useFormMessages } from './messages/form-messages.ts'

type Props = {
  /** Most characters of a name. */
  nameLimit: number
  isNameFree?: boolean
  problemOf: (field: string) => string | undefined
}

/** Who writes: `name` and `email`. */
export function SenderFields({ nameLimit, isNameFree = false, problemOf }: Props) {
  const messages = useFormMessages()
  return (
    <>
      <FormField
        name="name"
        label={messages.yourName()}
        required={!isNameFree}
        autoComplete="name"
        maxLength={nameLimit}
        problem={problemOf('name')}
      />
      <FormField
        name="email"
        type="email"
        label={messages.yourEmail()}
        autoComplete="email"
        maxLength={emailMaxLength}
        problem={problemOf('email')}
      />
    </>
  )
}
