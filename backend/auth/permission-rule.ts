import { fieldOf, model } from '#contract/model/model.ts'
import type { Database } from '../db/database.ts'
import { Fault } from '../fault.ts'
import { isContent } from '../items/access.ts'
import { Invalid, type Problem } from '../items/validate.ts'

/**
 * Checks a permission that was just written, after `lockRights` and in the same transaction: it speaks of a collection of the
 * contents and of fields that it has, and is the only one of its role, project, collection and action, where a permission for
 * all projects has none. Throws Invalid that names the field, or the Fault for the duplicate. (SPEC 7)
 */
export async function checkPermission(db: Database, id: number): Promise<void> {
  const { role, project, collection, action, fields } = await db
    .selectFrom('permissions')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const problems = problemsOf(String(collection), JSON.parse(String(fields ?? null)))
  if (problems.length > 0) throw new Invalid(problems)
  const twin = await db
    .selectFrom('permissions')
    .select('id')
    .where('id', '!=', id)
    .where('role', '=', Number(role))
    .where('collection', '=', String(collection))
    .where('action', '=', String(action))
    .where('project', project === null ? 'is' : '=', project as number | null)
    .limit(1)
    .executeTakeFirst()
  if (twin) throw new Fault('duplicate', 'collection, action are taken by another permission of the role')
}

function problemsOf(name: string, fields: readonly unknown[] | null): Problem[] {
  const collection = model.get(name)
  if (!collection || !isContent(collection))
    return [{ field: 'collection', message: 'is not a collection of contents' }]
  const isField = (field: unknown) => typeof field === 'string' && fieldOf(collection, field) !== undefined
  return (fields ?? []).every(isField) ? [] : [{ field: 'fields', message: `must list names of fields of ${name}` }]
}
