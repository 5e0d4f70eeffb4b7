import { InputAdornment } from '@mui/material'
import type { Validator } from 'react-admin'
import { enteredNumber } from '#domain/texts/entered-number.ts'
import { useText } from '../i18n/use-text.ts'
import { useOfficeLanguage } from '../labels/use-office-language.ts'
import { decimalsOf, type NumberKind, numberExample, numberText } from './number-text.ts'
import { TypedTextField } from './typed-text-field.tsx'

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
  return (
    <TypedTextField
      source={source}
      label={label}
      isRequired={isRequired}
      helperText={helperText}
      check={bounds}
      read={(typed) => enteredNumber(typed, language, decimalsOf[kind])}
      shown={(value) => (typeof value === 'string' ? value : numberText(value, kind, language))}
      isUnclear={(value) => typeof value === 'string' && value !== ''}
      unclear={text('number.unclear', { example: numberExample[language][kind] })}
      fullWidth
      disabled={readOnly ?? false}
      slotProps={{
        htmlInput: { inputMode: decimalsOf[kind] === 0 ? 'numeric' : 'decimal', autoComplete: 'off' },
        input: {
          ...(kind === 'money' && { endAdornment: <InputAdornment position="end">€</InputAdornment> }),
        },
      }}
    />
  )
}
