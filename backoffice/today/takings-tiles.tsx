import { Card, CardActionArea, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Takings } from '#contract/wire/reports.ts'
import { germanDay } from '#domain/hours/calendar-day.ts'
import { gate } from '../api/gate.ts'
import { sdk } from '../api/sdk.ts'
import { type TextKey, useText } from '../i18n/use-text.ts'
import { useEuro } from '../orders/use-euro.ts'
import { comparedTime, presetTime } from '../reports/report-period.ts'

/** The takings of today and of this week, each beside the same weekdays a year ago. Today is the last day of the week's report. */
export function TakingsTiles() {
  const { data } = useQuery({
    queryKey: ['takings-tiles'],
    gcTime: 0,
    queryFn: () => {
      const week = presetTime('week', germanDay(new Date()))
      const asked = [week, comparedTime(week, 'year')].map((time) => gate.guarded(() => sdk.reports.sales(time)))
      return Promise.all(asked)
    },
  })
  const [now, before] = data ?? []
  return (
    <>
      <TakingsTile label="report.tile.today" now={now?.days.at(-1)} before={before?.days.at(-1)} />
      <TakingsTile label="report.tile.week" now={now} before={before} />
    </>
  )
}

interface TileProps {
  readonly label: TextKey
  readonly now?: Takings | undefined
  readonly before?: Takings | undefined
}

function TakingsTile({ label, now, before }: TileProps) {
  const text = useText()
  const euro = useEuro()
  return (
    <Card variant="outlined" aria-busy={now === undefined}>
      <CardActionArea component={Link} to="/reports" sx={{ p: 2 }}>
        <Typography variant="h5" component="p">
          {now ? euro(now.takings) : '…'}
        </Typography>
        <Typography>{text(label)}</Typography>
        <Typography variant="body2" color="text.secondary">
          {now && before ? text('report.tile.orders', { orders: now.orders, takings: euro(before.takings) }) : '…'}
        </Typography>
      </CardActionArea>
    </Card>
  )
}
