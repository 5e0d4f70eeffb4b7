import { Box, TextField } from '@mui/material'
import { InputHelperText, useInput } from 'react-admin'
import { hexOf, parseColor } from '#domain/look/contrast.ts'

/** A colour to be chosen or written. */
export function ColorInput({ source, label }: { source: string; label: string }) {
  const { field, fieldState } = useInput({ source })
  const color = parseColor(field.value)
  const problem = fieldState.error?.message
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', mb: 1 }}>
      <input
        type="color"
        aria-label={label}
        value={color ? hexOf(color) : '#000000'}
        onChange={({ target }) => field.onChange(target.value)}
        style={{ width: 48, height: 48, padding: 2, border: 0, background: 'none' }}
      />
      <TextField
        label={label}
        value={field.value ?? ''}
        onChange={field.onChange}
        onBlur={field.onBlur}
        error={Boolean(problem)}
        helperText={problem && <InputHelperText error={problem} />}
        size="small"
      />
    </Box>
  )
}
