import type { Statement } from '../db/batch.ts'
import type { Database } from '../db/database.ts'
import { run } from '../db/run.ts'

/** A count of a project in a year. */
export interface Counter {
  readonly project: number
  readonly name: string
  readonly year: number
}

/**
 * Takes the next numbers of a count, from 1, and answers with the last of them as `value`. Whoever counts waits until the one before
 * commits, and a transaction that fails gives its numbers back: so there are no gaps (§ 14 (4) 4 UStG). Of none, it only holds the count.
 */
export const counting = ({ project, name, year }: Counter, count: number): Statement => ({
  text: `insert into counters (project, name, year, value) values (?, ?, ?, ?)
    on conflict (project, name, year) do update set value = counters.value + excluded.value
    returning project, value`,
  parameters: [project, name, year, count],
})

/** Takes the next numbers of a count and returns the first of them. */
export async function nextNumbers(trx: Database, counter: Counter, count: number): Promise<number> {
  const { text, parameters } = counting(counter, count)
  const { rows } = await run<{ value: number }>(trx, text, parameters)
  return Number(rows[0]?.value) - count + 1
}

/** `2026-00042` */
export const numbered = (year: number, value: number): string => `${year}-${String(value).padStart(5, '0')}`
