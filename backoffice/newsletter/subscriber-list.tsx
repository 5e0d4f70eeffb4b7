import { DataTable, List, TopToolbar } from 'react-admin'
import { useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'
import { EmptyList } from '../lists/empty-list.tsx'
import { fieldColumns } from '../lists/field-columns.tsx'
import { listFilters } from '../lists/list-filters.tsx'
import { CsvButton } from '../work/csv-button.tsx'
import { useWorkplace } from '../workplace/workplace-context.tsx'

const SUBSCRIPTION = 'newsletter_subscription'
const COLUMNS = ['email', 'language', 'state', 'created_on']

/** Who wants the newsletter, narrowed by state, and all of them as a file for the service that sends it. */
export function SubscriberList() {
  const labels = useLabels()
  const { model } = useWorkplace()
  const fields = model.get(SUBSCRIPTION)?.fields ?? {}
  return (
    <List
      title={labels.collection(SUBSCRIPTION)}
      sort={{ field: 'created_on', order: 'DESC' }}
      perPage={25}
      filters={listFilters(model, SUBSCRIPTION, labels)}
      filterDefaultValues={{ state: 'active' }}
      actions={<Actions />}
      exporter={false}
      empty={<EmptyList />}
      queryOptions={{ meta: { fields: ['id', ...COLUMNS] } }}
    >
      <DataTable rowClick="show" bulkActionButtons={false}>
        {fieldColumns(fields, COLUMNS, (name) => labels.field(SUBSCRIPTION, name))}
      </DataTable>
    </List>
  )
}

function Actions() {
  const text = useText()
  const labels = useLabels()
  return (
    <TopToolbar>
      <CsvButton
        label={text('newsletter.csv')}
        filename="newsletter.csv"
        head={COLUMNS.map((name) => labels.field(SUBSCRIPTION, name))}
        fields={COLUMNS}
        row={(record) => [
          String(record.email),
          String(record.language),
          labels.choice('state', String(record.state)),
          String(record.created_on),
        ]}
      />
    </TopToolbar>
  )
}
