import { DeleteWithConfirmButton, SaveButton, Toolbar, useRecordContext, useResourceContext } from 'react-admin'
import { titleOf } from '../record/title-of.ts'
import { singletons } from '../workplace/singletons.ts'
import { may } from '../workplace/workplace.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'

/** Save, and delete where the person may. What there is only one of is never deleted. */
export function FormToolbar() {
  const resource = useResourceContext() ?? ''
  const record = useRecordContext()
  const workplace = useWorkplace()
  const isDeletable = record?.id !== undefined && may(workplace, 'delete', resource) && !singletons.includes(resource)
  return (
    <Toolbar sx={{ justifyContent: 'space-between' }}>
      <SaveButton />
      {isDeletable && <DeleteWithConfirmButton translateOptions={{ recordRepresentation: titleOf(record) }} />}
    </Toolbar>
  )
}
