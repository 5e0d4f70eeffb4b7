import HistoryIcon from '@mui/icons-material/History'
import OpenInNew from '@mui/icons-material/OpenInNew'
import { Button } from '@mui/material'
import { useState } from 'react'
import { TopToolbar, useRecordContext, useResourceContext } from 'react-admin'
import { HistoryDialog } from '../history/history-dialog.tsx'
import { useText } from '../i18n/use-text.ts'
import { DuplicateButton } from '../products/duplicate-button.tsx'
import { useSitePath } from '../site-link/use-site-path.ts'
import { may } from '../workplace/workplace.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'

/** What can be done with a record beside changing it: its history, and a look at it on the site. */
export function EditActions() {
  const text = useText()
  const resource = useResourceContext() ?? ''
  const record = useRecordContext()
  const workplace = useWorkplace()
  const path = useSitePath(resource, record)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <TopToolbar>
      {path && (
        <Button startIcon={<OpenInNew />} href={path} target="_blank" rel="noopener">
          {text('form.onSite')}
        </Button>
      )}
      {resource === 'ecommerce_product' && may(workplace, 'create', resource) && <DuplicateButton />}
      {record && workplace.model.has(resource) && (
        <Button startIcon={<HistoryIcon />} onClick={() => setIsOpen(true)}>
          {text('history.title')}
        </Button>
      )}
      {record && isOpen && (
        <HistoryDialog
          collection={resource}
          id={record.id}
          mayRestore={may(workplace, 'update', resource)}
          close={() => setIsOpen(false)}
        />
      )}
    </TopToolbar>
  )
}
