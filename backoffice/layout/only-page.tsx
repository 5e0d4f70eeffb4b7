import { LinearProgress } from '@mui/material'
import { useGetList, useResourceContext } from 'react-admin'
import { Navigate, useLocation, useParams } from 'react-router'
import { RecordCreate } from '../forms/record-create.tsx'
import { useText } from '../i18n/use-text.ts'
import { singletons } from '../workplace/singletons.ts'
import { may } from '../workplace/workplace.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { NoAccess } from './no-access.tsx'

/** The one record of a collection, in the project at work; undefined while it is looked for. */
export function useOnly(name: string) {
  const workplace = useWorkplace()
  const { data } = useGetList(name, {
    ...(name === 'project' && { filter: { id: workplace.project.id } }),
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
    meta: { fields: ['id'] },
  })
  if (!data) return undefined
  const [only] = data
  if (only) return `/${name}/${only.id}`
  return may(workplace, 'create', name) ? `/${name}/create` : null
}

/** `/only/company`: leads to what there is only one of, whatever its number is. */
export function OnlyPage() {
  const { name = '' } = useParams()
  return singletons.includes(name) ? <Only name={name} /> : <NoAccess />
}

/** In place of the list of a collection of which each website has one record. */
export const OnlyList = () => <Only name={useResourceContext() ?? ''} />

/** The form of a new record of such a collection: where there is one already, that is opened. */
export function OnlyCreate() {
  const name = useResourceContext() ?? ''
  const text = useText()
  const path = useOnly(name)
  if (path === undefined) return <LinearProgress aria-label={text('loading')} />
  return path === `/${name}/create` ? <RecordCreate /> : <Navigate to={path ?? '/'} replace />
}

function Only({ name }: { readonly name: string }) {
  const text = useText()
  const { state } = useLocation()
  const path = useOnly(name)
  if (path === undefined) return <LinearProgress aria-label={text('loading')} />
  return path === null ? <NoAccess /> : <Navigate to={path} state={state} replace />
}
