import type { Validator } from 'react-admin'
import { enteredTime } from '#domain/hours/entered-time.ts'
import { useText } from '../i18n/use-text.ts'
import { TypedTextField } from './typed-text-field.tsx'

interface Props {
  source: string
  label: string
  isRequired?: boolean | undefined
  readOnly?: boolean | undefined
  helperText?: string | false | undefined
}

const isTime = (value: unknown): value is string => typeof value === 'string' && /^\d\d:\d\d:\d\d/.test(value)

/** A time of day of 24 hours in whatever browser; one that is no time is refused at its field. */
export function TimeInput({ source, label, isRequired, readOnly, helperText }: Props) {
  const text = useText()
  const check: Validator = (value) => {
    if (value === undefined || value === null || value === '') return isRequired ? 'ra.validation.required' : undefined
    return isTime(value) ? undefined : 'office.form.noTime'
  }
  return (
    <TypedTextField
      source={source}
      label={label}
      isRequired={isRequired}
      helperText={helperText}
      check={check}
      read={enteredTime}
      shown={(value) => (isTime(value) ? value.slice(0, 5) : String(value ?? ''))}
      isUnclear={(value) => Boolean(value) && !isTime(value)}
      unclear={text('form.noTime')}
      placeholder="–"
      slotProps={{ htmlInput: { autoComplete: 'off' }, input: { readOnly }, inputLabel: { shrink: true } }}
    />
  )
}
