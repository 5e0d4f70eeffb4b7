import { useMemo } from 'react'
import { localeOf } from '#domain/texts/language.ts'
import { useOfficeLanguage } from '../labels/use-office-language.ts'
import { useEuro } from '../orders/use-euro.ts'
import { shownTime } from './course-sheet.ts'
import type { CellValue, ReportSheet, ValueKind } from './report-sheet.ts'

/** A day as spreadsheets of the language take it for one; a month as it is. */
const plainTime = (name: string, isGerman: boolean) => (isGerman ? name.split('-').toReversed().join('.') : name)

/** Writes a value as the reader's language does; `cell` as its spreadsheets read it, without unit. */
export function useWritten() {
  const language = useOfficeLanguage()
  const euro = useEuro()
  return useMemo(() => {
    const isGerman = language === 'de'
    const locale = localeOf[language]
    const count = new Intl.NumberFormat(locale)
    const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
    const shown = (value: CellValue, kind: ValueKind): string => {
      if (value === null) return '–'
      if (typeof value === 'string') return kind === 'time' ? shownTime(value, language) : value
      if (kind === 'euro') return euro(value)
      return kind === 'percent' ? percent.format(value) : count.format(value)
    }
    const whole = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
    /** Beside an axis, where cents say nothing. */
    const axis = (value: number, kind: ValueKind) => (kind === 'euro' ? whole.format(value) : shown(value, kind))
    const cell = (value: CellValue, kind: ValueKind): string => {
      if (value === null) return ''
      if (typeof value === 'string') return kind === 'time' ? plainTime(value, isGerman) : value
      if (kind === 'count') return String(value)
      const written = kind === 'percent' ? (value * 100).toFixed(1) : value.toFixed(2)
      return isGerman ? written.replace('.', ',') : written
    }
    const table = ({ columns, rows }: ReportSheet): string[][] => [
      columns.map(({ head, kind }) => (kind === 'percent' ? `${head} (%)` : head)),
      ...rows.map((row) => row.map((value, at) => cell(value, columns[at]?.kind ?? 'text'))),
    ]
    return { shown, axis, table, separator: isGerman ? ';' : ',' }
  }, [language, euro])
}
