import { Box, Card, Typography } from '@mui/material'
import type { GoodsReport, SalesReport } from '#contract/wire/reports.ts'
import { useText } from '../i18n/use-text.ts'
import { useOfficeLanguage } from '../labels/use-office-language.ts'
import { useEuro } from '../orders/use-euro.ts'
import type { Reports } from './use-reports.ts'
import { useWritten } from './use-written.ts'

const averageOf = ({ orders, takings }: SalesReport) => (orders === 0 ? 0 : takings / orders)

/** The sums of the period, each beside that of the period it is compared with. */
export function ReportSums({ sales, before, goods, stock, visits }: Reports) {
  const text = useText()
  const euro = useEuro()
  const sums = [
    { label: text('report.takings'), of: ({ takings }: SalesReport) => takings, show: euro },
    { label: text('report.orders'), of: ({ orders }: SalesReport) => orders, show: String },
    { label: text('report.average'), of: averageOf, show: euro },
    { label: text('report.refunded'), of: ({ refunded }: SalesReport) => refunded, show: euro },
  ]
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(210px, 1fr))' }}>
      {sums.map(({ label, of, show }) => (
        <Sum key={label} label={label} shown={show(of(sales))}>
          {before && <Before now={of(sales)} before={of(before)} show={show} />}
        </Sum>
      ))}
      <MarginSum {...goods.margin} />
      {visits && (
        <Sum label={text('report.visits')} shown={String(visits.visits)}>
          {text('report.visitsHelp', { seen: visits.seen, programs: visits.programs })}
        </Sum>
      )}
      <Sum label={text('report.stockValue')} shown={euro(stock.value)}>
        {text('report.stockHelp', { pieces: stock.pieces })}
      </Sum>
      {stock.cost_pieces > 0 && (
        <Sum label={text('report.stockCost')} shown={euro(stock.cost)}>
          {text('report.stockCostHelp', { pieces: stock.cost_pieces, all: stock.pieces })}
        </Sum>
      )}
    </Box>
  )
}

/** What is left of the goods whose cost is known, and of how much of the takings that is. */
function MarginSum({ margin, margin_net, margin_of, takings }: GoodsReport['margin']) {
  const text = useText()
  const { shown } = useWritten()
  if (margin_of <= 0)
    return (
      <Sum label={text('report.margin')} shown="–">
        {text('report.marginUnknown')}
      </Sum>
    )
  const share = shown(margin_net > 0 ? margin / margin_net : null, 'percent')
  return (
    <Sum label={text('report.margin')} shown={shown(margin, 'euro')}>
      {text('report.marginHelp', { share, known: shown(takings > 0 ? margin_of / takings : null, 'percent') })}
    </Sum>
  )
}

function Sum({
  label,
  shown,
  children,
}: {
  readonly label: string
  readonly shown: string
  readonly children: React.ReactNode
}) {
  return (
    <Card variant="outlined" sx={{ p: 2 }}>
      <Typography>{label}</Typography>
      <Typography variant="h5" component="p">
        {shown}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {children}
      </Typography>
    </Card>
  )
}

interface BeforeProps {
  readonly now: number
  readonly before: number
  readonly show: (value: number) => string
}

function Before({ now, before, show }: BeforeProps) {
  const text = useText()
  const language = useOfficeLanguage()
  if (before <= 0) return text('report.before', { value: show(before) })
  const format = new Intl.NumberFormat(language, { style: 'percent', signDisplay: 'exceptZero' })
  return text('report.beforeChange', { value: show(before), change: format.format(now / before - 1) })
}
