import { InputAdornment, TextField } from '@mui/material'
import { useState } from 'react'
import { FieldTitle, InputHelperText, useInput, type Validator } from 'react-admin'
import { enteredNumber } from '#domain/texts/entered-number.ts'
import { useText } from '../i18n/use-text.ts'
import { useOfficeLanguage } from '../labels/use-office-language.ts'
import { decimalsOf, type NumberKind, numberExample, numberText } from './number-text.ts'

interface Props {
  source: string
  label: string
  kind: NumberKind
  isRequired?: boolean | undefined
  min?: number | undefined
  max?: number | undefined
  readOnly?: boolean | undefined
  helperText?: string | false | undefined
}

/** A number, read and shown in the language of the back office in whatever browser; an unclear one is refused at its field. */
export function NumberInput({ source, label, kind, isRequired, min, max, readOnly, helperText }: Props) {
  const text = useText()
  const language = useOfficeLanguage()
  const [typed, setTyped] = useState<string>()
  const bounds: Validator = (value) => {
    if (typeof value === 'string')
      return { message: 'office.number.unclear', args: { example: numberExample[language][kind] } }
    if (value === undefined || value === null) return isRequired ? 'ra.validation.required' : undefined
    if (min !== undefined && value < min)
      return { message: 'ra.validation.minValue', args: { min: numberText(min, kind, language) } }
    if (max !== undefined && value > max)
      return { message: 'ra.validation.maxValue', args: { max: numberText(max, kind, language) } }
    return undefined
  }
  const { field, fieldState, id } = useInput({ source, validate: bounds, isRequired })
  const isUnclear = typed === undefined && typeof field.value === 'string' && field.value !== ''
  const problem = fieldState.error?.message

  // What cannot be read stays in the form as it was typed, so that it is refused and can be mended.
  function take(text: string) {
    setTyped(text)
    const number = enteredNumber(text, language, decimalsOf[kind])
    field.onChange(number === 'unclear' ? text : (number ?? null))
  }

  return (
    <TextField
      id={id}
      name={field.name}
      inputRef={field.ref}
      label={<FieldTitle label={label} source={source} isRequired={isRequired} />}
      value={typed ?? (typeof field.value === 'string' ? field.value : numberText(field.value, kind, language))}
      onChange={({ target }) => take(target.value)}
      onBlur={() => {
        setTyped(undefined)
        field.onBlur()
      }}
      error={Boolean(problem) || isUnclear}
      helperText={
        problem ? (
          <InputHelperText error={problem} />
        ) : isUnclear ? (
          text('number.unclear', { example: numberExample[language][kind] })
        ) : (
          helperText
        )
      }
      fullWidth
      slotProps={{
        htmlInput: { inputMode: kind === 'integer' ? 'numeric' : 'decimal', autoComplete: 'off' },
        input: {
          readOnly,
          ...(kind === 'money' && { endAdornment: <InputAdornment position="end">€</InputAdornment> }),
        },
      }}
    />
  )
}
