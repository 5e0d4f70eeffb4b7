import { useText } from '../i18n/use-text.ts'
import { CsvButton } from '../work/csv-button.tsx'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { exportFields, exportHead, exportRow } from './export-rows.ts'

/** The products of the list as a file that spreadsheets open and the import takes. */
export function ExportButton() {
  const text = useText()
  const { model, languages } = useWorkplace()
  const fields = model.get('ecommerce_product')?.fields ?? {}
  const further = languages.slice(1)
  return (
    <CsvButton
      label={text('list.export')}
      filename={`${text('list.exportName')}.csv`}
      head={exportHead(fields, further)}
      fields={exportFields(fields)}
      row={(record) => exportRow(fields, further, record)}
    />
  )
}
