import { Box } from '@mui/material'
import { isPaymentMethodId, paymentMethodName } from '#domain/money/payment-methods.ts'
import { useBranches } from '../branches/use-branches.ts'
import { useText } from '../i18n/use-text.ts'
import { useOfficeLanguage } from '../labels/use-office-language.ts'
import { courseOf } from './report-period.ts'
import { ReportTable } from './report-table.tsx'
import { useReportColumns } from './use-report-columns.ts'
import type { Reports } from './use-reports.ts'

/** The tables of a report: the course of the period, what was sold, where and how it was paid, and what was not. */
export function ReportTables({ sales, goods }: Pick<Reports, 'sales' | 'goods'>) {
  const text = useText()
  const { sums, pieces, products, groups, value } = useReportColumns()
  const language = useOfficeLanguage()
  const branches = useBranches()
  const { unit, parts } = courseOf(sales.days)
  const none = text('report.none')
  const branchName = (id: number | null) =>
    id === null
      ? text('report.parcels')
      : (branches.find((one) => one.id === id)?.display_name ?? text('report.without'))
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' }, alignItems: 'start' }}>
      <ReportTable
        title={text('report.course')}
        rows={sales.orders > 0 ? parts : []}
        none={none}
        columns={[{ head: text(`report.${unit}`), text: ({ name }) => shownTime(name, language) }, ...sums(parts)]}
      />
      <ReportTable title={text('report.products')} rows={goods.products} none={none} columns={products} />
      <ReportTable title={text('report.brands')} rows={goods.brands} none={none} columns={groups} />
      <ReportTable title={text('report.categories')} rows={goods.categories} none={none} columns={groups} />
      <ReportTable
        title={text('report.branches')}
        rows={sales.branches}
        none={none}
        columns={[{ head: text('report.name'), text: ({ branch }) => branchName(branch) }, ...sums(sales.branches)]}
      />
      <ReportTable
        title={text('report.payments')}
        rows={sales.payments}
        none={none}
        columns={[
          {
            head: text('report.name'),
            text: ({ method }) => (isPaymentMethodId(method) ? paymentMethodName(method, language) : String(method)),
          },
          ...sums(sales.payments),
        ]}
      />
      <ReportTable
        title={text('report.unsold')}
        rows={goods.unsold}
        none={text('report.nothingHere')}
        columns={[{ head: text('report.name'), text: ({ name }) => name }, pieces, value]}
      />
    </Box>
  )
}

/** A day or a month as the language writes it. */
function shownTime(name: string, language: string): string {
  const isMonth = name.length === 7
  const format = new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', {
    timeZone: 'UTC',
    ...(isMonth
      ? { month: 'long', year: 'numeric' }
      : { weekday: 'short', day: '2-digit', month: '2-digit', year: 'numeric' }),
  })
  return format.format(new Date(isMonth ? `${name}-01` : name))
}
