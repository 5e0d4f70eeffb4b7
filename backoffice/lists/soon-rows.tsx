import { useMemo } from 'react'
import { DataTableBody, type DataTableBodyProps, DataTableDataContext, useDataTableDataContext } from 'react-admin'
import { useSoon } from '../inputs/use-soon.ts'

/** Rows that fill a screen. */
const FIRST = 12

/** The rows of a list: those that are seen at once, and right after, while they can be used already, those below. */
export function SoonRows(props: DataTableBodyProps) {
  const rows = useDataTableDataContext()
  const isRest = useSoon()
  const shown = useMemo(() => (isRest ? rows : rows?.slice(0, FIRST)), [rows, isRest])
  return (
    <DataTableDataContext.Provider value={shown}>
      <DataTableBody {...props} />
    </DataTableDataContext.Provider>
  )
}
