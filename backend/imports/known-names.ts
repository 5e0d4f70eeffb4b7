import type { Database } from '../db/database.ts'
import { run } from '../db/run.ts'
import type { Made } from './import-row.ts'

/** Ids by the names that a file may call something. */
export type IdsByName = Map<string, number>

export const nameKey = (name: string, owner: number | '' = '') => `${owner}/${name.trim().toLowerCase()}`

/** The ids of what a project has, by the names and addresses that a file may call it. */
export interface KnownNames {
  readonly manufacturers: IdsByName
  readonly categories: IdsByName
  readonly subcategories: IdsByName
  readonly groups: IdsByName
  readonly attributes: IdsByName
  readonly tags: IdsByName
}

const NAMES_OF: Readonly<Record<string, keyof KnownNames>> = {
  ecommerce_manufacturer: 'manufacturers',
  ecommerce_category: 'categories',
  ecommerce_subcategory: 'subcategories',
  ecommerce_attribute_group: 'groups',
  ecommerce_attribute: 'attributes',
  ecommerce_tag: 'tags',
}

/** Reads what a project has. */
export async function knownNames(db: Database, project: number): Promise<KnownNames> {
  const named = async (text: string): Promise<IdsByName> => {
    const { rows } = await run(db, text, [project])
    const names: IdsByName = new Map()
    for (const { id, owner, display_name, slug } of rows.toReversed())
      for (const name of [slug, display_name])
        if (name) names.set(nameKey(String(name), owner === undefined ? '' : Number(owner)), Number(id))
    return names
  }
  const ofProject = (table: string, columns = 'id, display_name, slug') =>
    named(`select ${columns} from ${table} where project = ? order by id`)
  return {
    manufacturers: await ofProject('ecommerce_manufacturer'),
    categories: await ofProject('ecommerce_category'),
    subcategories: await named(
      'select s.id, s.category as owner, s.display_name, s.slug from ecommerce_subcategory s join ecommerce_category c on c.id = s.category where c.project = ? order by s.id',
    ),
    groups: await ofProject('ecommerce_attribute_group', 'id, display_name'),
    attributes: await named(
      'select a.id, a.attribute_group as owner, a.display_name from ecommerce_attribute a join ecommerce_attribute_group g on g.id = a.attribute_group where g.project = ? order by a.id',
    ),
    tags: await ofProject('ecommerce_tag'),
  }
}

/** Forgets what a transaction has taken back. */
export function forgetMade(known: KnownNames, made: readonly Made[]): void {
  for (const { collection, id } of made) {
    const list = NAMES_OF[collection]
    const names = list ? known[list] : new Map<string, number>()
    for (const [name, found] of names) if (found === id) names.delete(name)
  }
}
