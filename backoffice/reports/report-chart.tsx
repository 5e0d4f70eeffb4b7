import { BarChart } from '@mui/x-charts/BarChart'
import { chartHeight } from './chart-height.ts'
import type { ReportChartData } from './report-sheet.ts'
import { useWritten } from './use-written.ts'

const COLORS = ['#23433c', '#c8a15a']
const NAME_WIDTH = 150
const LONGEST_NAME = 24

const short = (name: string) => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name)

interface Props {
  readonly title: string
  readonly chart: ReportChartData
}

/** Bars over time, beside those of the period compared, or lying ones of what is greatest. The table below says the same in figures. */
export default function ReportChart({ title, chart }: Props) {
  const { shape, unit, labels, series } = chart
  const { shown, axis } = useWritten()
  const isCourse = shape === 'course'
  const places = labels.map((_, at) => at)
  const names = {
    data: places,
    scaleType: 'band' as const,
    valueFormatter: (at: number, { location }: { location: string }) =>
      location === 'tick' ? short(labels[at] ?? '') : (labels[at] ?? ''),
  }
  const amounts = {
    valueFormatter: (value: number) => axis(value, unit),
    min: 0,
    ...(unit === 'count' && { tickMinStep: 1 }),
  }
  return (
    <BarChart
      aria-label={title}
      height={chartHeight(chart)}
      layout={isCourse ? 'vertical' : 'horizontal'}
      skipAnimation
      colors={COLORS}
      margin={{ left: 4, right: 32, top: 12, bottom: 4 }}
      hideLegend={series.length < 2}
      grid={isCourse ? { horizontal: true } : { vertical: true }}
      xAxis={[isCourse ? { ...names, height: 32 } : { ...amounts, tickNumber: 3 }]}
      yAxis={[isCourse ? { ...amounts, width: 84, tickNumber: 4 } : { ...names, width: NAME_WIDTH }]}
      series={series.map(({ name, values }) => ({
        label: name,
        data: [...values],
        valueFormatter: (value: number | null) => shown(value, unit),
      }))}
    />
  )
}
