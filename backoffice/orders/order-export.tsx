import { useText } from '../i18n/use-text.ts'
import { labelling } from '../labels/labels.ts'
import { CsvButton } from '../work/csv-button.tsx'
import { type ExportedOrder, orderCells, orderExportFields, orderHead } from './order-rows.ts'

/** The orders of the list as a file for the tax adviser. */
export function OrderExport() {
  const text = useText()
  const labels = labelling('de')
  return (
    <CsvButton<ExportedOrder>
      label={text('order.export')}
      filename={`${text('order.exportName')}.csv`}
      head={orderHead}
      fields={orderExportFields}
      row={(order) => orderCells(order, (state) => labels.choice('state', state))}
    />
  )
}
