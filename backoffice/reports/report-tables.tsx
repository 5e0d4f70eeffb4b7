import { Box } from '@mui/material'
import { ReportTable } from './report-table.tsx'
import { useReportSheets } from './use-report-sheets.ts'
import type { Reports } from './use-reports.ts'

/** The tables of a report, each with its chart. */
export function ReportTables({ reports }: { readonly reports: Reports }) {
  const sheets = useReportSheets(reports)
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {sheets.map((sheet) => (
        <ReportTable key={sheet.title} sheet={sheet} />
      ))}
    </Box>
  )
}
