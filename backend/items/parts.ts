import type { Collection } from '#contract/model/collection.ts'
import type { OneToMany } from '#contract/model/field.ts'
import { collectionOf, listsOf } from '#contract/model/model.ts'
import { ownerOf } from './belonging.ts'

/** The lists whose rows are parts of the item: they live and die with it, and its revisions hold them. */
export function partsOf(collection: Collection): [string, OneToMany][] {
  return listsOf(collection).filter(([, list]) => {
    const target = collectionOf(list.target)
    return target.owners.includes(list.by) && !target.standalone
  })
}

/** Whether the row's history is that of the item it is a part of. */
export const isPart = (collection: Collection): boolean =>
  !collection.standalone && collection.owners.some((owner) => owner !== 'project' && holds(collection, owner))

const holds = (collection: Collection, owner: string): boolean =>
  partsOf(ownerOf(collection, owner)).some(([, list]) => list.target === collection.name && list.by === owner)
