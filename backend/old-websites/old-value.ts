import type { Column } from '#contract/model/field.ts'
import { directusLanguage } from '#domain/imports/directus-values.ts'
import { isRecord } from '#domain/texts/stored-json.ts'

const asNumber = (value: unknown): unknown =>
  typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : value

const BOOLEANS = new Map<unknown, boolean>([
  [1, true],
  ['1', true],
  ['true', true],
  [0, false],
  ['0', false],
  ['false', false],
])

function asJson(value: unknown, isList: boolean): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return isList ? value.split(',').map((part) => part.trim()) : value
  }
}

/** `2026-03-09 17:30:00`, as its tables hold it, and `2026-03-09T17:30:00+00:00` are the same moment in UTC. */
const asMoment = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d \d\d:\d\d(:\d\d)?$/.test(value) ? `${value.replace(' ', 'T')}Z` : value

/**
 * A value of a Directus 8, from its answers or from a dump of its tables, in the form that a field of ours takes. What fits no field stays
 * what it is: the check of the record says so.
 */
export function oldValue(name: string, field: Column, value: unknown): unknown {
  if (name === 'language') return directusLanguage(value) ?? value
  switch (field.type) {
    case 'text':
    case 'html':
      return typeof value === 'number' ? String(value) : value
    case 'integer':
    case 'number':
    case 'money':
      return asNumber(value)
    case 'boolean':
      return BOOLEANS.get(value) ?? value
    case 'json':
      return asJson(value, field.shape === 'list')
    case 'date':
      return typeof value === 'string' && /^\d{4}-\d\d-\d\d[T ]/.test(value) ? value.slice(0, 10) : value
    case 'time':
      return typeof value === 'string' ? value.replace(/^(\d\d:\d\d(:\d\d)?)\..*$/, '$1') : value
    case 'datetime':
      return asMoment(value)
    default:
      return value
  }
}

/** The id of a record, or of what a relation leads to; undefined where there is none. */
export function oldKey(value: unknown): string | undefined {
  if (isRecord(value)) return oldKey(value.id)
  return (typeof value === 'string' && value !== '') || typeof value === 'number' ? String(value) : undefined
}

/** Whether a field of the old system says nothing. */
export const saysNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
