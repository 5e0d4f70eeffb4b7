import AddIcon from '@mui/icons-material/Add'
import ArrowForward from '@mui/icons-material/ArrowForward'
import { Box, Stack, type Theme, useMediaQuery } from '@mui/material'
import { type ReactNode, useRef } from 'react'
import {
  SaveButton,
  Toolbar,
  useNotify,
  usePrevNextController,
  useRecordContext,
  useRedirect,
  useResourceContext,
  useResourceDefinition,
} from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { useShortcut } from '../find/use-shortcut.ts'
import { useText } from '../i18n/use-text.ts'
import { useSoon } from '../inputs/use-soon.ts'
import { BesideSwitch, LivePreview } from '../preview/live-preview.tsx'
import { PreviewButton } from '../preview/preview-button.tsx'
import { isPreviewed } from '../preview/preview-paths.ts'
import { ScheduleButton } from '../schedule/schedule-button.tsx'
import { singletons } from '../workplace/singletons.ts'
import { may } from '../workplace/workplace.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { DeleteButton } from './delete-button.tsx'

/**
 * On a telephone the buttons stand in one row that is moved with the finger: a bar of several would lie over what is filled in. What is
 * in sight of it is the first, and that something is not saved yet. It fades at its end: a button that is cut there goes on.
 */
const oneRow = {
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  overflowX: { xs: 'auto', sm: 'visible' },
  paddingRight: { xs: '28px', sm: 0 },
  maskImage: { xs: 'linear-gradient(to left, transparent, #000 28px)', sm: 'none' },
  '& > *': { flexShrink: 0, order: { xs: 1, sm: 0 } },
  '& > :first-of-type, & > [role=status]': { order: 0 },
} as const

/** Save, and delete where the person may; always in sight. What there is only one of is never deleted; with `isAlone` no second one is begun at once. */
export function FormToolbar({ isAlone = false }: { readonly isAlone?: boolean }) {
  const resource = useResourceContext() ?? ''
  const record = useRecordContext()
  const workplace = useWorkplace()
  const { hasCreate } = useResourceDefinition()
  // What scrolls is reached by the keyboard, too.
  const isRow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
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
        // Fixed, as it comes, it would lie over what stands below the form, such as the button that sends an answer.
        '&.RaToolbar-mobileToolbar': { position: 'sticky' },
        // Beside the preview all buttons stand in one row without their pictures.
        containerType: 'inline-size',
        '@container (max-width: 700px)': { '& .MuiButton-root svg': { display: 'none' } },
      }}
    >
      <Stack direction="row" spacing={1} sx={oneRow} {...(isRow && { tabIndex: 0 })}>
        <SaveButton />
        {hasCreate && !isOnly && !isAlone && record?.id === undefined && <SaveAndNewButton />}
        {record?.id !== undefined && !isOnly && (
          <Soon>
            <SaveAndNextButton />
          </Soon>
        )}
        <Unsaved />
        <Soon>
          {isPreviewed(resource) && <PreviewButton />}
          <BesideSwitch />
          <LivePreview />
          {canPlan && <ScheduleButton />}
        </Soon>
      </Stack>
      {isDeletable && (
        <Soon>
          <DeleteButton />
        </Soon>
      )}
    </Toolbar>
  )
}

/** What is not needed before something was changed stands right after the form, which can be filled in and saved meanwhile. */
const Soon = ({ children }: { readonly children: ReactNode }) => (useSoon() ? children : null)

/** Says that something is not saved yet; Ctrl+S saves it. */
function Unsaved() {
  const text = useText()
  // Not `isDirty`: that is true as soon as an empty field of a group is drawn that the record has no value for.
  const { dirtyFields } = useFormState()
  const place = useRef<HTMLSpanElement>(null)
  useShortcut('s', () => place.current?.closest('form')?.requestSubmit())
  return (
    <Box
      component="span"
      ref={place}
      role="status"
      // Whole beside the first button at 390 px.
      sx={{ alignSelf: 'center', color: 'warning.main', fontSize: { xs: '0.875rem', sm: 'inherit' } }}
    >
      {Object.keys(dirtyFields).length > 0 ? text('form.unsaved') : ''}
    </Box>
  )
}

/** Records of a list that the next one is looked for in: as many as the backend gives at once. */
const MOST = 200

/** Saves, and opens the next record of the list as it was last sorted and narrowed; nothing behind the last one. */
function SaveAndNextButton() {
  const text = useText()
  const notify = useNotify()
  const navigate = useNavigate()
  const resource = useResourceContext() ?? ''
  const { hasNext, nextPath } = usePrevNextController({
    resource,
    limit: MOST,
    queryOptions: { meta: { fields: ['id'] } },
  })
  if (!hasNext || !nextPath) return null
  return (
    <SaveButton
      type="button"
      variant="outlined"
      alwaysEnable
      icon={<ArrowForward />}
      label={text('form.saveAndNext')}
      mutationOptions={{
        onSuccess: () => {
          notify('ra.notification.updated', { type: 'success', messageArgs: { smart_count: 1 } })
          void navigate(nextPath)
          window.scrollTo(0, 0)
        },
      }}
    />
  )
}

/** Saves a new record, and begins the next one. */
function SaveAndNewButton() {
  const text = useText()
  const notify = useNotify()
  const redirect = useRedirect()
  const resource = useResourceContext() ?? ''
  const { reset } = useFormContext()
  return (
    <SaveButton
      type="button"
      variant="outlined"
      icon={<AddIcon />}
      label={text('form.saveAndNew')}
      mutationOptions={{
        onSuccess: () => {
          notify('ra.notification.created', { type: 'success', messageArgs: { smart_count: 1 } })
          reset()
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
