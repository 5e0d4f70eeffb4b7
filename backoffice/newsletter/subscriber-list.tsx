import Download from '@mui/icons-material/Download'
import { Button } from '@mui/material'
import { DataTable, List, TopToolbar, useNotify } from 'react-admin'
import { gate } from '../api/gate.ts'
import { sdk } from '../api/sdk.ts'
import { useFailureWords } from '../api/use-failure-words.ts'
import { useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'
import { EmptyList } from '../lists/empty-list.tsx'
import { fieldColumns } from '../lists/field-columns.tsx'
import { listFilters } from '../lists/list-filters.tsx'
import { saveFile } from '../work/save-file.ts'
import { may } from '../workplace/workplace.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { LeftFileButton } from './left-file-button.tsx'
import { ToolPanel } from './tool-panel.tsx'

const SUBSCRIPTION = 'newsletter_subscription'
const COLUMNS = ['email', 'language', 'state', 'created_on']

/** Who wants the newsletter, narrowed by state, and all of them as a file for the service that sends it. */
export function SubscriberList() {
  const labels = useLabels()
  const { model } = useWorkplace()
  const fields = model.get(SUBSCRIPTION)?.fields ?? {}
  return (
    <>
      <ToolPanel />
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
    </>
  )
}

function Actions() {
  const text = useText()
  const notify = useNotify()
  const failureWords = useFailureWords()
  const workplace = useWorkplace()

  async function save() {
    try {
      saveFile('newsletter.csv', await gate.guarded(() => sdk.newsletterTools.csv()), 'text/csv')
    } catch (error) {
      notify(failureWords(error), { type: 'error' })
    }
  }

  return (
    <TopToolbar>
      {may(workplace, 'update', 'contact_request') && <LeftFileButton />}
      <Button startIcon={<Download />} onClick={() => void save()}>
        {text('newsletter.csv')}
      </Button>
    </TopToolbar>
  )
}
