import { TextField, type TextFieldProps } from '@mui/material'
import { useState } from 'react'
import { FieldTitle, InputHelperText, useInput, type Validator } from 'react-admin'

interface Props extends Pick<TextFieldProps, 'fullWidth' | 'placeholder' | 'slotProps' | 'disabled'> {
  source: string
  label: string
  isRequired: boolean | undefined
  helperText: string | false | undefined
  check: Validator
  /** The value of what was typed, undefined where nothing was. */
  read: (typed: string) => unknown
  /** A value as it is shown while nobody types. */
  shown: (value: unknown) => string
  /** Whether the form holds what could not be read. */
  isUnclear: (value: unknown) => boolean
  /** What is said then. */
  unclear: string
}

/** A field into which a value is typed as a text; what cannot be read is refused there. */
export function TypedTextField(props: Props) {
  const { source, label, isRequired, helperText, check, read, shown, isUnclear, unclear, ...look } = props
  const [typed, setTyped] = useState<string>()
  const { field, fieldState, id } = useInput({ source, validate: check, isRequired })
  const problem = fieldState.error?.message
  const isRefused = typed === undefined && isUnclear(field.value)

  // What cannot be read stays in the form as it was typed, so that it is refused and can be mended.
  function take(written: string) {
    setTyped(written)
    const value = read(written)
    field.onChange(value === 'unclear' ? written : (value ?? null))
  }

  return (
    <TextField
      id={id}
      name={field.name}
      inputRef={field.ref}
      label={<FieldTitle label={label} source={source} isRequired={isRequired} />}
      value={typed ?? shown(field.value)}
      onChange={({ target }) => take(target.value)}
      onBlur={() => {
        setTyped(undefined)
        field.onBlur()
      }}
      error={Boolean(problem) || isRefused}
      helperText={problem ? <InputHelperText error={problem} /> : isRefused ? unclear : helperText}
      {...look}
    />
  )
}
