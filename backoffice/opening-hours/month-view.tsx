import { Box, ButtonBase, Typography } from '@mui/material'
import { dayInWords } from '#domain/hours/date-range-text.ts'
import type { HoursPlan } from '#domain/hours/day-hours.ts'
import { localeOf } from '#domain/texts/language.ts'
import { useText } from '../i18n/use-text.ts'
import { useOfficeLanguage } from '../labels/use-office-language.ts'
import { type DayState, dayLook, weeksOf } from './day-look.ts'

/** Colours of the days, readable with black on them. */
export const stateColours: Record<DayState, string> = {
  open: '#dcefe1',
  other: '#ffe3a8',
  closed: '#f6c3bb',
  resting: '#eceae6',
}

const MONDAY = Date.UTC(2024, 0, 1)
const DAY = 86_400_000

interface MonthViewProps {
  readonly month: string
  readonly plan: HoursPlan
  readonly today: string
  readonly choose: (day: string, exception: number | undefined) => void
}

/** A month with each day in the colour of its hours; a day is a button that leads to its exception, or to a new one. */
export function MonthView({ month, plan, today, choose }: MonthViewProps) {
  const language = useOfficeLanguage()
  const locale = localeOf[language]
  const title = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  return (
    <Box component="section" aria-label={title.format(new Date(`${month}-01`))}>
      <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600, mb: 0.5 }}>
        {title.format(new Date(`${month}-01`))}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: '3px' }}>
        {[0, 1, 2, 3, 4, 5, 6].map((index) => (
          <Typography key={index} variant="caption" sx={{ textAlign: 'center' }}>
            {weekday.format(MONDAY + index * DAY)}
          </Typography>
        ))}
        {weeksOf(month).map((week, index) =>
          week.map((day, column) =>
            day ? (
              <Day key={day} day={day} plan={plan} isToday={day === today} choose={choose} />
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: what belongs to no day has nothing but its place
              <span key={`${index} ${column}`} />
            ),
          ),
        )}
      </Box>
    </Box>
  )
}

interface DayProps extends Pick<MonthViewProps, 'plan' | 'choose'> {
  readonly day: string
  readonly isToday: boolean
}

function Day({ day, plan, isToday, choose }: DayProps) {
  const text = useText()
  const language = useOfficeLanguage()
  const { state, hours, exception } = dayLook(day, plan)
  const words = `${dayInWords(day, day, language, 'long')}: ${hours || text(`calendar.${state}`)}`
  return (
    <ButtonBase
      title={words}
      aria-label={words}
      onClick={() => choose(day, exception)}
      sx={{
        minHeight: 40,
        borderRadius: 1,
        fontSize: '0.85rem',
        bgcolor: stateColours[state],
        color: '#1c1a18',
        ...(isToday && { outline: '2px solid #1c1a18', fontWeight: 700 }),
        '&:focus-visible': { outline: '3px solid #1c1a18' },
      }}
    >
      {Number(day.slice(8))}
    </ButtonBase>
  )
}
