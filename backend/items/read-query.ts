import type { Collection } from '#contract/model/collection.ts'
import { fieldOf } from '#contract/model/model.ts'
import { LIST_META_KEYS, type ListMetaKey } from '#contract/wire/items.ts'
import { Fault } from '../fault.ts'
import type { Access } from './access.ts'
import { type CheckedCondition, conditions } from './condition.ts'
import { type FieldTree, fieldTree, readRight } from './field-tree.ts'
import { LIMITS } from './limits.ts'
import type { QueryParameters, RawCondition } from './query-parameters.ts'

export interface SortKey {
  readonly field: string
  readonly descending: boolean
}

/** A query that the collection and the caller's rights allow. */
export interface ReadQuery {
  readonly fields: FieldTree
  readonly filter: readonly CheckedCondition[]
  /** `random` where `?` stood. */
  readonly sort: readonly (SortKey | 'random')[]
  /** Undefined for `limit=-1`. */
  readonly limit: number | undefined
  /** Items before the first: those of the pages before, or what the query says. */
  readonly offset: number
  readonly single: boolean
  /** Words to look for; empty where nothing is. */
  readonly search: string
  readonly meta: ReadonlySet<ListMetaKey>
}

/** Checks a query by the model and the caller's rights. Throws the Fault that names what is wrong. (CONTRACTS 2) */
export function readQuery(access: Access, collection: Collection, parameters: QueryParameters): ReadQuery {
  const fields = fieldTree(access, collection, parameters.fields)
  const sort = sortOf(access, collection, parameters.sort)
  const limit = limitOf(parameters.limit, access.public && sort.includes('random') ? LIMITS.random : LIMITS.limit)
  const offset = offsetOf(parameters, limit)
  if (limit === undefined) refuseUnlimited(collection, fields)
  const { filter } = parameters
  return {
    fields,
    filter: [...filter, ...statusOf(collection, parameters.status)].flatMap((raw) =>
      conditions(access, collection, raw),
    ),
    sort,
    limit,
    offset,
    single: singleOf(parameters.single),
    search: searchOf(access, parameters.q),
    meta: metaOf(parameters.meta),
  }
}

function limitOf(text: string | undefined, most: number): number | undefined {
  if (text === undefined) return Math.min(LIMITS.defaultLimit, most)
  if (text === '-1' && most === LIMITS.limit) return undefined
  const limit = wholeNumber('limit', text)
  if (limit > most) throw new Fault('invalid', `limit must be at most ${most}`)
  return limit
}

function pageOf(text: string | undefined): number {
  if (text === undefined) return 1
  const page = wholeNumber('page', text)
  if (page > LIMITS.page) throw new Fault('invalid', `page must be at most ${LIMITS.page}`)
  return page
}

/** `offset` wins over `page`, and both need a limit. */
function offsetOf({ offset, page }: QueryParameters, limit: number | undefined): number {
  if (offset === undefined) {
    const before = pageOf(page) - 1
    if (limit === undefined && before > 0) throw new Fault('invalid', 'page works only with a limit')
    return before * (limit ?? 0)
  }
  if (!/^\d{1,8}$/.test(offset)) throw new Fault('invalid', 'offset must be a whole number from 0')
  if (limit === undefined && Number(offset) > 0) throw new Fault('invalid', 'offset works only with a limit')
  return Number(offset)
}

/** The states that are asked for as a condition. */
function statusOf({ name, fields }: Collection, states: readonly string[] = []): RawCondition[] {
  if (states.length === 0 || states.includes('*')) return []
  if (!fields.status) throw new Fault('invalid', `${name} has no status`)
  return [{ path: 'status', operator: 'in', value: states }]
}

function wholeNumber(name: string, text: string): number {
  if (!/^[1-9]\d{0,9}$/.test(text))
    throw new Fault('invalid', `${name} must be a whole number from 1${name === 'limit' ? ', or -1 for all' : ''}`)
  return Number(text)
}

function singleOf(text: string | undefined): boolean {
  if (text === undefined || text === '0' || text === 'false') return false
  if (text === '1' || text === 'true') return true
  throw new Fault('invalid', 'single must be 1 or 0')
}

/** Searching goes through every row, which is for the staff's lists alone. */
function searchOf(access: Access, words: string | undefined): string {
  if (words === undefined) return ''
  if (access.public) throw new Fault('invalid', 'The parameter "q" is not known')
  if (words.length > LIMITS.value || words.includes('\0')) throw new Fault('invalid', 'q is not valid')
  return words.trim()
}

export function metaOf(names: readonly string[]): ReadonlySet<ListMetaKey> {
  if (names.includes('*')) return new Set(LIST_META_KEYS)
  for (const name of names)
    if (!LIST_META_KEYS.includes(name as ListMetaKey)) throw new Fault('invalid', `meta has no "${name}"`)
  return new Set(names as ListMetaKey[])
}

function sortOf(access: Access, collection: Collection, names: readonly string[]): (SortKey | 'random')[] {
  if (names.length > LIMITS.sorts) throw new Fault('invalid', `sort has more than ${LIMITS.sorts} fields`)
  if (names.length === 0) return collection.sort ? [{ field: collection.sort, descending: false }] : []
  const right = readRight(access, collection)
  return names.map((text) => {
    if (text === '?') return 'random'
    const descending = text.startsWith('-')
    const name = descending ? text.slice(1) : text
    const field = fieldOf(collection, name)
    if (!field) throw new Fault('unknownField', `sort: "${name}" is not a field of ${collection.name}`)
    if (!right.fields.has(name)) throw new Fault('forbiddenField', `Reading ${collection.name}.${name} is not allowed`)
    if (field.type === 'o2m' || field.type === 'json')
      throw new Fault('invalid', `sort: ${collection.name}.${name} has no order`)
    return { field: name, descending }
  })
}

/** `limit=-1` is for collections that stay small; of a large one, only for its short columns. */
function refuseUnlimited(collection: Collection, fields: FieldTree): void {
  if (collection.unlimited === true) return
  if (!collection.unlimited) throw new Fault('invalid', `limit=-1 is not allowed on ${collection.name}`)
  for (const [name] of fields) {
    const field = fieldOf(collection, name)
    const long = field?.type === 'html' || field?.type === 'json' || (field?.type === 'text' && field.max > 255)
    if (!field || field.type === 'o2m' || fields.get(name) || long)
      throw new Fault('invalid', `limit=-1 on ${collection.name} is not allowed together with the field ${name}`)
  }
}
