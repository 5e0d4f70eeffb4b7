import { pathOf } from '#domain/paths/routes.ts'
import type { Row } from '../../db/database.ts'
import { groupsBy, joined, localRow, type PlaceScope, type PlaceSource, type SearchPlace } from './place.ts'

/** A branch with its texts. */
export interface BranchRecord {
  readonly id: number
  readonly title: string
  readonly path: string
  readonly words: string
}

/** Reads the branches of a project, as they are called in a language. */
export async function readBranches({ db, project, language, first }: PlaceScope): Promise<BranchRecord[]> {
  const branches = await db.selectFrom('branch').selectAll().where('project', '=', project).orderBy('id').execute()
  if (branches.length === 0) return []
  const ids = branches.map(({ id }) => Number(id))
  const texts = groupsBy(
    await db.selectFrom('branch_translation').selectAll().where('branch', 'in', ids).execute(),
    'branch',
  )
  const members = groupsBy(
    await db.selectFrom('branch_member').selectAll().where('branch', 'in', ids).execute(),
    'branch',
  )
  return branches.flatMap((row: Row) => {
    const own = localRow(texts.get(Number(row.id)) ?? [], { language, first })
    const path = pathOf('branches', language, encodeURIComponent(String(row.slug)))
    const people = (members.get(Number(row.id)) ?? []).map((member) => joined(member, ['name'])).join(' ')
    const words = [joined(row, ['street', 'zip', 'city']), joined(own, ['description']), people].join(' ')
    return path ? [{ id: Number(row.id), title: String(own?.display_name || row.display_name), path, words }] : []
  })
}

/** Branches, by their names, addresses and people. */
export const branchPlaces: PlaceSource = {
  collections: ['branch', 'branch_member'],
  read: async (scope) =>
    (await readBranches(scope)).map(({ title, path, words }): SearchPlace => ({ kind: 'branch', title, path, words })),
}
