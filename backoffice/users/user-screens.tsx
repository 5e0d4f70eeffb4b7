import {
  BooleanInput,
  Create,
  DataTable,
  Edit,
  email,
  List,
  ReferenceField,
  required,
  SelectInput,
  SimpleForm,
  TextInput,
  useGetList,
  useRecordContext,
} from 'react-admin'
import { useBranches } from '../branches/use-branches.ts'
import { FormToolbar } from '../forms/form-toolbar.tsx'
import { useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'
import { isAssigned } from '../roles/assigned.ts'
import { AccessCard } from './account-access.tsx'

const USERS = 'users'

function RoleName() {
  const labels = useLabels()
  const role = useRecordContext()
  return role ? labels.choice('role', role.name) : null
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
      <DataTable rowClick="edit" bulkActionButtons={false}>
        <DataTable.Col source="email" label={label('email')} />
        <DataTable.Col source="first_name" label={label('first_name')} />
        <DataTable.Col source="last_name" label={label('last_name')} />
        <DataTable.Col source="role" label={label('role')}>
          <ReferenceField source="role" reference="roles" link={false}>
            <RoleName />
          </ReferenceField>
        </DataTable.Col>
        <DataTable.Col source="status" label={label('status')} field={StatusName} />
      </DataTable>
    </List>
  )
}

function StatusName() {
  const labels = useLabels()
  const user = useRecordContext()
  return user ? labels.choice('status', user.status) : null
}

function UserForm({ isNew }: { isNew: boolean }) {
  const text = useText()
  const labels = useLabels()
  const at = (name: string) => ({ source: name, label: labels.field(USERS, name), helperText: false as const })
  const { data = [] } = useGetList('roles', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'id', order: 'ASC' },
  })
  const branches = useBranches().map(({ id, display_name }) => ({ id, name: display_name }))
  const roles = data.filter(isAssigned).map(({ id, name }) => ({ id, name: labels.choice('role', name) }))
  const statuses = ['active', 'suspended'].map((id) => ({ id, name: labels.choice('status', id) }))
  return (
    <SimpleForm
      warnWhenUnsavedChanges
      toolbar={<FormToolbar />}
      defaultValues={isNew ? { status: 'active', language: 'de' } : undefined}
    >
      <TextInput {...at('email')} type="email" validate={[required(), email()]} />
      <TextInput {...at('first_name')} />
      <TextInput {...at('last_name')} />
      <SelectInput {...at('role')} choices={roles} translateChoice={false} validate={required()} />
      {branches.length > 1 && (
        <SelectInput
          {...at('branch')}
          choices={branches}
          translateChoice={false}
          emptyText={text('user.allBranches')}
          parse={(value) => (value === '' ? null : value)}
          helperText={text('user.branchHelp')}
        />
      )}
      <SelectInput {...at('status')} choices={statuses} translateChoice={false} validate={required()} />
      <TextInput
        source="password"
        type="password"
        label={labels.field(USERS, 'password')}
        helperText={text(isNew ? 'session.passwordRule' : 'user.passwordHelp')}
        autoComplete="new-password"
        validate={isNew ? required() : undefined}
      />
      <BooleanInput source="email_notifications" label={text('user.notifications')} helperText={false} defaultValue />
    </SimpleForm>
  )
}

/** Changes an account; a new password or role ends its sessions. */
export function UserEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect="list" actions={false} queryOptions={{ gcTime: 0 }}>
      <UserForm isNew={false} />
      <AccessCard />
    </Edit>
  )
}

/** Makes an account of this project. */
export function UserCreate() {
  return (
    <Create redirect="list">
      <UserForm isNew />
    </Create>
  )
}
