import type { Database } from '../db/database.ts'
import type { Project } from '../project/project.ts'

/** The branch that a form names. */
export interface AskedBranch {
  readonly id: number
  readonly name: string
}

/** A branch of the project; undefined when there is none with this id. */
export async function askedBranch(db: Database, project: Project, id: number | null): Promise<AskedBranch | undefined> {
  if (id === null) return undefined
  const row = await db
    .selectFrom('branch')
    .select('display_name')
    .where('id', '=', id)
    .where('project', '=', project.id)
    .executeTakeFirst()
  return row && { id, name: String(row.display_name) }
}
