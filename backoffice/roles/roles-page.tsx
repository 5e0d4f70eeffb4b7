import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
  Typography,
} from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Title } from 'react-admin'
import { gate } from '../api/gate.ts'
import { sdk } from '../api/sdk.ts'
import { useFailureWords } from '../api/use-failure-words.ts'
import { useText } from '../i18n/use-text.ts'
import { ownsInstallation } from '../workplace/workplace.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { isAssigned } from './assigned.ts'
import { RoleRights } from './role-rights.tsx'

/** What each role may do; roles of one's own are made and changed by who works for all projects. */
export function RolesPage() {
  const text = useText()
  const mayChange = ownsInstallation(useWorkplace())
  const [isAsking, setIsAsking] = useState(false)
  const { data = [], refetch } = useQuery({
    queryKey: ['roles-page'],
    gcTime: 0,
    queryFn: async () => (await gate.guarded(() => sdk.roles.read({ sort: 'id', limit: 100 }))).data,
  })
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      <Title title={text('roles.title')} />
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography component="h1" variant="h5">
          {text('roles.title')}
        </Typography>
        {mayChange && (
          <Button variant="outlined" onClick={() => setIsAsking(true)}>
            {text('roles.add')}
          </Button>
        )}
      </Stack>
      <Typography>{text('roles.help')}</Typography>
      {data.filter(isAssigned).map((role) => (
        <RoleRights key={role.id} role={role} mayChange={mayChange} />
      ))}
      {isAsking && (
        <NewRole
          close={(isMade) => {
            setIsAsking(false)
            if (isMade) void refetch()
          }}
        />
      )}
    </Stack>
  )
}

function NewRole({ close }: { close: (isMade: boolean) => void }) {
  const text = useText()
  const failureWords = useFailureWords()
  const [fault, setFault] = useState<string>()

  async function make(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    try {
      const role = { name: String(given.get('name')).trim(), description: String(given.get('description')) || null }
      await gate.guarded(() => sdk.roles.create(role))
      close(true)
    } catch (error) {
      setFault(failureWords(error))
    }
  }

  return (
    <Dialog open onClose={() => close(false)} fullWidth maxWidth="sm" aria-labelledby="new-role">
      <form onSubmit={make}>
        <DialogTitle id="new-role">{text('roles.add')}</DialogTitle>
        <DialogContent>
          {fault && <Alert severity="error">{fault}</Alert>}
          <TextField name="name" label={text('roles.name')} required slotProps={{ htmlInput: { maxLength: 64 } }} />
          <TextField name="description" label={text('roles.description')} />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => close(false)}>{text('cancel')}</Button>
          <Button type="submit" variant="contained">
            {text('roles.make')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
