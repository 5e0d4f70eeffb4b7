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

/** The takings of today and of this week, each beside the same weekdays a year ago. */
export function TakingsTiles() {
  const { data } = useQuery({
    queryKey: ['takings-tiles'],
    gcTime: 0,
    queryFn: async () => {
      const today = germanDay(new Date())
      const read = async (preset: 'today' | 'week') => {
        const time = presetTime(preset, today)
        const [now, before] = await Promise.all(
          [time, comparedTime(time, 'year')].map((asked) => gate.guarded(() => sdk.reports.sales(asked))),
        )
        return { now, before }
      }
      const [ofToday, ofWeek] = await Promise.all([read('today'), read('week')])
      return { today: ofToday, week: ofWeek }
    },
  })
  return (
    <>
      <TakingsTile label="report.tile.today" {...data?.today} />
      <TakingsTile label="report.tile.week" {...data?.week} />
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
