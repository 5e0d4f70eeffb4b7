import type { Column, Field, JsonField, JsonPart, NumberField, TextField } from '#contract/model/field.ts'
import { collectionOf } from '#contract/model/model.ts'
import { MAX_INTEGER } from '../../items/field-value.ts'
import { type JsonSchema, listOf, orNull, schemaNamed } from './json-schema.ts'

const PARTS: Readonly<Record<JsonPart, JsonSchema>> = {
  text: { type: ['string', 'null'] },
  number: { type: ['number', 'null'] },
  boolean: { type: ['boolean', 'null'] },
  ids: { type: ['array', 'null'], items: { type: 'integer' } },
}

/** Formats of texts that JSON Schema has names for. */
const FORMATS: Readonly<Partial<Record<NonNullable<TextField['format']>, string>>> = {
  email: 'email',
  web: 'uri',
  https: 'uri',
}

function jsonSchema({ shape, values, keys }: JsonField): JsonSchema {
  if (shape === 'list') return { type: 'array', ...(values && { items: { enum: values }, uniqueItems: true }) }
  if (!keys) return { type: 'object' }
  const properties = Object.fromEntries(
    Object.entries(keys).map(([name, parts]) => [name, { anyOf: parts.map((part) => PARTS[part]) }]),
  )
  return { type: 'object', properties }
}

/** Bounds as they are on the wire: euro for `money`. */
function numberSchema({ type, min, max }: NumberField): JsonSchema {
  const shown = (bound: number) => (type === 'money' ? bound / 100 : bound)
  return {
    type: type === 'integer' ? 'integer' : 'number',
    ...(type === 'money' && { description: 'Euro with at most two decimals' }),
    ...(min !== undefined && { minimum: shown(min) }),
    ...(max !== undefined && max < MAX_INTEGER && { maximum: shown(max) }),
  }
}

const textSchema = ({ type, choices, max, format }: TextField, isWritten: boolean): JsonSchema => ({
  type: 'string',
  ...(choices && { enum: choices }),
  // What was stored by older rules is still answered.
  ...(isWritten && !choices && { maxLength: max }),
  ...(isWritten && format && FORMATS[format] && { format: FORMATS[format] }),
  ...(type === 'html' && { description: 'HTML; what could do harm is taken out' }),
})

const idSchema = (collection: string): JsonSchema =>
  collectionOf(collection).fields.id?.type === 'uuid' ? { type: 'string', format: 'uuid' } : { type: 'integer' }

function columnSchema(field: Column, isWritten: boolean): JsonSchema {
  switch (field.type) {
    case 'text':
    case 'html':
      return textSchema(field, isWritten)
    case 'integer':
    case 'number':
    case 'money':
      return isWritten ? numberSchema(field) : { type: field.type === 'integer' ? 'integer' : 'number' }
    case 'boolean':
      return { type: 'boolean' }
    case 'json':
      return jsonSchema(field)
    case 'uuid':
      return { type: 'string', format: 'uuid' }
    case 'm2o':
      return idSchema(field.target)
    case 'date':
      return { type: 'string', format: 'date' }
    case 'time':
      return { type: 'string', pattern: '^\\d\\d:\\d\\d(:\\d\\d)?$' }
    case 'datetime':
      return { type: 'string', format: 'date-time' }
  }
}

const isRequired = (field: Column) => field.required === true || field.type === 'boolean'

/** A field as it is read: a relation is the id, or where `fields` asks for more the item. */
export function readField(field: Field): JsonSchema {
  if (field.type === 'o2m') return listOf({ anyOf: [idSchema(field.target), schemaNamed(field.target)] })
  const own = columnSchema(field, false)
  const schema = field.type === 'm2o' ? { anyOf: [own, schemaNamed(field.target)] } : own
  return isRequired(field) ? schema : orNull(schema)
}

/** A field as it is written: a list takes whole records. */
export function writtenField(field: Field): JsonSchema {
  if (field.type === 'o2m') return orNull(listOf(schemaNamed(`${field.target}.new`)))
  const schema = columnSchema(field, true)
  return isRequired(field) && !('default' in field) ? schema : orNull(schema)
}
