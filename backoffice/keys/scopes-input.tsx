import { Box, FormLabel, MenuItem, TextField } from '@mui/material'
import { KEY_AREAS } from '#contract/wire/api-keys.ts'
import { type TextKey, useText } from '../i18n/use-text.ts'

/** What a program may do with each part of the website: nothing, read, or change. */
export function ScopesInput() {
  const text = useText()
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, mx: 0, my: 1 }}>
      <FormLabel component="legend">{text('keys.scopes')}</FormLabel>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2 }}>
        {KEY_AREAS.map((area) => (
          <TextField
            key={area}
            select
            name={area}
            label={text(`keys.area.${area}` as TextKey)}
            defaultValue=""
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          >
            <MenuItem value="">{text('keys.nothing')}</MenuItem>
            <MenuItem value="read">{text('keys.read')}</MenuItem>
            <MenuItem value="*">{text('keys.write')}</MenuItem>
          </TextField>
        ))}
      </Box>
    </Box>
  )
}
