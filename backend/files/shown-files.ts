import { sql } from 'kysely'
import { areaOf, collectionOf, model } from '#contract/model/model.ts'
import { changedProjects, lastChange } from '../changes/feed.ts'
import type { Database } from '../db/database.ts'
import { publicAccess } from '../items/access.ts'
import { and, visible } from '../items/visible.ts'

const MOST = 10_000

/** The collections whose changes may show a file, or hide it. */
const SHOWING = [...model.values()]
  .filter((collection) => ['content', 'files', 'catalogue', 'shop'].includes(areaOf(collection)))
  .map(({ name }) => name)

/**
 * Whether visitors see a file of a project: something published shows it. Looked up once for each file and kept until the next change
 * of contents, whichever process made it.
 */
export function shownFiles(db: Database, most = MOST): (project: number, id: string) => Promise<boolean> {
  const known = new Map<string, boolean>()
  let seq = -1

  async function look(project: number, id: string): Promise<boolean> {
    const where = [sql`${sql.ref('t.id')} = ${id}`, ...visible(publicAccess(project), collectionOf('files'), 't')]
    const { rows } = await sql`select 1 from ${sql.table('files')} as t where ${and(where)}`.execute(db)
    return rows.length > 0
  }

  return async (project, id) => {
    const now = await lastChange(db)
    if (now !== seq) {
      // Orders and what else visitors send show no file.
      if (seq < 0 || now < seq || (await changedProjects(db, SHOWING, seq)).projects.length > 0) known.clear()
      seq = now
    }
    const key = `${project}/${id}`
    const kept = known.get(key)
    if (kept !== undefined) return kept
    const found = await look(project, id)
    // What was read while something else changed may be older than that change.
    if (seq === now && known.size < most) known.set(key, found)
    return found
  }
}
