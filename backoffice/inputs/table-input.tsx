import AddIcon from '@mui/icons-material/Add'
import DeleteIcon from '@mui/icons-material/Delete'
import { Box, Button, IconButton, TextField, Typography } from '@mui/material'
import { useInput } from 'react-admin'
import { useText } from '../i18n/use-text.ts'

type Table = string[][]

const width = (table: Table) => Math.max(1, ...table.map((row) => row.length))

/** A table of texts whose first row is its head. */
export function TableInput({ source, label }: { source: string; label: string }) {
  const text = useText()
  const { field } = useInput({ source, defaultValue: [['']] })
  const table: Table = Array.isArray(field.value) && field.value.length > 0 ? field.value : [['']]
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
                    value={cells[column] ?? ''}
                    onChange={({ target }) => set(row, column, target.value)}
                    slotProps={{ htmlInput: { 'aria-label': text('form.cell', { row: row + 1, column: column + 1 }) } }}
                  />
                </td>
              ))}
              <td>
                <IconButton
                  aria-label={text('form.removeRow', { row: row + 1 })}
                  onClick={() => change(table.toSpliced(row, 1))}
                >
                  <DeleteIcon />
                </IconButton>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Button startIcon={<AddIcon />} onClick={() => change([...table, Array(width(table)).fill('')])}>
        {text('form.addRow')}
      </Button>
      <Button startIcon={<AddIcon />} onClick={() => change(table.map((cells) => [...cells, '']))}>
        {text('form.addColumn')}
      </Button>
    </Box>
  )
}
