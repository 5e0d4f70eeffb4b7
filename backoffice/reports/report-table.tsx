import Download from '@mui/icons-material/Download'
import { Box, Card, IconButton, Stack, Typography } from '@mui/material'
import { writeCsv } from '#domain/texts/csv.ts'
import { useText } from '../i18n/use-text.ts'
import { RowsTable } from '../work/rows-table.tsx'
import { saveFile } from '../work/save-file.ts'

export interface ReportColumn<Row> {
  readonly head: string
  readonly text: (row: Row) => string
  /** As a spreadsheet takes it; as it is shown unless given. */
  readonly cell?: (row: Row) => string
  readonly isNumber?: boolean
  /** Between 0 and 1: how long the bar behind it is. */
  readonly share?: (row: Row) => number
}

interface Props<Row> {
  readonly title: string
  readonly rows: readonly Row[]
  readonly columns: readonly ReportColumn<Row>[]
  readonly none: string
}

/** A decimal as German spreadsheets read it. */
export const decimalCell = (value: number): string => value.toFixed(2).replace('.', ',')

/** A table of a report, which can be saved as it stands. */
export function ReportTable<Row>({ title, rows, columns, none }: Props<Row>) {
  const text = useText()
  const save = () =>
    saveFile(
      `${title}.csv`,
      writeCsv([
        columns.map(({ head }) => head),
        ...rows.map((row) => columns.map(({ cell, text: shown }) => (cell ?? shown)(row))),
      ]),
      'text/csv',
    )
  return (
    <Card variant="outlined" component="section" aria-label={title} sx={{ p: 2, minWidth: 0 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography component="h2" variant="h6">
          {title}
        </Typography>
        {rows.length > 0 && (
          <IconButton onClick={save} aria-label={text('report.save', { name: title })}>
            <Download />
          </IconButton>
        )}
      </Stack>
      {rows.length === 0 && <Typography color="text.secondary">{none}</Typography>}
      <Box sx={{ maxHeight: 420, overflow: 'auto' }} tabIndex={rows.length > 8 ? 0 : -1}>
        {rows.length > 0 && (
          <RowsTable
            label={title}
            rows={rows}
            // Rows of a report have no names of their own and never move.
            keyOf={(_row, index) => index}
            columns={columns.map(({ head, text: shown, isNumber, share }) => ({
              head,
              align: isNumber ? 'right' : 'left',
              sx: { overflowWrap: 'anywhere' },
              cell: (row: Row) => (
                <>
                  {shown(row)}
                  {share && <Bar share={share(row)} />}
                </>
              ),
            }))}
          />
        )}
      </Box>
    </Card>
  )
}

const Bar = ({ share }: { readonly share: number }) => (
  <Box
    aria-hidden
    sx={{ height: 6, borderRadius: 1, bgcolor: 'primary.light', ml: 'auto', width: `${Math.max(0, share) * 100}%` }}
  />
)
