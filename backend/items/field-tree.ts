import { Fault } from '../fault.ts'
import type { Collection } from '../model/collection.ts'
import { collectionOf, fieldOf } from '../model/model.ts'
import type { Access } from './access.ts'
import { LIMITS } from './limits.ts'

/** The fields asked for; behind a relation, the fields of its items, or null for their ids alone. */
export type FieldTree = Map<string, FieldTree | null>

/** Thrown away at the end: what a collection is to this caller. */
export function readRight(access: Access, collection: Collection) {
  const right = access.read(collection)
  if (!right) throw new Fault('forbidden', `Reading ${collection.name} is not allowed`)
  return right
}

/**
 * Dotted fields as a tree, `*` replaced by all fields that may be read. Throws the Fault that names an unknown field, a
 * path through something that is no relation, or a field that may not be read. (CONTRACTS 2)
 */
export function fieldTree(access: Access, collection: Collection, fields: readonly string[]): FieldTree {
  if (fields.length > LIMITS.fields) throw new Fault('invalid', `fields has more than ${LIMITS.fields} names`)
  const tree: FieldTree = new Map()
  for (const field of fields.length > 0 ? fields : ['*']) {
    const path = field.split('.')
    if (path.length > LIMITS.depth)
      throw new Fault('invalid', `fields goes deeper than ${LIMITS.depth} names: ${field}`)
    grow(tree, access, collection, path, field)
  }
  return tree
}

function grow(tree: FieldTree, access: Access, collection: Collection, path: readonly string[], whole: string): void {
  const [name = '', ...rest] = path
  const right = readRight(access, collection)
  if (name === '*') {
    for (const each of right.fields) growField(tree, access, collection, each, rest, undefined)
    return
  }
  if (!fieldOf(collection, name)) throw new Fault('unknownField', `"${name}" is not a field of ${collection.name}`)
  if (!right.fields.has(name)) throw new Fault('forbiddenField', `Reading ${collection.name}.${name} is not allowed`)
  growField(tree, access, collection, name, rest, whole)
}

/** @param whole the field as asked for; undefined behind a `*`, which passes over what cannot be followed */
function growField(
  tree: FieldTree,
  access: Access,
  collection: Collection,
  name: string,
  rest: readonly string[],
  whole: string | undefined,
): void {
  const field = fieldOf(collection, name)
  const target = field && 'target' in field ? collectionOf(field.target) : undefined
  if (rest.length > 0 && !target && whole !== undefined)
    throw new Fault('brokenPath', `${collection.name}.${name} is no relation, so "${whole}" leads nowhere`)
  const below = tree.get(name) ?? null
  tree.set(name, below)
  if (rest.length === 0 || !target || (whole === undefined && !access.read(target))) return
  const subtree: FieldTree = below ?? new Map()
  tree.set(name, subtree)
  grow(subtree, access, target, rest, whole ?? `${name}.${rest.join('.')}`)
}
