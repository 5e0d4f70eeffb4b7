import type { Seen, VisitsReport } from '#contract/wire/reports.ts'
import type { useText } from '../i18n/use-text.ts'
import { type ReportColumn, type ReportSheet, ranked, sheetOf } from './report-sheet.ts'

/** What was seen of the website: steps to an order, pages, where visits came from, and what was searched for in vain. */
export function visitSheets(
  { steps, pages, sources, searches }: VisitsReport,
  before: VisitsReport | undefined,
  text: ReturnType<typeof useText>,
): ReportSheet[] {
  const none = text('report.nothingSeen')
  const times = { head: text('report.times'), kind: 'count', value: (row: { times: number }) => row.times } as const
  const named = (list: 'pages' | 'sources', rows: readonly Seen[], label: (row: Seen) => string, help?: string) => {
    const earlier = new Map(before?.[list].map((row) => [row.name, row.times]))
    const compared: ReportColumn<Seen> = {
      head: text('report.comparedColumn'),
      kind: 'count',
      value: ({ name }) => earlier.get(name) ?? 0,
    }
    const chart = ranked(rows, { name: text('report.times'), unit: 'count', label, value: (row) => row.times })
    const columns: ReportColumn<Seen>[] = [{ head: text('report.name'), kind: 'text', value: label }, times]
    return sheetOf(
      { title: text(`report.${list}`), none, help, chart },
      rows,
      before ? [...columns, compared] : columns,
    )
  }
  const stepName = ({ step }: VisitsReport['steps'][number]) => text(`report.step.${step}`)
  const stepRows = steps.map((row, at) => ({ ...row, of: steps[at - 1]?.times }))
  return [
    sheetOf(
      {
        title: text('report.steps'),
        none,
        help: text('report.stepsHelp'),
        chart: ranked(steps, { name: text('report.times'), unit: 'count', label: stepName, value: (row) => row.times }),
      },
      steps.some((row) => row.times > 0) ? stepRows : [],
      [
        { head: text('report.name'), kind: 'text', value: stepName },
        times,
        { head: text('report.share'), kind: 'percent', value: (row) => (row.of ? row.times / row.of : null) },
      ],
    ),
    named('sources', sources, ({ name }) => name || text('report.direct'), text('report.sourcesHelp')),
    named('pages', pages, ({ name }) => name || text('report.otherPages')),
    sheetOf({ title: text('report.searches'), none: text('report.nothingHere') }, searches, [
      { head: text('report.name'), kind: 'text', value: ({ said }) => said },
      times,
      { head: text('report.lastOn'), kind: 'time', value: ({ last_on }) => last_on },
    ]),
  ]
}
