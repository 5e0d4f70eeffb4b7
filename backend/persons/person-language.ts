import { isLanguage, type Language } from '#domain/texts/language.ts'
import type { Trace } from './find-traces.ts'

/** The language in which a person has dealt with the shop last; undefined where nothing says so. */
export function personLanguage(traces: readonly Pick<Trace, 'row'>[]): Language | undefined {
  const dated = traces.flatMap(({ row }) => {
    const moment = String(row.created_on ?? row.received_on ?? '')
    return isLanguage(row.language) ? [{ moment, language: row.language }] : []
  })
  return dated.toSorted((a, b) => (a.moment < b.moment ? 1 : -1))[0]?.language
}
