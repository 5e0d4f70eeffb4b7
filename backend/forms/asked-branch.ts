import type { Database } from '../db/database.ts'
import type { Project } from '../project/project.ts'

/** The branch that a form names. */
export interface AskedBranch {
  readonly name: string
  /** Its own address; null when the shop's is all there is. */
  readonly email: string | null
}

/** A branch of the project; undefined when there is none with this id. */
export async function askedBranch(db: Database, project: Project, id: number | null): Promise<AskedBranch | undefined> {
  if (id === null) return undefined
  const row = await db
    .selectFrom('branch')
    .select(['display_name', 'email'])
    .where('id', '=', id)
    .where('project', '=', project.id)
    .executeTakeFirst()
  return row && { name: String(row.display_name), email: row.email ? String(row.email) : null }
}
