import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { isAmong } from '../items/condition-sql.ts'

/** How many ids there may be from the least to the greatest for each that is asked for. */
const DENSE = 1.5

/** Rows whose column is one of these ids, and of ids that lie close together those between them too: that is quicker than looking for each. */
export function isOneOf(db: Database, column: RawBuilder<unknown>, ids: readonly number[]): RawBuilder<SqlBool> {
  const [least, greatest] = [Math.min(...ids), Math.max(...ids)]
  return ids.length > 0 && greatest - least < ids.length * DENSE
    ? sql<SqlBool>`${column} between ${least} and ${greatest}`
    : isAmong(db, column, ids)
}
