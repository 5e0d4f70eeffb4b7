import {
  Checkbox,
  FormControl,
  FormControlLabel,
  FormLabel,
  MenuItem,
  Radio,
  RadioGroup,
  TextField,
} from '@mui/material'
import type { ImportChoices, ProductImport } from '#contract/wire/product-imports.ts'
import { IMPORT_SOURCES } from '#domain/imports/read-products.ts'
import { useText } from '../i18n/use-text.ts'

/** What is decided before an import is written. */
export function ImportDecisions({
  shown,
  disabled,
  choose,
}: {
  shown: ProductImport
  disabled: boolean
  choose: (choices: ImportChoices) => void
}) {
  const text = useText()
  return (
    <>
      <TextField
        select
        label={text('moving.source')}
        value={shown.source ?? 'own'}
        disabled={disabled}
        onChange={({ target }) => {
          const source = IMPORT_SOURCES.find((known) => known === target.value)
          if (source) choose({ source })
        }}
        sx={{ minWidth: 260 }}
      >
        {IMPORT_SOURCES.map((source) => (
          <MenuItem key={source} value={source}>
            {text(`moving.sources.${source}`)}
          </MenuItem>
        ))}
      </TextField>
      {shown.source === 'shopify' && (
        <TextField
          select
          label={text('moving.compareAt')}
          value={shown.compare_at}
          disabled={disabled}
          onChange={({ target }) => choose({ compare_at: target.value === 'uvp' ? 'uvp' : 'none' })}
          sx={{ minWidth: 260 }}
        >
          <MenuItem value="none">{text('moving.compareNone')}</MenuItem>
          <MenuItem value="uvp">{text('moving.compareUvp')}</MenuItem>
        </TextField>
      )}
      <FormControlLabel
        control={
          <Checkbox
            checked={shown.makes}
            disabled={disabled}
            onChange={({ target }) => choose({ makes: target.checked })}
          />
        }
        label={text('moving.makes')}
      />
      <FormControl disabled={disabled}>
        <FormLabel id="import-mode">{text('moving.choice')}</FormLabel>
        <RadioGroup
          aria-labelledby="import-mode"
          value={shown.mode}
          onChange={(_event, value) => choose({ mode: value === 'all' ? 'all' : 'good' })}
        >
          <FormControlLabel value="good" control={<Radio />} label={text('moving.good')} />
          <FormControlLabel value="all" control={<Radio />} label={text('moving.all')} />
        </RadioGroup>
      </FormControl>
    </>
  )
}
