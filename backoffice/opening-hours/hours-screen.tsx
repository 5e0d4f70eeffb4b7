import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import {
  Alert,
  Box,
  Button,
  Card,
  IconButton,
  LinearProgress,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { Title, useTranslate } from 'react-admin'
import { Link, useNavigate } from 'react-router'
import { germanDay } from '#domain/hours/calendar-day.ts'
import { useText } from '../i18n/use-text.ts'
import { may } from '../workplace/workplace.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { ClosureDialog } from './closure-dialog.tsx'
import type { DayState } from './day-look.ts'
import { monthAfter } from './day-look.ts'
import { ExceptionList } from './exception-list.tsx'
import { GoogleButton } from './google-button.tsx'
import { HolidaysDialog } from './holidays-dialog.tsx'
import { MonthView, stateColours } from './month-view.tsx'
import { type OfficeHouses, officePlan, useHouses } from './use-houses.ts'

const STATES: readonly DayState[] = ['open', 'other', 'closed', 'resting']

/** How many months are seen at a glance. */
const MONTHS = 4

/** The opening hours as a calendar: which days are as usual, which are not, and what is to come. */
export function HoursScreen() {
  const text = useText()
  const translate = useTranslate()
  const { data, error } = useHouses()
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      <Title title={text('calendar.title')} />
      <Typography component="h1" variant="h5">
        {text('calendar.title')}
      </Typography>
      {data && <Calendar houses={data} />}
      {!data && !error && <LinearProgress aria-label={text('loading')} />}
      {!data && error && <Alert severity="error">{translate('ra.notification.http_error')}</Alert>}
    </Stack>
  )
}

function Calendar({ houses }: { houses: OfficeHouses }) {
  const text = useText()
  const navigate = useNavigate()
  const mayEnter = may(useWorkplace(), 'create', 'opening_exception')
  const today = germanDay(new Date())
  const [month, setMonth] = useState(today.slice(0, 7))
  const [branch, setBranch] = useState<number | null>(houses.branches[0]?.id ?? null)
  const [dialog, setDialog] = useState<{ from?: string } | 'holidays'>()
  const plan = officePlan(houses, branch)
  const choose = (day: string, exception: number | undefined) => {
    if (exception !== undefined) return void navigate(`/opening_exception/${exception}`)
    if (mayEnter && day >= today) setDialog({ from: day })
  }
  return (
    <>
      {mayEnter && (
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Button variant="contained" onClick={() => setDialog({})}>
            {text('calendar.close')}
          </Button>
          <Button variant="outlined" onClick={() => setDialog('holidays')}>
            {text('calendar.holidays')}
          </Button>
          <Button
            variant="outlined"
            component={Link}
            to="/opening_exception/create"
            state={{ record: { kind: 'special' } }}
          >
            {text('calendar.one')}
          </Button>
          {houses.branches.length > 0 && <GoogleButton houses={houses} />}
        </Stack>
      )}
      <Card variant="outlined" sx={{ p: 2 }}>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
          <IconButton aria-label={text('calendar.before')} onClick={() => setMonth(monthAfter(month, -MONTHS))}>
            <ChevronLeft />
          </IconButton>
          <IconButton aria-label={text('calendar.later')} onClick={() => setMonth(monthAfter(month, MONTHS))}>
            <ChevronRight />
          </IconButton>
          {houses.branches.length > 1 && (
            <TextField
              select
              size="small"
              label={text('calendar.house')}
              value={branch ?? ''}
              onChange={({ target }) => setBranch(Number(target.value))}
            >
              {houses.branches.map(({ id, display_name }) => (
                <MenuItem key={id} value={id}>
                  {display_name}
                </MenuItem>
              ))}
            </TextField>
          )}
          <Legend />
        </Stack>
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))' }}>
          {Array.from({ length: MONTHS }, (_, index) => monthAfter(month, index)).map((shown) => (
            <MonthView key={shown} month={shown} plan={plan} today={today} choose={choose} />
          ))}
        </Box>
      </Card>
      <ExceptionList houses={houses} today={today} />
      {dialog === 'holidays' && <HolidaysDialog houses={houses} close={() => setDialog(undefined)} />}
      {typeof dialog === 'object' && <ClosureDialog houses={houses} {...dialog} close={() => setDialog(undefined)} />}
    </>
  )
}

function Legend() {
  const text = useText()
  return (
    <Stack
      component="ul"
      direction="row"
      spacing={2}
      useFlexGap
      aria-label={text('calendar.legend')}
      sx={{ flexWrap: 'wrap', listStyle: 'none', p: 0, m: 0 }}
    >
      {STATES.map((state) => (
        <Stack component="li" direction="row" key={state} spacing={0.75} sx={{ alignItems: 'center' }}>
          <Box sx={{ width: 16, height: 16, borderRadius: 0.5, bgcolor: stateColours[state] }} />
          <Typography variant="body2">{text(`calendar.${state}`)}</Typography>
        </Stack>
      ))}
    </Stack>
  )
}
