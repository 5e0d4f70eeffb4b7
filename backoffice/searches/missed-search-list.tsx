import Add from '@mui/icons-material/Add'
import { BulkDeleteWithConfirmButton, Button, DataTable, List, type RaRecord, useRecordContext } from 'react-admin'
import { Link } from 'react-router'
import { useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'
import { DataColumn } from '../lists/data-column.tsx'
import { EmptyList } from '../lists/empty-list.tsx'
import { fieldColumns } from '../lists/field-columns.tsx'
import { listFilters } from '../lists/list-filters.tsx'
import { may } from '../workplace/workplace.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'

const MISSED = 'ecommerce_missed_search'
const COLUMNS = ['said', 'times', 'last_on', 'language']

/** Where a search word is made of what was searched for. */
export const wordOf = ({ said, language }: Partial<RaRecord>): string =>
  `/ecommerce_search_word/create?${new URLSearchParams({ source: JSON.stringify({ said, language }) })}`

function MakeWord() {
  const text = useText()
  const record = useRecordContext()
  if (!record) return null
  return (
    <Button
      component={Link}
      to={wordOf(record)}
      label={text('missed.makeWord')}
      aria-label={text('missed.makeWordOf', record)}
    >
      <Add />
    </Button>
  )
}

/** What visitors searched for and did not find, the most wanted first; each becomes a search word with one click. */
export function MissedSearchList() {
  const text = useText()
  const labels = useLabels()
  const workplace = useWorkplace()
  const fields = workplace.model.get(MISSED)?.fields ?? {}
  return (
    <List
      title={labels.collection(MISSED)}
      sort={{ field: 'times', order: 'DESC' }}
      perPage={25}
      filters={listFilters(workplace.model, MISSED, labels)}
      exporter={false}
      empty={<EmptyList />}
      queryOptions={{ meta: { fields: ['id', ...COLUMNS] } }}
    >
      <DataTable
        rowClick={false}
        bulkActionButtons={
          may(workplace, 'delete', MISSED) ? <BulkDeleteWithConfirmButton mutationMode="pessimistic" /> : false
        }
      >
        {fieldColumns(fields, COLUMNS, (name) => labels.field(MISSED, name))}
        {may(workplace, 'create', 'ecommerce_search_word') && (
          <DataColumn label={text('missed.next')} disableSort>
            <MakeWord />
          </DataColumn>
        )}
      </DataTable>
    </List>
  )
}
