import {
  Box,
  Button,
  MenuItem,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import type { ProductImport } from '#contract/wire/product-imports.ts'
import { importTargets, translatedTargets } from '#domain/imports/import-targets.ts'
import { useText } from '../i18n/use-text.ts'
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
  const change = (at: number, target: string) => setMapping(mapping.with(at, target))
  return (
    <Box sx={{ width: '100%', overflowX: 'auto' }}>
      <Typography component="h2" variant="h6">
        {text('moving.columns')}
      </Typography>
      <Table size="small" aria-label={text('moving.columns')}>
        <TableHead>
          <TableRow>
            <TableCell>{text('moving.column')}</TableCell>
            <TableCell>{text('moving.means')}</TableCell>
            <TableCell>{text('moving.samples')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {shown.head.map((name, at) => {
            const own = `attribute:${name}`
            const target = mapping[at] ?? ''
            const choices = [...new Set([...targets, own, target])]
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns stand where they stand, and two may have the same name
              <TableRow key={at}>
                <TableCell>{name}</TableCell>
                <TableCell>
                  <TextField
                    select
                    size="small"
                    value={target}
                    disabled={disabled}
                    onChange={({ target: input }) => change(at, input.value)}
                    slotProps={{
                      select: { displayEmpty: true },
                      htmlInput: { 'aria-label': `${name}: ${text('moving.means')}` },
                    }}
                    sx={{ minWidth: 220 }}
                  >
                    {choices.map((choice) => (
                      <MenuItem key={choice} value={choice}>
                        {labelOf(choice)}
                      </MenuItem>
                    ))}
                  </TextField>
                </TableCell>
                <TableCell sx={{ color: 'text.secondary' }}>
                  {shown.samples
                    .slice(0, 3)
                    .map((row) => row[at])
                    .filter(Boolean)
                    .join(' · ')}
                </TableCell>
              </TableRow>
            )
          })}
        </TableBody>
      </Table>
      <Button sx={{ mt: 1 }} variant="outlined" disabled={disabled} onClick={() => choose(mapping)}>
        {text('moving.again')}
      </Button>
    </Box>
  )
}
