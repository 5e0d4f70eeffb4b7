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
  /** Where the screen is narrow the cells of a row stand below each other, as no column may be out of sight. */
  readonly stacks?: boolean
}

const WRONG = { bgcolor: '#fde8e8' }

/** The look of a table whose cells stand below each other on a phone; its roles are named, as a browser drops those of what is no table any more. */
export const STACKED: SxProps<Theme> = (theme) => ({
  [theme.breakpoints.down('sm')]: {
    '&, & tbody, & tr, & td, & tbody th': { display: 'block' },
    '& thead': { display: 'none' },
    '& tr': { py: 1, px: 1, borderBottom: 1, borderColor: 'divider' },
    '& td, & tbody th': { px: 0, py: 0.25, border: 0, overflowWrap: 'anywhere', textAlign: 'left' },
    '& td:empty': { display: 'none' },
    '& td[data-label]::before': { content: 'attr(data-label) ": " / ""', color: 'text.secondary' },
  },
})

/** A plain table: what stands above each column, and what of each row stands in it. */
export function RowsTable<Row>({ label, columns, rows, keyOf, isWrong, size = 'small', stacks = false }: Props<Row>) {
  return (
    <Table size={size} aria-label={label} {...(stacks && { role: 'table', sx: STACKED })}>
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
          <TableRow key={keyOf(row, index)} sx={isWrong?.(row) ? WRONG : {}} {...(stacks && { role: 'row' })}>
            {columns.map(({ head, cell, align, padding, sx, isName }, at) => (
              <TableCell
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                key={at}
                align={align}
                padding={padding}
                sx={sx}
                {...(isName ? ROW_NAME : stacks && cellOf(head, at))}
              >
                {cell(row, index)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

/** What stands first is clear without its name. */
const cellOf = (head: string, at: number) => ({ role: 'cell', ...(at > 0 && head && { 'data-label': head }) })

const ROW_NAME = { component: 'th', scope: 'row' } as const
