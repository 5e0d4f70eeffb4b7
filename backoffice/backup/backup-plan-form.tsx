import { Button, MenuItem, Stack, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { BACKUP_RHYTHMS } from '#contract/model/backup-plan.ts'
import type { BackupPlanSettings, BackupSchedule } from '#contract/wire/backup-plan.ts'
import { useText } from '../i18n/use-text.ts'

interface Props {
  readonly schedule: BackupSchedule
  readonly isBusy: boolean
  readonly save: (settings: BackupPlanSettings) => Promise<void>
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
const MOST_DAYS = 3650

/** When, where and for how long backups are made by themselves. */
export function BackupPlanForm({ schedule, isBusy, save }: Props) {
  const text = useText()
  const [rhythm, setRhythm] = useState(schedule.rhythm)
  const [hour, setHour] = useState(schedule.hour)
  const [place, setPlace] = useState(schedule.place)
  const [entered, setEntered] = useState(String(schedule.keep_days))
  const days = /^\s*\d{1,4}\s*$/.test(entered) ? Number(entered) : 0
  const isWrong = days < 1 || days > MOST_DAYS

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!isWrong) await save({ rhythm, hour, keep_days: days, place })
  }

  return (
    <Stack component="form" onSubmit={submit} spacing={2} sx={{ maxWidth: 480 }}>
      <TextField
        select
        label={text('backupPlan.rhythm')}
        value={rhythm}
        disabled={isBusy}
        onChange={({ target }) => setRhythm(BACKUP_RHYTHMS.find((one) => one === target.value) ?? 'off')}
      >
        {BACKUP_RHYTHMS.map((one) => (
          <MenuItem key={one} value={one}>
            {text(`backupPlan.rhythms.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={text('backupPlan.hour')}
        value={hour}
        disabled={isBusy}
        onChange={({ target }) => setHour(Number(target.value))}
      >
        {HOURS.map((one) => (
          <MenuItem key={one} value={one}>
            {text('backupPlan.oclock', { hour: one })}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={text('backupPlan.keepDays')}
        value={entered}
        disabled={isBusy}
        error={isWrong}
        helperText={text(isWrong ? 'backupPlan.daysWrong' : 'backupPlan.keepHelp')}
        onChange={({ target }) => setEntered(target.value)}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <TextField
        select
        label={text('backupPlan.place')}
        value={place}
        disabled={isBusy}
        helperText={place === 'disk' ? text('backupPlan.folder', { folder: schedule.folder }) : undefined}
        slotProps={{ formHelperText: { sx: { overflowWrap: 'anywhere' } } }}
        onChange={({ target }) => setPlace(target.value === 'bucket' ? 'bucket' : 'disk')}
      >
        {schedule.places.map((one) => (
          <MenuItem key={one} value={one}>
            {text(`backupPlan.places.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <Button type="submit" variant="contained" disabled={isBusy} sx={{ alignSelf: 'flex-start' }}>
        {text('backupPlan.save')}
      </Button>
    </Stack>
  )
}
