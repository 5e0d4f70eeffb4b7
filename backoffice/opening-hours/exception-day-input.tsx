import { SelectInput } from 'react-admin'
import { dayCodes } from '#domain/hours/day-codes.ts'
import type { FieldInputProps } from '../inputs/nested-field.tsx'
import { useLabels } from '../labels/use-labels.ts'
import { useOfficeLanguage } from '../labels/use-office-language.ts'

/** Days of the week that an exception is for: one, or one of the usual groups. Without any it is for all. */
export function ExceptionDayInput({ collection, field: { field, min, max }, source, label }: FieldInputProps) {
  const labels = useLabels()
  const language = useOfficeLanguage()
  const days = dayCodes
    .map((code, id) => ({ id, name: code.labels[language] }))
    .filter(({ id }) => id >= Number(min) && id <= Number(max))
  return (
    <SelectInput
      source={source}
      label={label}
      choices={days}
      translateChoice={false}
      helperText={labels.hint(collection, field) ?? false}
      fullWidth
    />
  )
}
