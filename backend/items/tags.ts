import type { Collection } from '#contract/model/collection.ts'
import type { Field } from '#contract/model/field.ts'
import { collectionOf, fieldOf } from '#contract/model/model.ts'
import { NO_PROJECT } from '../project/project.ts'
import type { Access } from './access.ts'
import { type FieldTree, fieldTree } from './field-tree.ts'
import { isPart } from './parts.ts'
import type { QueryParameters } from './query-parameters.ts'
import type { Answer } from './read.ts'
import { readQuery } from './read-query.ts'

/** The header in which an answer names what it was made of: the project's id, then tags, with spaces between them. */
export const TAGS_HEADER = 'x-tags'

/**
 * What an answer was made of: `collection/id` for one item that says its id, else the collection; and every collection that
 * its fields and filters lead to. An item's own parts need no mention, for a change of a part is a change of its item.
 */
export function tagsOf(
  access: Access,
  collection: Collection,
  parameters: QueryParameters,
  { data }: Pick<Answer, 'data'>,
): string[] {
  const tags = new Set<string>()
  const isOne = !Array.isArray(data) && !isPart(collection) && data.id !== undefined
  tags.add(isOne && !Array.isArray(data) ? `${collection.name}/${data.id}` : collection.name)
  addTargets(tags, collection, fieldTree(access, collection, parameters.fields))
  for (const { steps } of parameters.filter.length > 0 ? readQuery(access, collection, parameters).filter : [])
    for (const { field } of steps) addTarget(tags, field)
  // Before there is a project, nobody knows whose change will make the answer old: without names, any does.
  return access.project === NO_PROJECT.id ? [String(NO_PROJECT.id)] : [String(access.project), ...tags]
}

function addTargets(tags: Set<string>, collection: Collection, tree: FieldTree): void {
  for (const [name, below] of tree) {
    const field = fieldOf(collection, name)
    if (!field || !('target' in field) || (below === null && field.type === 'm2o')) continue
    addTarget(tags, field)
    if (below) addTargets(tags, collectionOf(field.target), below)
  }
}

function addTarget(tags: Set<string>, field: Field): void {
  if (!('target' in field)) return
  const target = collectionOf(field.target)
  if (field.type === 'm2o' || !isPart(target)) tags.add(target.name)
}
