import { Checkbox, FormControlLabel, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { germanDay } from '#domain/hours/calendar-day.ts'
import { dayInWords } from '#domain/hours/date-range-text.ts'
import { type FederalState, federalStates } from '#domain/hours/federal-states.ts'
import type { Language } from '#domain/texts/language.ts'
import { useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'
import { useOfficeLanguage } from '../labels/use-office-language.ts'
import { StepFrame } from '../orders/step-frame.tsx'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { type PublicHoliday, publicHolidays } from './public-holidays.ts'
import { type EnteredClosure, useEnter } from './use-enter.ts'
import type { OfficeHouses } from './use-houses.ts'

const closureOn = ({ day, names }: PublicHoliday, languages: readonly Language[]): EnteredClosure => ({
  branch: null,
  kind: 'holiday',
  from_date: day,
  until_date: day,
  translations: languages.map((language) => ({ language, note: names[language] })),
})

/** The public holidays of a year, ticked where the houses are closed: one click enters them all. */
export function HolidaysDialog({ houses, close }: { houses: OfficeHouses; close: () => void }) {
  const text = useText()
  const labels = useLabels()
  const { languages } = useWorkplace()
  const today = germanDay(new Date())
  const thisYear = Number(today.slice(0, 4))
  const [year, setYear] = useState(thisYear)
  const [land, setLand] = useState<FederalState>(houses.company?.federal_state ?? 'BE')
  const [open, setOpen] = useState<readonly string[]>([])
  const { fault, isBusy, enter } = useEnter(close)
  const { data = [] } = useQuery({ queryKey: ['holidays', year, land], queryFn: () => publicHolidays(year, land) })
  const isKnown = (day: string) =>
    houses.exceptions.some(({ branch, from_date, until_date }) => !branch && from_date <= day && day <= until_date)
  const coming = data.filter(({ day }) => day >= today)
  const chosen = coming.filter(({ day }) => !isKnown(day) && !open.includes(day))

  function submit(event: FormEvent) {
    event.preventDefault()
    void enter(chosen.map((holiday) => closureOn(holiday, languages)))
  }

  return (
    <StepFrame
      title={text('calendar.holidays')}
      action={`${text('calendar.enter')} (${chosen.length})`}
      maxWidth="sm"
      fault={fault}
      isBusy={isBusy || chosen.length === 0}
      submit={submit}
      close={close}
    >
      <Typography sx={{ mb: 2 }}>{text('calendar.holidaysHelp')}</Typography>
      <Stack direction="row" spacing={2} sx={{ mb: 1 }}>
        <TextField
          select
          label={text('calendar.year')}
          value={year}
          onChange={({ target }) => setYear(Number(target.value))}
        >
          {[thisYear, thisYear + 1, thisYear + 2].map((one) => (
            <MenuItem key={one} value={one}>
              {one}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          fullWidth
          label={text('calendar.land')}
          value={land}
          onChange={({ target }) => setLand(federalStates.find((state) => state === target.value) ?? land)}
        >
          {federalStates.map((state) => (
            <MenuItem key={state} value={state}>
              {labels.choice('federal_state', state)}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <Stack>
        {coming.map((holiday) => (
          <Holiday
            key={holiday.day}
            holiday={holiday}
            isKnown={isKnown(holiday.day)}
            isClosed={!open.includes(holiday.day)}
            toggle={() =>
              setOpen(open.includes(holiday.day) ? open.filter((day) => day !== holiday.day) : [...open, holiday.day])
            }
          />
        ))}
      </Stack>
    </StepFrame>
  )
}

interface HolidayProps {
  readonly holiday: PublicHoliday
  readonly isKnown: boolean
  readonly isClosed: boolean
  readonly toggle: () => void
}

function Holiday({ holiday: { day, names }, isKnown, isClosed, toggle }: HolidayProps) {
  const text = useText()
  const language = useOfficeLanguage()
  const words = `${names[language]} – ${dayInWords(day, day, language, 'long')}`
  return (
    <FormControlLabel
      control={<Checkbox checked={isKnown || isClosed} disabled={isKnown} onChange={toggle} />}
      label={isKnown ? `${words} (${text('calendar.known')})` : words}
    />
  )
}
