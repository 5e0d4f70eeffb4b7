import type { OpeningException } from './opening-exception.ts'

/** An exception of all houses that is closed on one day, but for what is said. */
export const sampleException = (more: Partial<OpeningException> = {}): OpeningException => ({
  id: 1,
  branch: null,
  kind: 'closure',
  from_date: '2026-12-24',
  until_date: more.from_date ?? '2026-12-24',
  day: null,
  time_open: null,
  time_close: null,
  break_from: null,
  break_until: null,
  notice: 'auto',
  translations: [],
  ...more,
})
