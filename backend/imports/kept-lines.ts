import type { LineKind } from '#domain/imports/visitor-lines.ts'
import type { Database } from '../db/database.ts'
import { addRows } from '../db/insert-rows.ts'
import { run } from '../db/run.ts'
import type { Made } from './import-row.ts'
import { moveImport } from './import-store.ts'
import { markOf } from './undo-lines.ts'

/** How far a line is whose record is written: nothing is to be fetched for it. */
const OVER = 3

/** What one line of a table has made. */
export interface MadeOfLine {
  readonly line: number
  readonly name: string
  readonly made: Pick<Made, 'collection' | 'id'>
}

interface About {
  readonly kind: LineKind
  readonly filename: string
  readonly project: number
  readonly user: number
  readonly id: string
  now(): Date
}

/**
 * Notes what the lines of a table make, so that it can be taken back: which record each line made, and none of its words, for they name
 * people. A table that makes nothing is not noted. Where the process ends between two parts, the work on imports ends it as one of goods.
 */
export function keptLines(about: About) {
  const { id, kind, filename, project, user } = about
  let isThere = false

  /** Notes a part in the transaction that writes it. */
  async function keep(trx: Database, made: readonly MadeOfLine[]): Promise<void> {
    if (made.length === 0) return
    const now = about.now().toISOString()
    const row = { id, project, user, filename: filename.slice(0, 255), source: kind, created_on: now }
    if (isThere) await run(trx, 'update imports set seen_on = ? where id = ?', [now, id])
    else await addRows(trx, 'imports', [{ ...row, state: 'writing', seen_on: now }])
    const rows = []
    for (const { line, name, made: one } of made)
      rows.push({
        import: id,
        line,
        key: '',
        name: kind === 'redirects' ? name.slice(0, 500) : null,
        data: JSON.stringify({ line }),
        step: OVER,
        outcome: 'create',
        problems: '[]',
        made: JSON.stringify([{ ...one, name: '', mark: await markOf(trx, one) }]),
      })
    await addRows(trx, 'import_goods', rows)
  }

  return {
    keep,
    /** Tells that the part which was noted last is written. */
    wrote() {
      isThere = true
    },
    end: (db: Database) => moveImport(db, id, ['writing', 'picturing', 'done'], { state: 'done' }),
  }
}
