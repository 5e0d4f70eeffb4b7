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
import { type KeptBackup, LOST_KINDS, type RestoreLoss } from '#contract/wire/restores.ts'
import { useBackend } from '../api/backend-context.ts'
import { useMoment } from '../history/use-moment.ts'
import { useText } from '../i18n/use-text.ts'
import { useRun } from '../work/use-run.ts'
import { RestoreUnderWay } from './restore-under-way.tsx'

interface Props {
  readonly backup: KeptBackup
  readonly close: () => void
}

/** Says what is lost by restoring a backup, asks for a word, and stays until it is done or has failed. */
export function RestoreDialog({ backup, close }: Props) {
  const text = useText()
  const moment = useMoment()
  const [id, setId] = useState<string>()
  return (
    <Dialog open onClose={id ? undefined : close} fullWidth maxWidth="sm" aria-labelledby="restore-dialog">
      <DialogTitle id="restore-dialog">{text('restore.ask', { on: moment(backup.on) })}</DialogTitle>
      {id ? (
        <RestoreUnderWay id={id} archiveOn={backup.on} close={close} />
      ) : (
        <Question backup={backup} close={close} onBegin={setId} />
      )}
    </Dialog>
  )
}

function Question({ backup, close, onBegin }: Props & { readonly onBegin: (id: string) => void }) {
  const text = useText()
  const { sdk, gate } = useBackend()
  const { run, isBusy, fault } = useRun(['backup-plan'])
  const [typed, setTyped] = useState('')
  const word = text('restore.word')
  const isConfirmed = typed.trim().toLowerCase() === word
  const loss = useQuery({
    queryKey: ['restore-loss', backup.place, backup.name],
    gcTime: 0,
    queryFn: () => gate.guarded(() => sdk.backups.loss(backup)),
  })

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isConfirmed || isBusy) return
    const progress = await run(() => sdk.backups.restore(backup))
    if (progress) onBegin(progress.id)
  }

  return (
    <form onSubmit={submit}>
      <DialogContent>
        <Stack spacing={2}>
          {loss.data && <Lost loss={loss.data} />}
          <Typography>{text('restore.meanwhile')}</Typography>
          <TextField
            label={text('restore.confirm')}
            helperText={text('restore.type', { word })}
            value={typed}
            disabled={isBusy}
            autoComplete="off"
            autoFocus
            onChange={({ target }) => setTyped(target.value)}
          />
          {isBusy && <Typography role="status">{text('restore.checking')}</Typography>}
          {fault && <Alert severity="error">{fault}</Alert>}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={close} disabled={isBusy}>
          {text('restore.cancel')}
        </Button>
        <Button type="submit" variant="contained" color="error" disabled={!isConfirmed || isBusy || !loss.data}>
          {text('restore.choose')}
        </Button>
      </DialogActions>
    </form>
  )
}

function Lost({ loss }: { loss: RestoreLoss }) {
  const text = useText()
  const counted = LOST_KINDS.filter((kind) => loss[kind] > 0)
  if (counted.length === 0) return <Alert severity="info">{text('restore.nothingLost')}</Alert>
  return (
    <Alert severity="warning">
      {text('restore.lost')}
      <ul>
        {counted.map((kind) => (
          <li key={kind}>{text(`restore.counts.${kind}`, { smart_count: loss[kind] })}</li>
        ))}
      </ul>
    </Alert>
  )
}
