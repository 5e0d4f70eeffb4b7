import { Typography } from '@mui/material'
import {
  BooleanInput,
  Create,
  DataTable,
  Edit,
  email,
  List,
  type RaRecord,
  ReferenceField,
  required,
  SelectInput,
  SimpleForm,
  TextInput,
  useGetList,
  useNotify,
  useRecordContext,
  useRedirect,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { languages } from '#domain/texts/language.ts'
import { useBackend } from '../api/backend-context.ts'
import { useFailureWords } from '../api/use-failure-words.ts'
import { useBranches } from '../branches/use-branches.ts'
import { FormToolbar } from '../forms/form-toolbar.tsx'
import { useMoment } from '../history/use-moment.ts'
import { useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'
import { DataColumn } from '../lists/data-column.tsx'
import { isAssigned } from '../roles/assigned.ts'
import { useWebsites } from '../websites/use-websites.ts'
import { ownsInstallation } from '../workplace/workplace.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { AccessCard } from './account-access.tsx'
import { InviteCard } from './invite-card.tsx'
import { PlaceInputs } from './place-inputs.tsx'

const USERS = 'users'

function RoleName() {
  const labels = useLabels()
  const role = useRecordContext()
  return role ? labels.choice('role', role.name) : null
}

const onlyFrom = (width: 'md' | 'lg', names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [`& .column-${name}`, { display: { xs: 'none', [width]: 'table-cell' } }]))

/** On a telephone who it is, in which role, and when they were here last; names only where they leave the address whole. */
const NARROW = {
  ...onlyFrom('md', ['branch', 'status']),
  ...onlyFrom('lg', ['first_name', 'last_name']),
  '& .column-email': { minWidth: { md: 230 } },
}

/** The accounts. */
export function UserList() {
  const labels = useLabels()
  const label = (name: string) => labels.field(USERS, name)
  return (
    <List
      title={labels.collection(USERS)}
      sort={{ field: 'email', order: 'ASC' }}
      exporter={false}
      empty={false}
      queryOptions={{ meta: { fields: ['*'] } }}
    >
      <DataTable rowClick="edit" bulkActionButtons={false} sx={NARROW}>
        <DataColumn source="email" label={label('email')} is="name" />
        <DataColumn source="first_name" label={label('first_name')} />
        <DataColumn source="last_name" label={label('last_name')} />
        <DataColumn source="role" label={label('role')}>
          <ReferenceField source="role" reference="roles" link={false}>
            <RoleName />
          </ReferenceField>
        </DataColumn>
        <DataColumn source="branch" label={label('branch')} field={BranchName} />
        <DataColumn source="status" label={label('status')} field={StatusName} />
        <DataColumn source="last_access_on" label={label('last_access_on')} field={LastSeen} />
      </DataTable>
    </List>
  )
}

function StatusName() {
  const labels = useLabels()
  const user = useRecordContext()
  return user ? labels.choice('status', user.status) : null
}

function BranchName() {
  const text = useText()
  const branches = useBranches()
  const websites = useWebsites()
  const workplace = useWorkplace()
  const user = useRecordContext()
  if (!user) return null
  // Who works for all websites sees the people of each.
  if (user.project === null && websites.length > 1) return text('user.allWebsites')
  if (user.project !== null && user.project !== workplace.project.id)
    return websites.find(({ id }) => id === user.project)?.display_name ?? '–'
  if (user.branch === null) return text('user.allBranches')
  return branches.find(({ id }) => id === user.branch)?.display_name ?? '–'
}

function LastSeen() {
  const text = useText()
  const moment = useMoment()
  const user = useRecordContext()
  if (!user) return null
  return user.last_access_on ? moment(user.last_access_on) : text('user.neverSeen')
}

/** What the chosen role may do, in words. */
function RoleWords({ roles }: { readonly roles: readonly RaRecord[] }) {
  const text = useText()
  const chosen = useWatch({ name: 'role' })
  const role = roles.find(({ id }) => id === chosen)
  const known = WORDED.find((name) => name === role?.name)
  const words = known ? text(`user.may.${known}`) : role?.description
  return words ? (
    <Typography variant="body2" color="text.secondary" role="status" sx={{ mb: 2, maxWidth: '40rem' }}>
      {words}
    </Typography>
  ) : null
}

const WORDED = ['administrator', 'editor', 'shop_staff'] as const

function UserForm({ isNew }: { isNew: boolean }) {
  const text = useText()
  const labels = useLabels()
  const at = (name: string) => ({ source: name, label: labels.field(USERS, name), helperText: false as const })
  const { data = [] } = useGetList('roles', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'id', order: 'ASC' },
  })
  const workplace = useWorkplace()
  const roles = data.filter(isAssigned).map(({ id, name }) => ({ id, name: labels.choice('role', name) }))
  const spoken = languages.map((id) => ({ id, name: labels.choice('language', id) }))
  const statuses = ['active', 'suspended'].map((id) => ({ id, name: labels.choice('status', id) }))
  return (
    <SimpleForm
      warnWhenUnsavedChanges
      toolbar={<FormToolbar isAlone />}
      defaultValues={
        isNew
          ? { status: 'active', language: 'de', ...(ownsInstallation(workplace) && { project: workplace.project.id }) }
          : undefined
      }
    >
      <TextInput {...at('email')} type="email" validate={[required(), email()]} />
      <TextInput {...at('first_name')} />
      <TextInput {...at('last_name')} />
      <SelectInput {...at('role')} choices={roles} translateChoice={false} validate={required()} />
      <RoleWords roles={data} />
      <PlaceInputs />
      <SelectInput {...at('status')} choices={statuses} translateChoice={false} validate={required()} />
      {isNew ? (
        <>
          <SelectInput {...at('language')} choices={spoken} translateChoice={false} validate={required()} />
          <Typography sx={{ mb: 2, maxWidth: '40rem' }}>{text('user.inviteHelp')}</Typography>
        </>
      ) : (
        <TextInput
          source="password"
          type="password"
          label={labels.field(USERS, 'password')}
          helperText={text('user.passwordHelp')}
          autoComplete="new-password"
        />
      )}
      <BooleanInput source="email_notifications" label={text('user.notifications')} helperText={false} defaultValue />
    </SimpleForm>
  )
}

/** Changes an account; a new password or role ends its sessions. */
export function UserEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect="list" actions={false} queryOptions={{ gcTime: 0 }}>
      <UserForm isNew={false} />
      <InviteCard />
      <AccessCard />
    </Edit>
  )
}

/** Makes an account, of this website unless another is chosen, and invites its person to set the password. */
export function UserCreate() {
  const { gate, sdk } = useBackend()
  const notify = useNotify()
  const failureWords = useFailureWords()
  const redirect = useRedirect()
  const onSuccess = async ({ id }: RaRecord) => {
    try {
      const email = await gate.guarded(() => sdk.users.invite(id))
      notify('office.user.invited', { type: 'success', messageArgs: { email } })
      redirect('list', USERS)
    } catch (error) {
      // The account is there: the invitation is sent once more from its form.
      notify(failureWords(error), { type: 'error' })
      redirect('edit', USERS, id)
    }
  }
  return (
    <Create mutationOptions={{ onSuccess }}>
      <UserForm isNew />
    </Create>
  )
}
