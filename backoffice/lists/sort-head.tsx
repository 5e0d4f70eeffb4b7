import { DataTableHead, type DataTableHeadProps } from 'react-admin'
import { useText } from '../i18n/use-text.ts'

/** The names of a list's columns, with the words that stand before them where they are no heads of columns but only ways to sort. */
export function SortHead(props: DataTableHeadProps) {
  const text = useText()
  return <DataTableHead {...props} sx={{ '--sort-by': JSON.stringify(text('list.sort_by')) }} />
}
