import { Box, Typography } from '@mui/material'
import { BooleanInput, SelectArrayInput, TextInput } from 'react-admin'
import { useLabels } from '../labels/use-labels.ts'
import { ColorInput } from './color-input.tsx'
import type { FieldInputProps } from './nested-field.tsx'
import { NumberInput } from './number-input.tsx'
import { objectShapes } from './object-shapes.ts'
import { TableInput } from './table-input.tsx'

/** A field of JSON by its known shape. One whose shape is not known is left alone. */
export function ObjectInput({ collection, field, source, label }: FieldInputProps) {
  const labels = useLabels()
  const shape = objectShapes[`${collection}.${field.field}`]
  if (!shape) return null
  if (shape.kind === 'table') return <TableInput source={source} label={label} />
  if (shape.kind === 'choices') {
    const choices = shape.choices.map((id) => ({
      id,
      name: id.startsWith('GHS') ? id : labels.choice(field.field, id),
    }))
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
  const at = (name: string) => ({
    source: `${source}.${name}`,
    label: labels.key(field.field, name),
    helperText: false as const,
  })
  return (
    <Box role="group" aria-label={label} sx={{ width: '100%', mb: 2 }}>
      <Typography variant="subtitle2" component="p" sx={{ mb: 0.5 }}>
        {label}
      </Typography>
      <Box
        sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))' }}
      >
        {shape.texts?.map((name) =>
          /color/i.test(name) ? <ColorInput key={name} {...at(name)} /> : <TextInput key={name} {...at(name)} />,
        )}
        {shape.numbers?.map((name) => (
          <NumberInput key={name} kind="number" {...at(name)} />
        ))}
        {shape.switches?.map((name) => (
          <BooleanInput key={name} {...at(name)} />
        ))}
      </Box>
    </Box>
  )
}
