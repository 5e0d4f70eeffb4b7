import { createHash } from 'node:crypto'
import type { Collection } from '#contract/model/collection.ts'
import type { Column } from '#contract/model/field.ts'
import { columnsOf, fieldOf } from '#contract/model/model.ts'

const quote = (name: string) => `"${name}"`
const list = (names: readonly string[]) => names.map(quote).join(', ')

/** Names in PostgreSQL end after 63 bytes; a longer one is cut and told apart by a hash. */
const indexName = (table: string, columns: readonly string[], ending: string) => {
  const name = [table, ...columns, ending].join('_')
  return name.length <= 63
    ? name
    : `${name.slice(0, 54)}_${createHash('sha256').update(name).digest('hex').slice(0, 8)}`
}

const columnType = (field: Column, model: ReadonlyMap<string, Collection>): string => {
  switch (field.type) {
    case 'integer':
    case 'money':
      return 'integer'
    case 'number':
      return 'REAL'
    case 'boolean':
      return 'BOOLEAN'
    case 'json':
      return 'JSON'
    case 'm2o':
      return model.get(field.target)?.fields.id?.type === 'uuid' ? 'TEXT' : 'integer'
    default:
      return 'TEXT'
  }
}

const defaultValue = (field: Column): string => {
  if (!('default' in field) || field.default === undefined || field.default === 'now') return ''
  return ` default ${typeof field.default === 'string' ? `'${field.default.replaceAll("'", "''")}'` : field.default}`
}

const columnSql = (name: string, field: Column, model: ReadonlyMap<string, Collection>): string => {
  if (name === 'id') return field.type === 'uuid' ? '"id" TEXT primary key not null' : '"id" ID'
  const given = field.required || field.type === 'boolean' ? ' not null' : ''
  const check = 'min' in field && field.min !== undefined ? ` check (${quote(name)} >= ${field.min})` : ''
  const reference = field.type === 'm2o' ? ` references ${quote(field.target)} ("id") on delete ${field.onDelete}` : ''
  return `${quote(name)} ${columnType(field, model)}${given}${defaultValue(field)}${check}${reference}`
}

/** Unique keys and indices of a collection, and one index for every foreign key that none of them begins with. */
const indicesSql = (collection: Collection): string[] => {
  const leading = new Set([...collection.unique, ...collection.indices].map((columns) => columns[0]))
  const foreign = columnsOf(collection).filter(([name, field]) => field.type === 'm2o' && !leading.has(name))
  const make = (kind: string, ending: string) => (columns: readonly string[]) =>
    `create ${kind} ${quote(indexName(collection.name, columns, ending))} on ${quote(collection.name)} (${list(columns)})`
  return [
    ...collection.unique.map(make('unique index', 'key')),
    ...[...collection.indices, ...foreign.map(([name]) => [name])].map(make('index', 'idx')),
  ]
}

/**
 * The statements that make the model's tables on an empty database, in the words of the migrations: `ID`, `TEXT`,
 * `REAL`, `BOOLEAN` and `JSON` stand for the types that SQLite and PostgreSQL call differently.
 */
export function modelSql(model: ReadonlyMap<string, Collection>): string[] {
  const made = new Set<string>()
  const waiting = [...model.values()]
  const statements: string[] = []
  const late: string[] = []
  const misses = (collection: Collection, field: Column) =>
    field.type === 'm2o' && field.target !== collection.name && !made.has(field.target)
  while (waiting.length > 0) {
    const ready = waiting.findIndex((collection) =>
      columnsOf(collection).every(([, field]) => !field.required || !misses(collection, field)),
    )
    const [collection] = waiting.splice(ready, 1)
    if (ready < 0 || !collection) throw new Error('Collections that require each other cannot be made in any order.')
    const columns = columnsOf(collection)
    const now = columns.filter(([name, field]) => !misses(collection, field) || isChecked(collection, name))
    const later = columns.filter((column) => !now.includes(column))
    const lines = [
      ...now.map(([name, field]) => columnSql(name, field, model)),
      ...collection.checks.map((check) => `check (${check})`),
    ]
    statements.push(`create table ${quote(collection.name)} (\n  ${lines.join(',\n  ')}\n)`)
    for (const [name, field] of later)
      late.push(`alter table ${quote(collection.name)} add column ${columnSql(name, field, model)}`)
    made.add(collection.name)
  }
  const known = [...made].map((name) => model.get(name)).filter((collection) => collection !== undefined)
  return [...statements, ...late, ...known.flatMap(indicesSql)]
}

const isChecked = (collection: Collection, name: string): boolean =>
  fieldOf(collection, name)?.required === true || collection.checks.some((check) => check.includes(quote(name)))
