import { Box, Typography } from '@mui/material'
import { BooleanInput, SelectArrayInput, TextInput } from 'react-admin'
import { useLabels } from '../labels/use-labels.ts'
import { ColorInput } from './color-input.tsx'
import type { FieldInputProps } from './nested-field.tsx'
import { NumberInput } from './number-input.tsx'

/** Switches that count as on where nothing is stored: a form would show them as off, and store that. */
const ON_UNLESS_SET = new Set(['ecommerce_settings.filters.tag', 'ecommerce_settings.filters.price'])

/** Letters of a name that a quarter of the form's width shows whole. */
const SHORT_NAME = 24

/** A field of JSON as the model describes it: a choice of several, or named values. Any other is left alone. */
export function ObjectInput({ collection, field, source, label }: FieldInputProps) {
  const labels = useLabels()
  const { values, keys } = field
  if (values) {
    const choices = values.map((id) => ({ id, name: id.startsWith('GHS') ? id : labels.choice(field.field, id) }))
    return (
      <SelectArrayInput
        source={source}
        label={label}
        choices={choices}
        translateChoice={false}
        helperText={false}
        fullWidth
      />
    )
  }
  if (!keys) return null
  const at = (name: string) => ({
    source: `${source}.${name}`,
    label: labels.key(field.field, name),
    helperText: false as const,
  })
  const isLong = Object.keys(keys).some((name) => labels.key(field.field, name).length > SHORT_NAME)
  const narrowest = isLong ? 440 : 220
  return (
    <Box role="group" aria-label={label} sx={{ width: '100%', mb: 2 }}>
      <Typography variant="subtitle2" component="p" sx={{ mb: 0.5 }}>
        {label}
      </Typography>
      {labels.hint(collection, field.field) && (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          {labels.hint(collection, field.field)}
        </Typography>
      )}
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${narrowest}px), 1fr))`,
        }}
      >
        {Object.entries(keys).map(([name, kinds]) => {
          if (ON_UNLESS_SET.has(`${collection}.${field.field}.${name}`)) return null
          if (kinds.includes('number')) return <NumberInput key={name} kind="number" {...at(name)} />
          if (kinds.includes('boolean')) return <BooleanInput key={name} {...at(name)} />
          return /color/i.test(name) ? <ColorInput key={name} {...at(name)} /> : <TextInput key={name} {...at(name)} />
        })}
      </Box>
    </Box>
  )
}
