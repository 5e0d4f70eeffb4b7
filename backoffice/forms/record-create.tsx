import { Create, type RaRecord, useResourceContext } from 'react-admin'
import { defaultsOf } from '../record/defaults-of.ts'
import { withOrder } from '../record/with-order.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { RecordForm } from './record-form.tsx'

/** The screen that makes a new record, with what the model says it begins with. */
export function RecordCreate() {
  const collection = useResourceContext() ?? ''
  const { model, languages } = useWorkplace()
  return (
    <Create redirect="edit" transform={(data: RaRecord) => withOrder(model, collection, data)}>
      <RecordForm defaultValues={defaultsOf(model, collection, languages)} />
    </Create>
  )
}
