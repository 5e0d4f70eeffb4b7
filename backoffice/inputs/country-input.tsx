import { useMemo } from 'react'
import { AutocompleteInput, type Validator } from 'react-admin'
import { useOfficeLanguage } from '../labels/use-office-language.ts'

interface Props {
  source: string
  label: string
  readOnly?: boolean | undefined
  validate?: Validator | undefined
  helperText?: string | false | undefined
}

const A = 65

/** Every pair of letters that the browser knows a country of. */
function countries(language: string): { id: string; name: string }[] {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(A + index))
  const found = letters.flatMap((first) =>
    letters.flatMap((second) => {
      const id = first + second
      const name = names.of(id)
      return name && id !== 'ZZ' && id !== 'UN' && id !== 'EU' ? [{ id, name }] : []
    }),
  )
  return found.toSorted((a, b) => a.name.localeCompare(b.name, language))
}

/** A country by its name; stored by its two letters. */
export function CountryInput({ source, label, readOnly, validate, helperText = false }: Props) {
  const language = useOfficeLanguage()
  const choices = useMemo(() => countries(language), [language])
  return (
    <AutocompleteInput
      source={source}
      label={label}
      choices={choices}
      translateChoice={false}
      readOnly={readOnly}
      validate={validate}
      helperText={helperText}
      fullWidth
    />
  )
}
