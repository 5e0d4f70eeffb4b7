import {
  BulkDeleteWithConfirmButton,
  DeleteWithConfirmButton,
  useGetList,
  useListContext,
  useRecordContext,
  useResourceContext,
} from 'react-admin'
import { useText } from '../i18n/use-text.ts'
import { useTitle } from '../record/use-title.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'

const EVENT = 'event'

/** Deletes the record, after asking; of an event it says first who has signed up. */
export function DeleteButton() {
  const title = useTitle()
  const resource = useResourceContext()
  const record = useRecordContext()
  return (
    <DeleteWithConfirmButton
      translateOptions={{ recordRepresentation: title(record) }}
      {...useQuestion(resource === EVENT && record ? [record.id] : [])}
    />
  )
}

/** The same of the records that are chosen in a list. */
export function BulkDeleteButton() {
  const { resource, selectedIds } = useListContext()
  return (
    <BulkDeleteWithConfirmButton mutationMode="pessimistic" {...useQuestion(resource === EVENT ? selectedIds : [])} />
  )
}

/** What is asked of whoever deletes these events, with what is to be known of their guests; nothing where nobody comes. */
function useQuestion(events: readonly (string | number)[]): { readonly confirmContent?: string } {
  const text = useText()
  const { model } = useWorkplace()
  const { total = 0 } = useGetList(
    'event_signup',
    {
      filter: { event: events, state: ['confirmed', 'waiting'] },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'ASC' },
      meta: { fields: ['id'] },
    },
    { enabled: events.length > 0 && model.has('event_signup') },
  )
  return total > 0 ? { confirmContent: `${text('form.intoBin')} ${text('form.signedUp', { count: total })}` } : {}
}
