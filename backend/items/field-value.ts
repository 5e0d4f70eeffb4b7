import type { Column, JsonField, MomentField, NumberField, TextField, TextFormat } from '#contract/model/field.ts'
import { styleSheetProblem } from '#domain/look/style-sheet.ts'
import { shopPlaceholders, unknownPlaceholders } from '#domain/orders/shop-placeholders.ts'
import { DOMAIN_NAME, NO_DOMAIN_NAME } from '#domain/paths/domain-name.ts'
import { webAddress } from '#domain/paths/web-address.ts'
import { isStorable } from '#domain/texts/storable.ts'
import { isRecord } from '#domain/texts/stored-json.ts'
import type { Cell } from '../db/database.ts'
import { UUID } from '../uuid.ts'
import { jsonProblem } from './json-shape.ts'

/** Thrown for a value that does not fit its field; the message goes on after the field's name. */
export class Misfit extends Error {}

export const MAX_INTEGER = 2_147_483_647

const FORMATS: Record<Exclude<TextFormat, 'styles'>, [Pick<RegExp, 'test'>, string]> = {
  slug: [/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters, digits and single hyphens'],
  email: [/^[^\s@]+@[^\s@]+\.[^\s@.]+$/, 'must be an e-mail address'],
  color: [/^(#[0-9a-f]{3,8}|[a-z]+\([\d.,%/\sa-z-]+\)|[a-z]+)$/i, 'must be a CSS colour'],
  domain: [DOMAIN_NAME, NO_DOMAIN_NAME],
  country: [/^[A-Z]{2}$/, 'must be a country code of two capital letters'],
  https: [
    { test: (text) => webAddress(text)?.protocol === 'https:' },
    'must be an https address like https://example.org',
  ],
  web: [{ test: (text) => webAddress(text) !== undefined }, 'must be a web address like https://example.org'],
}

const MOMENTS: Record<MomentField['type'], [RegExp, string]> = {
  date: [/^\d{4}-\d\d-\d\d$/, 'must be a date like 2026-03-09'],
  time: [/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, 'must be a time like 18:30 or 18:30:00'],
  datetime: [
    /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/,
    'must be a moment like 2026-03-09T17:30:00Z',
  ],
}

function textCell(field: TextField, value: unknown): string {
  if (typeof value !== 'string') throw new Misfit('must be a text')
  return storedText(field, value.normalize('NFC'))
}

function storedText(field: TextField, value: string): string {
  if (!isStorable(value)) throw new Misfit('has a character that cannot be stored')
  if (value.length > field.max) throw new Misfit(`must have at most ${field.max} characters`)
  if (field.choices && !field.choices.includes(value)) throw new Misfit(`must be one of ${field.choices.join(', ')}`)
  if (field.format === 'styles') {
    const problem = styleSheetProblem(value)
    if (problem) throw new Misfit(problem)
  } else if (field.format && value !== '') {
    const [pattern, rule] = FORMATS[field.format]
    if (!pattern.test(value)) throw new Misfit(rule)
  }
  const [unknown] = field.placeholders ? unknownPlaceholders(value) : []
  if (unknown !== undefined)
    throw new Misfit(`names {{${unknown}}}, which is no placeholder; there are ${shopPlaceholders.join(', ')}`)
  return value
}

/** Euro to cents; more than two decimals are refused, never rounded. */
function cents(value: number): number {
  const whole = Math.round(value * 100)
  if (Math.abs(value * 100 - whole) > 1e-6) throw new Misfit('must have at most two decimals')
  return whole
}

function numberCell(field: NumberField, value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new Misfit('must be a number')
  const stored = field.type === 'money' ? cents(value) : value
  if (field.type === 'integer' && !Number.isInteger(stored)) throw new Misfit('must be a whole number')
  if (field.decimals !== undefined && Number(stored.toFixed(field.decimals)) !== stored)
    throw new Misfit(`must have at most ${field.decimals} decimals`)
  const shown = (bound: number) => (field.type === 'money' ? bound / 100 : bound)
  const { min = -MAX_INTEGER, max = MAX_INTEGER } = field
  if (stored < min) throw new Misfit(`must be at least ${shown(min)}`)
  if (stored > max) throw new Misfit(`must be at most ${shown(max)}`)
  return stored
}

/** A day, a time or a moment as it is stored. Throws the Misfit that says what it must be. */
export function momentCell(field: MomentField, value: unknown): string {
  const [pattern, rule] = MOMENTS[field.type]
  if (typeof value !== 'string' || !pattern.test(value)) throw new Misfit(rule)
  if (field.type === 'time') return value.length === 5 ? `${value}:00` : value
  const moment = new Date(value)
  if (Number.isNaN(moment.getTime())) throw new Misfit(rule)
  const iso = moment.toISOString()
  if (field.type === 'datetime') return iso
  // A day that no month has, like 30 February, would silently become another day.
  if (!iso.startsWith(value)) throw new Misfit(rule)
  return value
}

const MAX_JSON_DEPTH = 30

const isShallow = (value: unknown, depth: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth > 0 && Object.values(value).every((part) => isShallow(part, depth - 1)))

function jsonCell(field: JsonField, value: unknown): string {
  const fits = field.shape === 'list' ? Array.isArray(value) : isRecord(value)
  if (!fits) throw new Misfit(field.shape === 'list' ? 'must be a list' : 'must be an object')
  const problem = jsonProblem(field, value)
  if (problem) throw new Misfit(problem)
  if (!isShallow(value, MAX_JSON_DEPTH)) throw new Misfit(`must not be nested deeper than ${MAX_JSON_DEPTH}`)
  const stored = JSON.stringify(value)
  if (stored.length > field.max) throw new Misfit(`must have at most ${field.max} characters as JSON`)
  if (/\\u(0000|d[89a-f])/i.test(stored)) throw new Misfit('has a character that cannot be stored')
  return stored
}

/** A key of another row, in the type that its collection has. */
export function keyCell(uuid: boolean, value: unknown): Cell {
  if (uuid) {
    if (typeof value !== 'string' || !UUID.test(value)) throw new Misfit('must be the id of a file')
    return value
  }
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1 || value > MAX_INTEGER)
    throw new Misfit('must be the id of an item')
  return value
}

/**
 * A value from the wire as it is stored. Throws Misfit when it breaks a rule of its field.
 * @param pointsToUuid whether a many-to-one field points to a collection whose ids are UUIDs
 */
export function toCell(field: Column, value: unknown, pointsToUuid: boolean): Cell {
  const empty = value === null || value === undefined || (value === '' && field.required)
  if (empty) {
    if (field.required || field.type === 'boolean') throw new Misfit('is required')
    return null
  }
  switch (field.type) {
    case 'text':
    case 'html':
      return textCell(field, value)
    case 'integer':
    case 'number':
    case 'money':
      return numberCell(field, value)
    case 'boolean':
      if (typeof value !== 'boolean') throw new Misfit('must be true or false')
      return value
    case 'json':
      return jsonCell(field, value)
    case 'uuid':
      return keyCell(true, value)
    case 'm2o':
      return keyCell(pointsToUuid, value)
    default:
      return momentCell(field, value)
  }
}
