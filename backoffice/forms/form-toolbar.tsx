import AddIcon from '@mui/icons-material/Add'
import { Stack } from '@mui/material'
import {
  DeleteWithConfirmButton,
  SaveButton,
  Toolbar,
  useNotify,
  useRecordContext,
  useRedirect,
  useResourceContext,
  useResourceDefinition,
} from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { useText } from '../i18n/use-text.ts'
import { PreviewButton } from '../preview/preview-button.tsx'
import { isPreviewed } from '../preview/preview-paths.ts'
import { useTitle } from '../record/use-title.ts'
import { ScheduleButton } from '../schedule/schedule-button.tsx'
import { singletons } from '../workplace/singletons.ts'
import { may } from '../workplace/workplace.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'

/** Save, and delete where the person may; always in sight. What there is only one of is never deleted. */
export function FormToolbar() {
  const resource = useResourceContext() ?? ''
  const record = useRecordContext()
  const workplace = useWorkplace()
  const title = useTitle()
  const { hasCreate } = useResourceDefinition()
  const isOnly = singletons.includes(resource)
  const hasStatus = workplace.model.get(resource)?.fields.status !== undefined
  const canPlan = (hasStatus || isPreviewed(resource)) && may(workplace, 'update', resource)
  const isDeletable = record?.id !== undefined && may(workplace, 'delete', resource) && !isOnly
  return (
    <Toolbar
      sx={{
        justifyContent: 'space-between',
        position: 'sticky',
        bottom: 0,
        zIndex: 3,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
        <SaveButton />
        {hasCreate && !isOnly && <SaveAndNewButton />}
        {isPreviewed(resource) && <PreviewButton />}
        {canPlan && <ScheduleButton />}
      </Stack>
      {isDeletable && <DeleteWithConfirmButton translateOptions={{ recordRepresentation: title(record) }} />}
    </Toolbar>
  )
}

/** Saves, and begins the next one. */
function SaveAndNewButton() {
  const text = useText()
  const notify = useNotify()
  const redirect = useRedirect()
  const resource = useResourceContext() ?? ''
  const record = useRecordContext()
  const { reset } = useFormContext()
  const isNew = record?.id === undefined
  return (
    <SaveButton
      type="button"
      variant="outlined"
      icon={<AddIcon />}
      label={text('form.saveAndNew')}
      mutationOptions={{
        onSuccess: () => {
          notify(isNew ? 'ra.notification.created' : 'ra.notification.updated', {
            type: 'success',
            messageArgs: { smart_count: 1 },
          })
          if (isNew) reset()
          redirect('create', resource)
          window.scrollTo(0, 0)
          requestAnimationFrame(focusFirstField)
        },
      }}
    />
  )
}

/** Whoever makes one record after the other writes on without the mouse. */
const focusFirstField = () => document.querySelector<HTMLElement>('#main-content form input[type=text]')?.focus()
