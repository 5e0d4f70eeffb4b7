import type { JsonField, JsonPart } from '#contract/model/field.ts'

const PARTS: Record<JsonPart, [string, (value: unknown) => boolean]> = {
  text: ['a text', (value) => typeof value === 'string'],
  number: ['a number', (value) => typeof value === 'number'],
  boolean: ['true or false', (value) => typeof value === 'boolean'],
  ids: ['a list of ids', (value) => Array.isArray(value) && value.every(Number.isInteger)],
}

/** What a list or object breaks of what its field says it may hold, to go on after the field's name; undefined when nothing. */
export function jsonProblem(field: JsonField, value: unknown): string | undefined {
  if (field.values) return listProblem(field.values, field.required ? 1 : 0, value as readonly unknown[])
  return field.keys && objectProblem(field.keys, value as Readonly<Record<string, unknown>>)
}

function listProblem(values: readonly string[], least: number, list: readonly unknown[]): string | undefined {
  const isGood = list.every((value) => typeof value === 'string' && values.includes(value))
  if (isGood && new Set(list).size === list.length && list.length >= least) return undefined
  return `must list ${least} to ${values.length} different values of ${values.join(', ')}`
}

function objectProblem(keys: NonNullable<JsonField['keys']>, value: Readonly<Record<string, unknown>>) {
  for (const [key, part] of Object.entries(value)) {
    const kinds = Object.hasOwn(keys, key) ? keys[key] : undefined
    if (!kinds) return `has a key "${key.slice(0, 80)}", and may have ${Object.keys(keys).join(', ')} alone`
    if (part !== null && !kinds.some((kind) => PARTS[kind][1](part)))
      return `must have ${kinds.map((kind) => PARTS[kind][0]).join(' or ')} as ${key}`
  }
  return undefined
}
