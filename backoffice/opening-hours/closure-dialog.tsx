import { MenuItem, Stack, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { germanDay } from '#domain/hours/calendar-day.ts'
import { DEFAULT_NOTICE_DAYS } from '#domain/hours/closure-notices.ts'
import { useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'
import { StepFrame } from '../orders/step-frame.tsx'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { useEnter } from './use-enter.ts'
import type { OfficeHouses } from './use-houses.ts'

interface ClosureDialogProps {
  readonly houses: OfficeHouses
  readonly from?: string
  readonly close: () => void
}

/** “We are closed from – to”: two days, and if the owner likes some words. */
export function ClosureDialog({ houses, from = germanDay(new Date()), close }: ClosureDialogProps) {
  const text = useText()
  const labels = useLabels()
  const { languages } = useWorkplace()
  const [first, setFirst] = useState(from)
  const [last, setLast] = useState(from)
  const { fault, isBusy, refuse, enter } = useEnter(close)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (last < first) return refuse(text('calendar.backwards'))
    const given = new FormData(event.currentTarget)
    const translations = languages.flatMap((language) => {
      const note = String(given.get(`note-${language}`) ?? '').trim()
      return note ? [{ language, note }] : []
    })
    const branch = Number(given.get('branch')) || null
    void enter([{ branch, kind: 'closure', from_date: first, until_date: last, translations }])
  }

  // Who moves the beginning beyond the end means a later end too.
  function begin(day: string) {
    setFirst(day)
    if (last < day) setLast(day)
  }

  const days = houses.company?.notice_days ?? DEFAULT_NOTICE_DAYS
  return (
    <StepFrame
      title={text('calendar.closeTitle')}
      action={text('calendar.enter')}
      maxWidth="sm"
      fault={fault}
      isBusy={isBusy}
      submit={submit}
      close={close}
    >
      <Typography sx={{ mb: 2 }}>{text('calendar.closeHelp', { days })}</Typography>
      <Stack spacing={2}>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
          <DayField label={text('calendar.from')} value={first} set={begin} />
          <DayField label={text('calendar.until')} value={last} set={setLast} min={first} />
        </Stack>
        {houses.branches.length > 1 && (
          <TextField select name="branch" label={text('calendar.house')} defaultValue="0">
            <MenuItem value="0">{text('calendar.all')}</MenuItem>
            {houses.branches.map(({ id, display_name }) => (
              <MenuItem key={id} value={String(id)}>
                {display_name}
              </MenuItem>
            ))}
          </TextField>
        )}
        {languages.map((language) => (
          <TextField
            key={language}
            name={`note-${language}`}
            label={text('calendar.note', { language: labels.choice('language', language) })}
            slotProps={{ htmlInput: { maxLength: 255 } }}
          />
        ))}
      </Stack>
    </StepFrame>
  )
}

interface DayFieldProps {
  readonly label: string
  readonly value: string
  readonly min?: string
  readonly set: (day: string) => void
}

const DayField = ({ label, value, min, set }: DayFieldProps) => (
  <TextField
    type="date"
    label={label}
    value={value}
    onChange={({ target }) => set(target.value)}
    required
    fullWidth
    slotProps={{ inputLabel: { shrink: true }, htmlInput: { min } }}
  />
)
