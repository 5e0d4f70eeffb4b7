import type { Collection } from '#contract/model/collection.ts'
import type { Column, TextField } from '#contract/model/field.ts'
import { collectionOf, columnsOf } from '#contract/model/model.ts'

const FORMATS: Readonly<Record<NonNullable<TextField['format']>, string>> = {
  slug: 'beispiel',
  email: 'kundin@example.org',
  color: '#7a5c2e',
  domain: 'www.juwelier.example',
  country: 'DE',
  web: 'https://example.org/',
  https: 'https://example.org/',
  styles: 'h1 { letter-spacing: 0.02em }',
}

/** A file as examples name it. */
export const EXAMPLE_FILE = '5d0c2a8e-1f64-4a3b-9d7e-2b6f0c1a9e55'

/** A value that fits the field. */
export function exampleValue(field: Column): unknown {
  switch (field.type) {
    case 'text':
      return field.choices?.[0] ?? (field.format ? FORMATS[field.format] : 'Beispiel')
    case 'html':
      return '<p>Beispiel</p>'
    case 'integer':
    case 'number':
      return Math.max(field.min ?? 1, 1)
    case 'money':
      return 19.9
    case 'boolean':
      return true
    case 'json':
      if (field.shape === 'object') return {}
      return field.values ? field.values.slice(0, 1) : []
    case 'uuid':
      return EXAMPLE_FILE
    case 'm2o':
      return collectionOf(field.target).fields.id?.type === 'uuid' ? EXAMPLE_FILE : 1
    case 'date':
      return '2026-11-23'
    case 'time':
      return '10:00:00'
    case 'datetime':
      return '2026-11-23T10:00:00.000Z'
  }
}

/** What a rule of the whole row asks for. */
const MORE: Readonly<Record<string, object>> = {
  ecommerce_sale: { product: 1, percent: 10 },
  event: { ends_at: '2026-11-23T12:00:00.000Z' },
}

/** The least that makes a new item: what has to be given, and whom it belongs to. */
export function exampleRecord(collection: Collection): Readonly<Record<string, unknown>> {
  const [owner] = collection.owners
  const needed = Object.fromEntries(
    columnsOf(collection).flatMap(([name, field]) => {
      if (name === 'id') return []
      const isGiven = name === owner || (field.required && field.type !== 'boolean' && !('default' in field))
      return isGiven && name !== 'project' ? [[name, exampleValue(field)]] : []
    }),
  )
  return { ...needed, ...MORE[collection.name] }
}

/** A value for one field that may be written: the first text, else the first of anything but lists. */
export function exampleChange(collection: Collection, written: ReadonlySet<string>): Readonly<Record<string, unknown>> {
  const fields = columnsOf(collection).filter(([name]) => name !== 'id' && written.has(name))
  const isText = ({ type }: Column) => type === 'text' || type === 'html'
  const [name, field] =
    fields.find(([, one]) => isText(one)) ?? fields.find(([, { type }]) => type !== 'm2o') ?? fields[0] ?? []
  return name && field ? { [name]: exampleValue(field) } : {}
}
