import type { Collection } from '#contract/model/collection.ts'
import { collectionOf, fieldOf } from '#contract/model/model.ts'
import { Fault } from '../fault.ts'
import type { Access } from './access.ts'
import { LIMITS } from './limits.ts'

/** The fields asked for; behind a relation, the fields of its items, or null for their ids alone. */
export type FieldTree = Map<string, FieldTree | null>

/** What the caller may read of a collection. Throws the Fault that names it where that is nothing. */
export function readRight(access: Access, collection: Collection) {
  const right = access.read(collection)
  if (!right) throw new Fault('forbidden', `Reading ${collection.name} is not allowed`)
  return right
}

interface Growth {
  readonly access: Access
  /** The field as asked for. */
  readonly whole: string
  /** Set behind a `*`, which passes over what cannot be followed. */
  readonly isStar: boolean
  /** The collections that the path has come through. */
  readonly passed: readonly Collection[]
  /** Counts the relations that the answer will follow. */
  readonly relations: { count: number }
}

/**
 * Dotted fields as a tree, `*` replaced by all fields that may be read. Throws the Fault that names an unknown field, a
 * path through something that is no relation, or a field that may not be read. (CONTRACTS 2)
 */
export function fieldTree(access: Access, collection: Collection, fields: readonly string[]): FieldTree {
  if (fields.length > LIMITS.fields) throw new Fault('invalid', `fields has more than ${LIMITS.fields} names`)
  const tree: FieldTree = new Map()
  const relations = { count: 0 }
  for (const whole of fields.length > 0 ? fields : ['*']) {
    const path = whole.split('.')
    if (path.length > LIMITS.depth)
      throw new Fault('invalid', `fields goes deeper than ${LIMITS.depth} names: ${whole}`)
    grow({ access, whole, isStar: false, passed: [collection], relations }, tree, collection, path)
  }
  return tree
}

function grow(growth: Growth, tree: FieldTree, collection: Collection, path: readonly string[]): void {
  const [name = '', ...rest] = path
  const right = readRight(growth.access, collection)
  if (name === '*') {
    for (const each of right.fields) growField({ ...growth, isStar: true }, tree, collection, each, rest)
    return
  }
  if (!fieldOf(collection, name)) throw new Fault('unknownField', `"${name}" is not a field of ${collection.name}`)
  if (!right.fields.has(name)) throw new Fault('forbiddenField', `Reading ${collection.name}.${name} is not allowed`)
  growField(growth, tree, collection, name, rest)
}

function growField(
  growth: Growth,
  tree: FieldTree,
  collection: Collection,
  name: string,
  rest: readonly string[],
): void {
  const field = fieldOf(collection, name)
  const target = field && 'target' in field ? collectionOf(field.target) : undefined
  if (rest.length > 0 && !target && !growth.isStar)
    throw new Fault('brokenPath', `${collection.name}.${name} is no relation, so "${growth.whole}" leads nowhere`)
  const isCircle = target !== undefined && growth.access.public && comesBack(growth.passed, target)
  if (rest.length > 0 && isCircle && !growth.isStar) throw circle('fields', growth.whole, target)
  const isFollowed = rest.length > 0 && target && !isCircle && !(growth.isStar && !growth.access.read(target))
  const known = tree.get(name)
  const below: FieldTree | null = known ?? (isFollowed ? new Map() : null)
  if (!known && (below || (known === undefined && field?.type === 'o2m'))) countRelation(growth)
  tree.set(name, below)
  if (isFollowed && below) grow({ ...growth, passed: [...growth.passed, target] }, below, target, rest)
}

/**
 * Whether a path comes back to a collection as no anonymous one may: with each round the answer grows by a power. One round through a
 * collection that stays small is allowed, as from a menu entry through its groups to further entries.
 */
export const comesBack = (passed: readonly Collection[], next: Collection): boolean =>
  passed.filter((one) => one === next).length > (next.unlimited === true ? 1 : 0)

/** Refuses such a path. `parameter` is where it stands. */
export const circle = (parameter: 'fields' | 'filter', path: string, { name }: Collection): Fault =>
  new Fault('invalid', `${parameter}: "${path.slice(0, 80)}" comes back to ${name}; ask for its items by themselves`)

function countRelation({ relations }: Growth): void {
  relations.count++
  if (relations.count > LIMITS.relations)
    throw new Fault(
      'invalid',
      `fields follows more than ${LIMITS.relations} relations; name the fields that are needed`,
    )
}
