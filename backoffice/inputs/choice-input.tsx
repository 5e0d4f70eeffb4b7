import { SelectInput, useInput, type Validator } from 'react-admin'
import { useLabels } from '../labels/use-labels.ts'

interface Props {
  source: string
  label: string
  /** The field's own name, by which its values are called. */
  field: string
  choices: readonly string[]
  readOnly?: boolean | undefined
  validate?: Validator | undefined
  helperText?: string | false | undefined
}

/** One of the values that mean something. One that was stored before and is none of them stays, and is named as it is. */
export function ChoiceInput({ source, label, field, choices, readOnly, validate, helperText = false }: Props) {
  const labels = useLabels()
  const { field: input } = useInput({ source })
  const isForeign = typeof input.value === 'string' && input.value !== '' && !choices.includes(input.value)
  const offered = isForeign ? [...choices, input.value] : choices
  return (
    <SelectInput
      source={source}
      label={label}
      choices={offered.map((id) => ({ id, name: choices.includes(id) ? labels.choice(field, id) : id }))}
      translateChoice={false}
      emptyText="–"
      readOnly={readOnly}
      validate={validate}
      helperText={helperText}
      fullWidth
    />
  )
}
