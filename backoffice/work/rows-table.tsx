import {
  type SxProps,
  Table,
  TableBody,
  TableCell,
  type TableCellProps,
  TableHead,
  TableRow,
  type Theme,
} from '@mui/material'
import type { ReactNode } from 'react'

export interface RowsColumn<Row> {
  /** Empty above buttons. */
  readonly head: string
  readonly cell: (row: Row, index: number) => ReactNode
  readonly align?: TableCellProps['align']
  readonly padding?: TableCellProps['padding']
  readonly sx?: SxProps<Theme>
  /** Names the row to who hears it. */
  readonly isName?: boolean
}

interface Props<Row> {
  readonly label?: string
  readonly columns: readonly RowsColumn<Row>[]
  readonly rows: readonly Row[]
  /** What a row is known by; rows that never move may be counted. */
  readonly keyOf: (row: Row, index: number) => string | number
  /** Rows that somebody has to look at. */
  readonly isWrong?: (row: Row) => boolean
  readonly size?: 'small' | 'medium'
}

const WRONG = { bgcolor: '#fde8e8' }

/** A plain table: what stands above each column, and what of each row stands in it. */
export function RowsTable<Row>({ label, columns, rows, keyOf, isWrong, size = 'small' }: Props<Row>) {
  return (
    <Table size={size} aria-label={label}>
      <TableHead>
        <TableRow>
          {columns.map(({ head, align, sx }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns stand where they stand, and two may be called the same
            <TableCell key={at} align={align} sx={sx} component={head === '' ? 'td' : 'th'}>
              {head}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row, index) => (
          <TableRow key={keyOf(row, index)} sx={isWrong?.(row) ? WRONG : {}}>
            {columns.map(({ cell, align, padding, sx, isName }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <TableCell key={at} align={align} padding={padding} sx={sx} {...(isName && ROW_NAME)}>
                {cell(row, index)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

const ROW_NAME = { component: 'th', scope: 'row' } as const
