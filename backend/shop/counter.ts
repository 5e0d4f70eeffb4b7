import type { Database } from '../db/database.ts'
import { run } from '../db/run.ts'

/**
 * Takes the next numbers of a project's count in a year, from 1, and returns the first of them. Whoever counts waits until the one before
 * commits, and a transaction that fails gives its numbers back: so there are no gaps (§ 14 (4) 4 UStG).
 */
export async function nextNumbers(
  trx: Database,
  { project, name, year }: { readonly project: number; readonly name: string; readonly year: number },
  count: number,
): Promise<number> {
  const { rows } = await run<{ value: number }>(
    trx,
    `insert into counters (project, name, year, value) values (?, ?, ?, ?)
    on conflict (project, name, year) do update set value = counters.value + excluded.value
    returning value`,
    [project, name, year, count],
  )
  return Number(rows[0]?.value) - count + 1
}

/** Lets nobody else take a number of an order of these projects in a year until `trx` ends, in an order in which two never wait for each other. */
export async function lockNumbers(trx: Database, projects: readonly number[], year: number): Promise<void> {
  for (const project of projects.toSorted((a, b) => a - b)) await nextNumbers(trx, { project, name: 'order', year }, 0)
}

/** `2026-00042` */
export const numbered = (year: number, value: number): string => `${year}-${String(value).padStart(5, '0')}`
