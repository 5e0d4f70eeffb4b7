import { TextField } from '@mui/material'
import { useState } from 'react'
import { FieldTitle, InputHelperText, useInput, type Validator } from 'react-admin'
import { enteredTime } from '#domain/hours/entered-time.ts'
import { useText } from '../i18n/use-text.ts'

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
  const [typed, setTyped] = useState<string>()
  const check: Validator = (value) => {
    if (value === undefined || value === null || value === '') return isRequired ? 'ra.validation.required' : undefined
    return isTime(value) ? undefined : 'office.form.noTime'
  }
  const { field, fieldState, id } = useInput({ source, validate: check, isRequired })
  const problem = fieldState.error?.message
  const isUnclear = typed === undefined && Boolean(field.value) && !isTime(field.value)

  // What is no time stays in the form as it was typed, so that it is refused and can be mended.
  function take(written: string) {
    setTyped(written)
    const time = enteredTime(written)
    field.onChange(time === 'unclear' ? written : (time ?? null))
  }

  return (
    <TextField
      id={id}
      name={field.name}
      inputRef={field.ref}
      label={<FieldTitle label={label} source={source} isRequired={isRequired} />}
      value={typed ?? (isTime(field.value) ? field.value.slice(0, 5) : (field.value ?? ''))}
      onChange={({ target }) => take(target.value)}
      onBlur={() => {
        setTyped(undefined)
        field.onBlur()
      }}
      placeholder="–"
      error={Boolean(problem) || isUnclear}
      helperText={problem ? <InputHelperText error={problem} /> : isUnclear ? text('form.noTime') : helperText}
      slotProps={{ htmlInput: { autoComplete: 'off' }, input: { readOnly }, inputLabel: { shrink: true } }}
    />
  )
}
