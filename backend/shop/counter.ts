import type { Database } from '../db/database.ts'
import { run } from '../db/run.ts'

/**
 * The next number of a project's count in a year, from 1. Whoever counts waits until the one before commits, and a transaction
 * that fails gives its number back: so there are no gaps (§ 14 (4) 4 UStG).
 */
export async function nextNumber(trx: Database, project: number, name: string, year: number): Promise<number> {
  const { rows } = await run<{ value: number }>(
    trx,
    `insert into counters (project, name, year, value) values (?, ?, ?, 1)
    on conflict (project, name, year) do update set value = counters.value + 1
    returning value`,
    [project, name, year],
  )
  return Number(rows[0]?.value)
}

/** `2026-00042` */
export const numbered = (year: number, value: number): string => `${year}-${String(value).padStart(5, '0')}`
