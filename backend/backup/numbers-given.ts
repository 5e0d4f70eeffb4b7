import { sql } from 'kysely'
import { model } from '#contract/model/model.ts'
import type { Database, Row } from '../db/database.ts'
import { continueAfter, lastIdOf, pagesOf, tablesThere } from './table-facts.ts'

/** The numbers that an installation has given out: to orders and invoices, and to rows. */
export interface NumbersGiven {
  readonly counters: readonly Row[]
  /** The highest id ever given out, by table. */
  readonly ids: ReadonlyMap<string, number>
}

/** Reads the numbers that were given out; none where there are no tables. */
export async function numbersGiven(db: Database): Promise<NumbersGiven> {
  const there = await tablesThere(db)
  const counters: Row[] = []
  const ids = new Map<string, number>()
  if (there.has('counters')) for await (const rows of pagesOf(db, 'counters')) counters.push(...rows)
  for (const table of model.keys()) {
    const last = there.has(table) ? await lastIdOf(db, table) : null
    if (last !== null) ids.set(table, last)
  }
  return { counters, ids }
}

/**
 * Lets no number be given out twice: an invoice written after the backup keeps its number for itself (§ 14 (4) 4 UStG), and a link
 * to an order that is gone never opens another's. What the backup does not know of leaves a gap.
 */
export async function neverAgain(db: Database, { counters, ids }: NumbersGiven): Promise<void> {
  const there = await tablesThere(db)
  for (const [table, last] of ids) if (there.has(table)) await continueAfter(db, table, last)
  if (counters.length === 0 || !there.has('counters')) return
  const projects = await db.selectFrom('project').select('id').execute()
  const known = new Set(projects.map(({ id }) => Number(id)))
  for (const { project, name, year, value } of counters)
    if (known.has(Number(project)))
      await sql`insert into counters (project, name, year, value) values (${project}, ${name}, ${year}, ${value})
        on conflict (project, name, year) do update set value = excluded.value
        where counters.value < excluded.value`.execute(db)
}
