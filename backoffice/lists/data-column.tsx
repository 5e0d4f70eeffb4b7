import { DataTable, type DataTableColumnProps } from 'react-admin'

interface Props extends DataTableColumnProps {
  readonly label: string
  /** Where the window is narrow what names the row stands above its other values, and a picture beside them. */
  readonly is?: 'name' | 'picture'
}

/** A column of a list, whose name stands before each value where there is no room for columns (`layout/narrow-tables.ts`). */
export function DataColumn({ is, ...props }: Props) {
  return <DataTable.Col {...props} data-label={props.label} {...(is && { cellClassName: `list-${is}` })} />
}
