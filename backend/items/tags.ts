import type { Collection } from '#contract/model/collection.ts'
import type { Field } from '#contract/model/field.ts'
import { collectionOf, fieldOf } from '#contract/model/model.ts'
import { NO_PROJECT } from '../project/project.ts'
import type { Access } from './access.ts'
import type { Value } from './cell.ts'
import { type FieldTree, fieldTree } from './field-tree.ts'
import { isPart } from './parts.ts'
import type { QueryParameters } from './query-parameters.ts'
import type { Answer } from './read.ts'
import { readQuery } from './read-query.ts'
import type { Item } from './rows.ts'

/** The header in which an answer names what it was made of: the project's id, then tags, with spaces between them. */
export const TAGS_HEADER = 'x-tags'

/** Items of a collection that an answer names one by one, which its header has to hold; of more it names their collection. */
const MOST_NAMED = 40

/**
 * What an answer was made of: `collection/id` for one item that says its id, else the collection; each item that its fields lead to, or
 * all of that collection where it does not say which, and every collection that its filters lead to. An item's own parts need no mention,
 * for a change of a part is a change of its item. (DESIGN 3)
 */
export function tagsOf(
  access: Access,
  collection: Collection,
  parameters: QueryParameters,
  { data }: Pick<Answer, 'data'>,
): string[] {
  // Before there is a project, nobody knows whose change will make the answer old: without names, any does.
  if (access.project === NO_PROJECT.id) return [String(NO_PROJECT.id)]
  const made = new Map<string, MadeOf>()
  const items = Array.isArray(data) ? data : [data]
  const isOne = !Array.isArray(data) && !isPart(collection)
  addItems(made, collection, isOne ? idsOf(items) : 'all')
  addTargets(made, access, collection, fieldTree(access, collection, parameters.fields), items)
  for (const { steps } of parameters.filter.length > 0 ? readQuery(access, collection, parameters).filter : [])
    for (const { field } of steps) addFiltered(made, field)
  return [String(access.project), ...[...made].flatMap(([name, of]) => (of === 'all' ? name : [...of]))]
}

/** The items of a collection that an answer was made of, each as `collection/id`. */
type MadeOf = ReadonlySet<string> | 'all'

type Ids = readonly Value[] | 'all'

/** The ids of items that say them; of others it cannot be known which they are. */
function idsOf(items: readonly Item[]): Ids {
  const ids = items.map(({ id }) => id)
  return ids.includes(undefined) ? 'all' : ids.filter((id) => id !== undefined)
}

function addItems(made: Map<string, MadeOf>, { name }: Collection, ids: Ids): void {
  const known = made.get(name) ?? new Set()
  if (known === 'all' || (ids !== 'all' && ids.length === 0)) return
  const all = ids === 'all' ? ids : new Set([...known, ...ids.map((id) => `${name}/${id}`)])
  made.set(name, all === 'all' || all.size > MOST_NAMED ? 'all' : all)
}

function addTargets(
  made: Map<string, MadeOf>,
  access: Access,
  collection: Collection,
  tree: FieldTree,
  items: readonly Item[],
): void {
  for (const [name, below] of tree) {
    const field = fieldOf(collection, name)
    if (!field || !('target' in field) || (below === null && field.type === 'm2o')) continue
    const target = collectionOf(field.target)
    const values = items.flatMap((item) => item[name] ?? null)
    const led = values.filter((value): value is Item => typeof value === 'object' && value !== null)
    if (field.type === 'o2m' && !isPart(target)) addItems(made, target, 'all')
    if (field.type === 'm2o') addItems(made, target, ledTo(access, target, values, led))
    if (below) addTargets(made, access, target, below, led)
  }
}

/** Where nothing stands there may be an item that shows up later without a change of what leads to it. */
function ledTo(access: Access, target: Collection, values: readonly Value[], led: readonly Item[]): Ids {
  const { where, without } = access.read(target) ?? { where: {} }
  const mayBeHidden = Object.keys({ ...where, ...without }).length > 0
  return isPart(target) || (mayBeHidden && led.length < values.length) ? 'all' : idsOf(led)
}

function addFiltered(made: Map<string, MadeOf>, field: Field): void {
  if (!('target' in field)) return
  const target = collectionOf(field.target)
  if (field.type === 'm2o' || !isPart(target)) addItems(made, target, 'all')
}
