import type pg from 'pg'

/** Statements that a connection keeps prepared; what comes later is planned anew each time. */
const MOST_KEPT = 200

/** Parameters of one that is worth keeping: those of many rows come seldom twice. */
const MOST_PARAMETERS = 600

/** All columns of a table may be others after a migration, which a statement that was prepared before does not outlive. */
const HAS_ALL_COLUMNS = /(select|returning|,|\.)\s*\*/i

const kept = new WeakMap<pg.PoolClient, Map<string, string | undefined>>()

/**
 * The name under which a connection keeps a statement prepared, so that PostgreSQL neither reads nor plans it again; undefined where it
 * does not: the first time, and for one that names no columns.
 */
export function keptName(client: pg.PoolClient, text: string, parameters: number): string | undefined {
  const names = kept.get(client) ?? new Map<string, string | undefined>()
  kept.set(client, names)
  const known = names.get(text)
  if (known !== undefined || (names.size >= MOST_KEPT && !names.has(text))) return known
  if (parameters === 0 || parameters > MOST_PARAMETERS || HAS_ALL_COLUMNS.test(text)) return undefined
  const name = names.has(text) ? `kept_${[...names.keys()].indexOf(text)}` : undefined
  names.set(text, name)
  return name
}
