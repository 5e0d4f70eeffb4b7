import { Box } from '@mui/material'
import { useSoon } from '../inputs/use-soon.ts'
import { ReportTable } from './report-table.tsx'
import { useReportSheets } from './use-report-sheets.ts'
import type { Reports } from './use-reports.ts'

/** The tables of a report, each with its chart. */
export function ReportTables({ reports }: { readonly reports: Reports }) {
  const sheets = useReportSheets(reports)
  // What is seen first is there first; charts and further rows come right after, while one can read already.
  const isWhole = useSoon()
  return (
    <Box
      sx={{
        // Cards of any height stand below each other without gaps.
        columnCount: { xs: 1, lg: 2 },
        columnGap: 2,
        '& > *': { breakInside: 'avoid', mb: 2 },
      }}
    >
      {sheets.map((sheet) => (
        <ReportTable key={sheet.title} sheet={sheet} isWhole={isWhole} />
      ))}
    </Box>
  )
}
