import { DataTable, List, SearchInput, SelectInput } from 'react-admin'
import { useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'
import { EmptyList } from '../lists/empty-list.tsx'
import { fieldColumns } from '../lists/field-columns.tsx'
import { useWorkplace } from '../workplace/workplace-context.tsx'

const LOG = 'consent_log'
const COLUMNS = ['created_on', 'visitor', 'action', 'language']

/** What visitors have decided about consents, found by the pseudonym that their privacy page tells them. */
export function ConsentList() {
  const text = useText()
  const labels = useLabels()
  const { model } = useWorkplace()
  const fields = model.get(LOG)?.fields ?? {}
  const actions = (fields.action?.choices ?? []).map((id) => ({ id, name: labels.choice('action', id) }))
  return (
    <List
      title={labels.collection(LOG)}
      sort={{ field: 'created_on', order: 'DESC' }}
      perPage={25}
      filters={[
        <SearchInput key="q" source="q" placeholder={text('consents.search')} alwaysOn sx={{ minWidth: '18rem' }} />,
        <SelectInput
          key="action"
          source="action"
          label={labels.field(LOG, 'action')}
          choices={actions}
          translateChoice={false}
          helperText={false}
          alwaysOn
        />,
      ]}
      exporter={false}
      empty={<EmptyList />}
      queryOptions={{ meta: { fields: ['id', ...COLUMNS] } }}
    >
      <DataTable rowClick="show" bulkActionButtons={false}>
        {fieldColumns(fields, COLUMNS, (name) => labels.field(LOG, name))}
      </DataTable>
    </List>
  )
}
