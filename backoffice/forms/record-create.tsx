import { useState } from 'react'
import { Create, type RaRecord, useResourceContext } from 'react-admin'
import { newPageName } from '../pages/new-page-name.ts'
import { defaultsOf } from '../record/defaults-of.ts'
import { withOrder } from '../record/with-order.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { RecordForm } from './record-form.tsx'

/** The screen that makes a new record, with what the model says it begins with; `complete` adds what nobody has written. */
export function RecordCreate({ complete }: { complete?: (data: RaRecord) => Promise<RaRecord> }) {
  const collection = useResourceContext() ?? ''
  const { model, languages } = useWorkplace()
  // The input of a page's name stands on a tab that nobody need open.
  const [beginning] = useState(() => ({
    ...defaultsOf(model, collection, languages),
    ...(collection === 'page' && { name: newPageName() }),
  }))
  const transform = async (data: RaRecord) => {
    const ordered = withOrder(model, collection, data)
    return complete ? complete(ordered) : ordered
  }
  return (
    <Create redirect="edit" transform={transform}>
      <RecordForm defaultValues={beginning} />
    </Create>
  )
}
