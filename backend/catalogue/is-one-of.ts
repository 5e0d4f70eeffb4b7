import { amongKeys } from '../db/among.ts'
import type { Statement } from '../db/batch.ts'
import type { Database } from '../db/database.ts'

/** How many ids there may be from the least to the greatest for each that is asked for. */
const DENSE = 1.5

/** Rows whose column is one of these ids, and of ids that lie close together those between them too: that is quicker than looking for each. */
export function isOneOf(db: Database, column: string, ids: readonly number[]): Required<Statement> {
  const [least, greatest] = [Math.min(...ids), Math.max(...ids)]
  if (ids.length > 0 && greatest - least < ids.length * DENSE)
    return { text: `${column} between ? and ?`, parameters: [least, greatest] }
  const { before, parameter, after } = amongKeys(db, ids)
  return { text: `${column} ${before}?${after}`, parameters: [parameter] }
}
