import Download from '@mui/icons-material/Download'
import { Box, Card, IconButton, Skeleton, Stack, Typography } from '@mui/material'
import { lazy, Suspense } from 'react'
import { writeCsv } from '#domain/texts/csv.ts'
import { useText } from '../i18n/use-text.ts'
import { RowsTable } from '../work/rows-table.tsx'
import { saveFile } from '../work/save-file.ts'
import { chartHeight } from './chart-height.ts'
import type { ReportChartData, ReportSheet } from './report-sheet.ts'
import { useWritten } from './use-written.ts'

const ReportChart = lazy(() => import('./report-chart.tsx'))

/** More columns have the whole width to themselves. */
const WIDEST = 6

/** Rows that are seen without scrolling. */
const FIRST = 12

interface Props {
  readonly sheet: ReportSheet
  /** Otherwise it has its first rows alone, and the place of its chart is kept. */
  readonly isWhole: boolean
}

/** A table of a report with its chart, which can be saved as it stands. */
export function ReportTable({ sheet, isWhole }: Props) {
  const text = useText()
  const { shown, table, separator } = useWritten()
  const { title, rows, columns, chart, none, help } = sheet
  return (
    <Card
      variant="outlined"
      component="section"
      aria-label={title}
      sx={{ p: 2, minWidth: 0, ...(columns.length > WIDEST && { columnSpan: 'all' }) }}
    >
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography component="h2" variant="h6">
          {title}
        </Typography>
        {rows.length > 0 && (
          <IconButton
            onClick={() => saveFile(`${title}.csv`, writeCsv(table(sheet), separator), 'text/csv')}
            aria-label={text('report.save', { name: title })}
          >
            <Download />
          </IconButton>
        )}
      </Stack>
      {help && <Typography color="text.secondary">{help}</Typography>}
      {rows.length === 0 && <Typography color="text.secondary">{none}</Typography>}
      {chart && rows.length > 0 && (
        <Suspense fallback={<Place chart={chart} />}>
          {isWhole ? <ReportChart title={title} chart={chart} /> : <Place chart={chart} />}
        </Suspense>
      )}
      <Box
        sx={{
          maxHeight: 420,
          overflow: 'auto',
          '& th, & td': { px: { xs: 0.5, sm: 1 }, fontSize: { xs: '0.8rem', sm: 'inherit' } },
        }}
        // Long tables scroll down, wide ones aside on a telephone.
        tabIndex={rows.length > 0 ? 0 : -1}
      >
        {rows.length > 0 && (
          <RowsTable
            label={title}
            rows={isWhole ? rows : rows.slice(0, FIRST)}
            // Rows of a report have no names of their own and never move.
            keyOf={(_row, index) => index}
            columns={columns.map(({ head, kind }, at) => ({
              head,
              align: kind === 'text' || kind === 'time' ? 'left' : 'right',
              sx: kind === 'text' ? { minWidth: { xs: 72, sm: 120 } } : { whiteSpace: 'nowrap' },
              cell: (row: (typeof rows)[number]) => shown(row[at] ?? null, kind),
            }))}
          />
        )}
      </Box>
    </Card>
  )
}

const Place = ({ chart }: { readonly chart: ReportChartData }) => (
  <Skeleton variant="rectangular" height={chartHeight(chart)} />
)
