import { Fault } from '../fault.ts'
import { LIMITS } from './limits.ts'

/** One `filter[path][operator]=…`, not yet checked by the model. */
export interface RawCondition {
  readonly path: string
  readonly operator: string
  /** List form (`[in][0]=…`) or the one text given. */
  readonly value: string | readonly string[]
}

export interface QueryParameters {
  readonly fields: readonly string[]
  readonly filter: readonly RawCondition[]
  readonly sort: readonly string[]
  readonly meta: readonly string[]
  readonly limit: string | undefined
  readonly page: string | undefined
  readonly single: string | undefined
  /** Items before the first; wins over `page`. */
  readonly offset?: string | undefined
  /** States, or `*` for all. */
  readonly status?: readonly string[]
  /** Words to look for; only signed-in callers may. */
  readonly q?: string | undefined
}

const LISTS = ['fields', 'sort', 'meta', 'status'] as const
const SCALARS = ['limit', 'offset', 'page', 'single', 'q'] as const

/** Operators whose values stand in one text, with commas between them. */
const LISTED = ['in', 'nin', 'between', 'nbetween', 'all']
const KEY = /^([a-z_]+)((?:\[[^[\]]*\])*)$/
const POSITION = /^\d{0,3}$/

const shown = (key: string) => (key.length > 80 ? `${key.slice(0, 80)}…` : key)

const isOneOf = <T extends string>(names: readonly T[], name: string): name is T => names.includes(name as T)

/**
 * Takes a query apart by its grammar alone. What the grammar does not have is refused, never ignored. (CONTRACTS 2)
 * @param search the part of the address behind the question mark
 */
export function queryParameters(search: string): QueryParameters {
  if (search.length > LIMITS.query) throw new Fault('tooLong', `The query has more than ${LIMITS.query} characters`)
  const lists: Record<(typeof LISTS)[number], string[]> = { fields: [], sort: [], meta: [], status: [] }
  const scalars: Partial<Record<(typeof SCALARS)[number], string>> = {}
  const conditions = new Map<string, { path: string; operator: string; value: string | string[] }>()
  for (const [key, value] of new URLSearchParams(search)) {
    const [, name = '', brackets = ''] = KEY.exec(key) ?? []
    const inside = [...brackets.matchAll(/\[([^\]]*)\]/g)].map((match) => match[1] ?? '')
    if (name === 'filter') addCondition(conditions, key, inside, value)
    else if (isOneOf(LISTS, name) && inside.length <= 1 && POSITION.test(inside[0] ?? ''))
      lists[name].push(...csv(value))
    else if (isOneOf(SCALARS, name) && inside.length === 0) {
      if (scalars[name] !== undefined) throw new Fault('invalid', `${name} is given more than once`)
      scalars[name] = value
    } else throw new Fault('invalid', `The parameter "${shown(key)}" is not known`)
  }
  return {
    ...lists,
    filter: [...conditions.values()],
    limit: scalars.limit,
    offset: scalars.offset,
    page: scalars.page,
    single: scalars.single,
    q: scalars.q,
  }
}

const csv = (value: string): string[] =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

function addCondition(
  conditions: Map<string, { path: string; operator: string; value: string | string[] }>,
  key: string,
  inside: readonly string[],
  value: string,
): void {
  const { path, operator, bound, position } = conditionParts(inside)
  const isListed = LISTED.includes(operator)
  if (!path || inside.length > 3 || (position !== undefined && (!isListed || !POSITION.test(position))))
    throw new Fault('invalid', `"${shown(key)}" is not of the form filter[field][operator]`)
  if (value.length > LIMITS.value && !isListed)
    throw new Fault('invalid', `The value of "${shown(key)}" has more than ${LIMITS.value} characters`)
  const name = `${path}[${bound}][${operator}]`
  const known = conditions.get(name)
  if (position === undefined) {
    if (known) throw new Fault('invalid', `"${shown(key)}" is given more than once`)
    conditions.set(name, { path, operator, value: isListed ? csv(value) : value })
  } else if (!known) conditions.set(name, { path, operator, value: [value] })
  else if (Array.isArray(known.value)) known.value.push(value)
  if (conditions.size > LIMITS.conditions)
    throw new Fault('invalid', `filter has more than ${LIMITS.conditions} conditions`)
}

/** `[field][operator]`, `[field][in][0]`, and `[field][0][gte]` for several bounds of one field. */
function conditionParts([path, second = 'eq', third]: readonly string[]) {
  const isBound = third !== undefined && /^\d{1,2}$/.test(second)
  return isBound
    ? { path, operator: third, bound: second, position: undefined }
    : { path, operator: second, bound: '', position: third }
}
