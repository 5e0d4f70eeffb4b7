import { Alert, Button, Card, Checkbox, FormControlLabel, MenuItem, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useNotify } from 'react-admin'
import { MISSING_RULES } from '#contract/model/till.ts'
import type { TillPlace } from '#contract/wire/till.ts'
import { enteredNumber } from '#domain/texts/entered-number.ts'
import { useText } from '../i18n/use-text.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import type { useTill } from './use-till.ts'

interface Props {
  readonly place: TillPlace
  readonly till: Pick<ReturnType<typeof useTill>, 'calls' | 'run' | 'isBusy'>
}

const hours = (value: number | null): string => (value === null ? '' : String(value).replace('.', ','))

/** From where the files of one place come, and how often: to be set by administrators. */
export function TillPlaceForm({ place, till: { calls, run, isBusy } }: Props) {
  const text = useText()
  const notify = useNotify()
  const isAdministrator = useWorkplace().user.role === 'administrator'
  const [folder, setFolder] = useState(place.folder)
  const [missing, setMissing] = useState(place.missing)
  const [every, setEvery] = useState(hours(place.every))
  const entered = every.trim() === '' ? null : enteredNumber(every, 'de', 2)
  const isWrong = entered !== null && typeof entered !== 'number'

  async function save(event: FormEvent) {
    event.preventDefault()
    if (isWrong) return
    if (await run(() => calls.setPlace(place.place, { folder, missing, every: entered })))
      notify(text('till.saved'), { type: 'success' })
  }

  const disabled = isBusy || !isAdministrator
  return (
    <Card
      variant="outlined"
      component="form"
      onSubmit={save}
      sx={{ p: 2 }}
      aria-label={place.branch ?? text('till.parcels')}
    >
      <Typography component="h3" variant="subtitle1">
        {place.branch ?? text('till.parcels')}
      </Typography>
      {place.fault && <Alert severity="error">{text('till.fault', { fault: place.fault })}</Alert>}
      <FolderFields
        place={place}
        disabled={disabled}
        folder={folder}
        setFolder={setFolder}
        missing={missing}
        setMissing={setMissing}
      />
      <TextField
        fullWidth
        label={text('till.every')}
        value={every}
        disabled={disabled}
        error={isWrong}
        helperText={text('till.everyHelp')}
        onChange={({ target }) => setEvery(target.value)}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      {isAdministrator ? (
        <Button type="submit" variant="contained" disabled={disabled} sx={{ mt: 1 }}>
          {text('till.save')}
        </Button>
      ) : (
        <Typography variant="body2">{text('till.onlyAdministrators')}</Typography>
      )}
    </Card>
  )
}

interface FolderProps extends Pick<TillPlace, 'folder' | 'missing'> {
  readonly place: TillPlace
  readonly disabled: boolean
  readonly setFolder: (folder: boolean) => void
  readonly setMissing: (missing: TillPlace['missing']) => void
}

/** Whether the folder of a place is watched, and what becomes of goods that its files do not name. */
function FolderFields({ place, disabled, folder, setFolder, missing, setMissing }: FolderProps) {
  const text = useText()
  if (place.path === null) return <Typography variant="body2">{text('till.noFolders')}</Typography>
  return (
    <>
      <FormControlLabel
        control={<Checkbox checked={folder} onChange={(_event, value) => setFolder(value)} />}
        label={text('till.folder')}
        disabled={disabled}
      />
      {folder && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere', mb: 1 }}>
          {text('till.folderHelp', { path: place.path })} {text('till.folderQuiet')}
        </Typography>
      )}
      {folder && (
        <TextField
          select
          fullWidth
          label={text('till.missing')}
          value={missing}
          disabled={disabled}
          onChange={({ target }) => setMissing(target.value === 'sold' ? 'sold' : 'untouched')}
        >
          {MISSING_RULES.map((rule) => (
            <MenuItem key={rule} value={rule}>
              {text(`till.rules.${rule}`)}
            </MenuItem>
          ))}
        </TextField>
      )}
    </>
  )
}
