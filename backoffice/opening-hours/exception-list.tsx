import { Card, Stack, Link as TextLink, Typography } from '@mui/material'
import { Link } from 'react-router'
import { exceptionNote } from '#domain/hours/coming-hours.ts'
import { exceptionDays } from '#domain/hours/exception-days.ts'
import { useText } from '../i18n/use-text.ts'
import { useOfficeLanguage } from '../labels/use-office-language.ts'
import type { OfficeHouses } from './use-houses.ts'

/** What is entered from today on, each a link to its form. */
export function ExceptionList({ houses: { branches, exceptions }, today }: { houses: OfficeHouses; today: string }) {
  const text = useText()
  const language = useOfficeLanguage()
  const coming = exceptions
    .filter(({ until_date }) => until_date >= today)
    .toSorted((a, b) => a.from_date.localeCompare(b.from_date))
  const hoursText = ({ time_open, time_close }: (typeof coming)[number]) =>
    time_open && time_close ? `${time_open.slice(0, 5)}–${time_close.slice(0, 5)}` : text('calendar.closed')
  return (
    <Card variant="outlined" component="section" sx={{ p: 2 }}>
      <Typography component="h2" variant="h6" gutterBottom>
        {text('calendar.list')}
      </Typography>
      {coming.length === 0 && <Typography>{text('calendar.none')}</Typography>}
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {coming.map((exception) => (
          <Typography component="li" key={exception.id}>
            <TextLink component={Link} to={`/opening_exception/${exception.id}`}>
              {exceptionDays(exception, today, language)}
            </TextLink>
            {`: ${hoursText(exception)}, ${exceptionNote(exception, language)}, `}
            {branches.find(({ id }) => id === exception.branch)?.display_name ?? text('calendar.all')}
          </Typography>
        ))}
      </Stack>
    </Card>
  )
}
