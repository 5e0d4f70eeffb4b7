import { MenuItem, TextField } from '@mui/material'
import { FieldTitle, InputHelperText, useInput, useTranslate, type Validator } from 'react-admin'
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

/**
 * One of the values that mean something. One that was stored before and is none of them stays, and is named as it is. Made of less than react-admin's,
 * which holds its few choices as a list of records to be sorted and paged.
 */
export function ChoiceInput({ source, label, field: name, choices, readOnly, validate, helperText = false }: Props) {
  const translate = useTranslate()
  const labels = useLabels()
  const { field, fieldState, id, isRequired } = useInput({ source, ...(validate && { validate }) })
  const { ref, ...input } = field
  const isForeign = typeof input.value === 'string' && input.value !== '' && !choices.includes(input.value)
  const offered = isForeign ? [...choices, input.value] : choices
  const nothing = translate('ra.action.clear_input_value')
  const problem = fieldState.error?.message
  return (
    <TextField
      select
      id={id}
      {...input}
      inputRef={ref}
      label={<FieldTitle label={label} source={source} isRequired={isRequired} />}
      error={fieldState.invalid}
      helperText={problem ? <InputHelperText error={problem} /> : helperText}
      slotProps={{ input: { readOnly } }}
      fullWidth
    >
      {!isRequired && (
        <MenuItem value="" aria-label={nothing} title={nothing}>
          –
        </MenuItem>
      )}
      {offered.map((value) => (
        <MenuItem key={value} value={value}>
          {choices.includes(value) ? labels.choice(name, value) : value}
        </MenuItem>
      ))}
    </TextField>
  )
}
