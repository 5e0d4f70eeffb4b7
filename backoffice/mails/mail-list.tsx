import { DataTable, List } from 'react-admin'
import { useLabels } from '../labels/use-labels.ts'
import { EmptyList } from '../lists/empty-list.tsx'
import { fieldColumns } from '../lists/field-columns.tsx'
import { listFilters } from '../lists/list-filters.tsx'
import { useWorkplace } from '../workplace/workplace-context.tsx'

const MAIL = 'mail'
const COLUMNS = ['created_on', 'recipient_address', 'subject', 'state']

/** The outbox: what was sent, what failed, and without a mail server what would have been sent. */
export function MailList() {
  const labels = useLabels()
  const { model } = useWorkplace()
  const fields = model.get(MAIL)?.fields ?? {}
  return (
    <List
      title={labels.collection(MAIL)}
      sort={{ field: 'created_on', order: 'DESC' }}
      perPage={25}
      filters={listFilters(model, MAIL, labels)}
      exporter={false}
      empty={<EmptyList />}
      queryOptions={{ meta: { fields: ['id', ...COLUMNS] } }}
    >
      <DataTable rowClick="show" bulkActionButtons={false}>
        {fieldColumns(fields, COLUMNS, (name) => labels.field(MAIL, name))}
      </DataTable>
    </List>
  )
}
