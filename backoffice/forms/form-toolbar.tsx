import { Stack } from '@mui/material'
import { DeleteWithConfirmButton, SaveButton, Toolbar, useRecordContext, useResourceContext } from 'react-admin'
import { PreviewButton } from '../preview/preview-button.tsx'
import { isPreviewed } from '../preview/preview-paths.ts'
import { useTitle } from '../record/use-title.ts'
import { singletons } from '../workplace/singletons.ts'
import { may } from '../workplace/workplace.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'

/** Save, and delete where the person may. What there is only one of is never deleted. */
export function FormToolbar() {
  const resource = useResourceContext() ?? ''
  const record = useRecordContext()
  const workplace = useWorkplace()
  const title = useTitle()
  const isDeletable = record?.id !== undefined && may(workplace, 'delete', resource) && !singletons.includes(resource)
  return (
    <Toolbar sx={{ justifyContent: 'space-between' }}>
      <Stack direction="row" spacing={1}>
        <SaveButton />
        {isPreviewed(resource) && <PreviewButton />}
      </Stack>
      {isDeletable && <DeleteWithConfirmButton translateOptions={{ recordRepresentation: title(record) }} />}
    </Toolbar>
  )
}
