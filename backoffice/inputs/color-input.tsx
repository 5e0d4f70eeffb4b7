import { Box, TextField } from '@mui/material'
import { InputHelperText, useInput } from 'react-admin'
import { hexOf, parseColor } from '#domain/look/contrast.ts'

const SWATCH = {
  flex: 'none',
  width: 48,
  height: 48,
  borderRadius: 1,
  '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main' },
} as const

/** In place of black, which browsers show where there is no colour: an empty frame, crossed out. */
const NO_COLOR = {
  border: '1px dashed',
  borderColor: 'text.secondary',
  color: 'text.secondary',
  background: 'linear-gradient(to top left, transparent 49%, currentColor 49%, currentColor 51%, transparent 51%)',
} as const

/** A colour to be chosen or written. */
export function ColorInput({ source, label }: { source: string; label: string }) {
  const { field, fieldState } = useInput({ source })
  const color = parseColor(field.value)
  const problem = fieldState.error?.message
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', mb: 1 }}>
      <Box sx={color ? SWATCH : { ...SWATCH, ...NO_COLOR }}>
        <input
          type="color"
          aria-label={label}
          value={color ? hexOf(color) : '#000000'}
          onChange={({ target }) => field.onChange(target.value)}
          style={{ width: 48, height: 48, padding: 2, border: 0, background: 'none', opacity: color ? 1 : 0 }}
        />
      </Box>
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
