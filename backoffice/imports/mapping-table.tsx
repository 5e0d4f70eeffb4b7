import { Box, Button, MenuItem, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import type { ProductImport } from '#contract/wire/product-imports.ts'
import { importTargets, translatedTargets } from '#domain/imports/import-targets.ts'
import { useText } from '../i18n/use-text.ts'
import { RowsTable } from '../work/rows-table.tsx'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { useTargetLabel } from './use-target-label.ts'

/** What each column of a table means, as it was guessed, to be corrected beside its first lines. */
export function MappingTable({
  shown,
  disabled,
  choose,
}: {
  shown: ProductImport
  disabled: boolean
  choose: (mapping: string[]) => void
}) {
  const text = useText()
  const labelOf = useTargetLabel()
  const { languages } = useWorkplace()
  const [mapping, setMapping] = useState([...shown.mapping])
  const [, ...others] = languages
  const further = others.flatMap((language) => translatedTargets.map((target) => `${target}.${language}`))
  const targets = ['', ...importTargets, ...further]
  const samplesAt = (at: number) =>
    shown.samples
      .slice(0, 3)
      .map((row) => row[at])
      .filter(Boolean)
      .join(' · ')
  const change = (at: number, target: string) => setMapping(mapping.with(at, target))
  return (
    <Box sx={{ width: '100%', overflowX: 'auto' }}>
      <Typography component="h2" variant="h6">
        {text('moving.columns')}
      </Typography>
      <RowsTable
        stacks
        label={text('moving.columns')}
        rows={shown.head}
        keyOf={(_name, at) => at}
        columns={[
          { head: text('moving.column'), cell: (name) => name },
          {
            head: text('moving.means'),
            cell: (name, at) => (
              <TextField
                select
                size="small"
                value={mapping[at] ?? ''}
                disabled={disabled}
                onChange={({ target }) => change(at, target.value)}
                slotProps={{
                  select: { displayEmpty: true },
                  htmlInput: { 'aria-label': `${name}: ${text('moving.means')}` },
                }}
                sx={{ minWidth: 220, maxWidth: '100%' }}
              >
                {[...new Set([...targets, `attribute:${name}`, mapping[at] ?? ''])].map((choice) => (
                  <MenuItem key={choice} value={choice}>
                    {labelOf(choice)}
                  </MenuItem>
                ))}
              </TextField>
            ),
          },
          { head: text('moving.samples'), cell: (_name, at) => samplesAt(at), sx: { color: 'text.secondary' } },
        ]}
      />
      <Button sx={{ mt: 1 }} variant="outlined" disabled={disabled} onClick={() => choose(mapping)}>
        {text('moving.again')}
      </Button>
    </Box>
  )
}
