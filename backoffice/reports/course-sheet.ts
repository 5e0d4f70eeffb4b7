import type { SalesReport } from '#contract/wire/reports.ts'
import { dateFormat } from '#domain/company/berlin-format.ts'
import { localeOf } from '#domain/texts/language.ts'
import type { useText } from '../i18n/use-text.ts'
import type { OfficeLanguage } from '../labels/labels.ts'
import { courseOf, underDaysOf } from './report-period.ts'
import { type ReportColumn, type ReportSheet, sheetOf } from './report-sheet.ts'

/** A day or a month as the language writes it; a short one for the axis of a chart. */
export function shownTime(name: string, language: OfficeLanguage, isShort = false): string {
  const locale = localeOf[language]
  const isMonth = name.length === 7
  const long: Intl.DateTimeFormatOptions = isMonth
    ? { month: 'long', year: 'numeric' }
    : { weekday: 'short', day: '2-digit', month: '2-digit', year: 'numeric' }
  const short: Intl.DateTimeFormatOptions = isMonth ? { month: 'short' } : { day: '2-digit', month: '2-digit' }
  const format = dateFormat(locale, { timeZone: 'UTC', ...(isShort ? short : long) })
  return format.format(new Date(isMonth ? `${name}-01` : name))
}

/** Takings and orders by days or months, beside those of the period compared. */
export function courseSheet(
  sales: SalesReport,
  before: SalesReport | undefined,
  { text, language }: { readonly text: ReturnType<typeof useText>; readonly language: OfficeLanguage },
): ReportSheet {
  const { unit, parts } = courseOf(sales.days)
  const compared = before && courseOf(underDaysOf(before.days, sales.days)).parts
  const rows = parts.map((part, at) => ({ ...part, before: compared?.[at]?.takings ?? 0 }))
  const columns: ReportColumn<(typeof rows)[number]>[] = [
    { head: text(`report.${unit}`), kind: 'time', value: ({ name }) => name },
    { head: text('report.orders'), kind: 'count', value: ({ orders }) => orders },
    { head: text('report.takings'), kind: 'euro', value: ({ takings }) => takings },
  ]
  const series = [{ name: text('report.takings'), values: rows.map(({ takings }) => takings) }]
  if (compared) {
    columns.push({ head: text('report.comparedColumn'), kind: 'euro', value: (row) => row.before })
    series.push({ name: text('report.comparedColumn'), values: rows.map((row) => row.before) })
  }
  const isEmpty = sales.orders === 0 && !before?.orders
  const labels = rows.map(({ name }) => shownTime(name, language, true))
  const chart = rows.length > 1 ? { shape: 'course' as const, unit: 'euro' as const, labels, series } : undefined
  return sheetOf({ title: text('report.course'), none: text('report.none'), chart }, isEmpty ? [] : rows, columns)
}
