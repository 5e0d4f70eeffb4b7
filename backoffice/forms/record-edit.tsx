import { Alert } from '@mui/material'
import { useState } from 'react'
import { Edit, type RaRecord, useNotify, useRedirect, useResourceContext, useTranslate } from 'react-admin'
import { AnswerPanel } from '../answers/answer-panel.tsx'
import { type CallFailure, OUTDATED } from '../api/failure.ts'
import { useLabels } from '../labels/use-labels.ts'
import { withOrder } from '../record/with-order.ts'
import { MovedDialog } from '../websites/moved-dialog.tsx'
import { singletons } from '../workplace/singletons.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { EditActions } from './edit-actions.tsx'
import { RecordForm } from './record-form.tsx'

/** Whether the backend says that there is no such record, or none for this person: one that fails says neither. */
const isGone = ({ status }: Error & { status?: number }): boolean =>
  status !== undefined && status >= 400 && status < 500

/** The screen that changes a record. When somebody else was faster the person decides what becomes of both changes. */
export function RecordEdit() {
  const collection = useResourceContext() ?? ''
  const { model, project } = useWorkplace()
  const notify = useNotify()
  const translate = useTranslate()
  const redirect = useRedirect()
  const labels = useLabels()
  const [conflict, setConflict] = useState<{ id: RaRecord['id']; data: RaRecord; before: RaRecord }>()
  const [move, setMove] = useState<{ before: string; domain: string }>()
  return (
    <Edit
      title={singletons.includes(collection) ? labels.collection(collection, 'one') : undefined}
      mutationMode="pessimistic"
      redirect={singletons.includes(collection) ? false : 'edit'}
      actions={<EditActions />}
      transform={(data: RaRecord) => withOrder(model, collection, data)}
      queryOptions={{
        refetchOnMount: 'always',
        staleTime: 0,
        gcTime: 0,
        onError: (error: Error) => {
          if (!isGone(error)) return
          notify('ra.notification.item_doesnt_exist', { type: 'error' })
          redirect('list', collection)
        },
      }}
      error={<Alert severity="error">{translate('ra.notification.http_error')}</Alert>}
      mutationOptions={{
        onSuccess: (saved: RaRecord, { previousData }) => {
          if (collection === 'project' && saved.id === project.id && saved.domain !== previousData?.domain)
            setMove({ before: String(previousData?.domain), domain: String(saved.domain) })
          notify('ra.notification.updated', { type: 'success', messageArgs: { smart_count: 1 } })
        },
        onError: (error: Error, { id, data, previousData }) => {
          const { status, body } = error as CallFailure
          if (status === OUTDATED && id !== undefined && data && previousData)
            setConflict({ id, data: data as RaRecord, before: previousData })
          else if (!body?.errors) notify(error.message || translate('ra.notification.http_error'), { type: 'error' })
        },
      }}
    >
      <RecordForm />
      <AnswerPanel />
      {move && <MovedDialog id={project.id} {...move} close={() => setMove(undefined)} />}
      {conflict && <ConflictDialog collection={collection} {...conflict} close={() => setConflict(undefined)} />}
    </Edit>
  )
}
