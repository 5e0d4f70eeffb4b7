import HistoryIcon from '@mui/icons-material/History'
import OpenInNew from '@mui/icons-material/OpenInNew'
import { Alert, Box, Button } from '@mui/material'
import { useState } from 'react'
import { TopToolbar, useRecordContext, useResourceContext } from 'react-admin'
import { HistoryDialog } from '../history/history-dialog.tsx'
import { useText } from '../i18n/use-text.ts'
import { DuplicateButton } from '../products/duplicate-button.tsx'
import { ListPageNotice } from '../site-link/list-page-notice.tsx'
import type { Absence } from '../site-link/site-standing.ts'
import { useSiteStanding } from '../site-link/use-site-standing.ts'
import { officeAddress } from '../workplace/office-address.ts'
import { may } from '../workplace/workplace.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'

/** Why a record is not to be seen that its editor knows of: nothing is wrong with it. */
const EXPECTED: ReadonlySet<Absence> = new Set(['draft', 'archived', 'later'])

/** What can be done with a record beside changing it: its history, and a look at it on the site, or why there is none. */
export function EditActions() {
  const text = useText()
  const resource = useResourceContext() ?? ''
  const record = useRecordContext()
  const workplace = useWorkplace()
  const { standing, isLost } = useSiteStanding(resource, record)
  // Another website is looked at and worked on at its own host.
  const isOther = resource === 'project' && record !== undefined && record.id !== workplace.project.id
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Box sx={{ width: '100%' }}>
      <TopToolbar>
        {!isOther && standing && 'path' in standing && (
          <Button startIcon={<OpenInNew />} href={standing.path} target="_blank" rel="noopener">
            {text('form.onSite')}
          </Button>
        )}
        {resource === 'ecommerce_product' && may(workplace, 'create', resource) && <DuplicateButton />}
        {record && workplace.model.has(resource) && (
          <Button startIcon={<HistoryIcon />} onClick={() => setIsOpen(true)}>
            {text('history.title')}
          </Button>
        )}
      </TopToolbar>
      {standing && 'reason' in standing && (
        <Alert severity={EXPECTED.has(standing.reason) ? 'info' : 'warning'}>{text(`absent.${standing.reason}`)}</Alert>
      )}
      {standing && 'path' in standing && isLost && (
        <Alert severity="warning">{text('absent.lost', { path: standing.target ?? '' })}</Alert>
      )}
      {record && <ListPageNotice collection={resource} />}
      {isOther && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" href={officeAddress(location, String(record.domain))}>
              {text('absent.toOffice', { name: String(record.domain) })}
            </Button>
          }
        >
          {text('absent.otherSite')}
        </Alert>
      )}
      {record && isOpen && (
        <HistoryDialog
          collection={resource}
          id={record.id}
          mayRestore={may(workplace, 'update', resource)}
          close={() => setIsOpen(false)}
        />
      )}
    </Box>
  )
}
