import { openingLines, timePairText } from '#domain/hours/opening-hours.ts'
import type { PageRequest } from './page-request.ts'
import type { CompanyRow } from './rows.ts'
import type { OpeningHoursView } from './shared-data.ts'

type Hours = Pick<CompanyRow, 'opening_periods'> & Partial<Pick<CompanyRow, 'opening_hours'>>

/** Opening hours as lines of text (SPEC 4, 9). */
export function hoursView(source: Hours | null, { language, first }: PageRequest): OpeningHoursView {
  if (!source) return []
  return openingLines({ periods: source.opening_periods, hours: source.opening_hours }, language, first).map(
    ({ label, times, closed, freeText }) => ({
      label,
      times: times.map((pair) => timePairText(pair, language)),
      closed,
      note: freeText,
    }),
  )
}
