import AddIcon from '@mui/icons-material/Add'
import DeleteIcon from '@mui/icons-material/Delete'
import { Box, Button, IconButton, TextField, Typography } from '@mui/material'
import { useInput, useWrappedSource } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useText } from '../i18n/use-text.ts'
import type { FieldInputProps } from './nested-field.tsx'

type Table = string[][]

const width = (table: Table) => Math.max(1, ...table.map((row) => row.length))

const TRANSLATION = /translations\.\d+\./

/**
 * A table of texts whose first row is its head. One in the translations has the cells of the record's own, and those left empty stay as
 * they are there.
 */
export const TableInput = ({ source, label }: Pick<FieldInputProps, 'source' | 'label'>) => (
  <Cells source={source} label={label} isTranslation={TRANSLATION.test(source)} />
)

/** A table of which each language has its own. */
export const WholeTableInput = ({ source, label }: Pick<FieldInputProps, 'source' | 'label'>) => (
  <Cells source={source} label={label} isTranslation={false} />
)

function Cells({
  source,
  label,
  isTranslation,
}: Pick<FieldInputProps, 'source' | 'label'> & { isTranslation: boolean }) {
  const text = useText()
  const { field } = useInput({ source, defaultValue: isTranslation ? undefined : [['']] })
  const whole: unknown = useWatch({ name: useWrappedSource(isTranslation ? source.replace(TRANSLATION, '') : source) })
  const own: Table = Array.isArray(field.value) && field.value.length > 0 ? field.value : [['']]
  const like = isTranslation && Array.isArray(whole) ? whole : own
  const table = like.map((_, row) => Array.from({ length: width(like) }, (_, column) => own[row]?.[column] ?? ''))
  const change = (next: Table) => field.onChange(next)
  const set = (row: number, column: number, value: string) =>
    change(table.map((cells, at) => (at === row ? cells.with(column, value) : cells)))
  return (
    <Box role="group" aria-label={label} sx={{ width: '100%', overflowX: 'auto', mb: 2 }}>
      <Typography variant="subtitle2" component="p">
        {label}
      </Typography>
      <table>
        <tbody>
          {table.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are nothing but their place
            <tr key={row}>
              {Array.from({ length: width(table) }, (_, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells are nothing but their place
                <td key={column}>
                  <TextField
                    size="small"
                    // A measure can be read in it; what has no room is moved sideways.
                    sx={{ minWidth: '5.5rem' }}
                    value={cells[column] ?? ''}
                    placeholder={isTranslation ? like[row]?.[column] : undefined}
                    onChange={({ target }) => set(row, column, target.value)}
                    slotProps={{ htmlInput: { 'aria-label': text('form.cell', { row: row + 1, column: column + 1 }) } }}
                  />
                </td>
              ))}
              {!isTranslation && (
                <td>
                  <IconButton
                    aria-label={text('form.removeRow', { row: row + 1 })}
                    onClick={() => change(table.toSpliced(row, 1))}
                  >
                    <DeleteIcon />
                  </IconButton>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {!isTranslation && (
        <>
          <Button startIcon={<AddIcon />} onClick={() => change([...table, Array(width(table)).fill('')])}>
            {text('form.addRow')}
          </Button>
          <Button startIcon={<AddIcon />} onClick={() => change(table.map((cells) => [...cells, '']))}>
            {text('form.addColumn')}
          </Button>
        </>
      )}
    </Box>
  )
}
