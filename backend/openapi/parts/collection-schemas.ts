import type { Collection } from '#contract/model/collection.ts'
import { collectionOf, model } from '#contract/model/model.ts'
import { rightsBy } from '../../auth/rights.ts'
import { type Access, isContent, openFields } from '../../items/access.ts'
import { readField, writtenField } from './field-schema.ts'
import type { JsonSchema } from './json-schema.ts'

/** What whoever runs a website may do at most: nobody is shown more. */
export const everyRight: Access = rightsBy({ id: 0, role: 'administrator', project: 1, branch: null }, 1)

/** The collections that `/items` speaks of, as far as anybody may read them. */
export const describedCollections: readonly Collection[] = [...model.values()].filter(
  (collection) => isContent(collection) && everyRight.read(collection),
)

function readSchema(collection: Collection): JsonSchema {
  const readable = openFields(collection)
  return {
    type: 'object',
    description: 'Which of the fields are there follows from `fields`.',
    properties: Object.fromEntries(
      Object.entries(collection.fields).flatMap(([name, field]) =>
        readable.has(name) ? [[name, readField(field)]] : [],
      ),
    ),
    additionalProperties: false,
  }
}

/** Fields that a record has to give; whom it belongs to follows where it is a part of another. */
const needed = (collection: Collection, names: ReadonlySet<string>): string[] =>
  Object.entries(collection.fields).flatMap(([name, field]) =>
    names.has(name) &&
    field.type !== 'o2m' &&
    field.type !== 'boolean' &&
    field.required &&
    !('default' in field) &&
    name !== 'id' &&
    !collection.owners.includes(name)
      ? [name]
      : [],
  )

function writtenSchema(collection: Collection, names: ReadonlySet<string>, isNew: boolean): JsonSchema {
  const fields = Object.entries(collection.fields).filter(([name, field]) => {
    const isKey = name === 'id' && field.type !== 'uuid' && isNew
    return names.has(name) && !isKey
  })
  const required = isNew ? needed(collection, names) : []
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, field]) => [name, writtenField(field)])),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  }
}

/** The collections that writing reaches from those that are described: the targets of their lists, however deep. */
function withLists(start: readonly Collection[]): ReadonlySet<Collection> {
  const reached = new Set(start)
  for (const collection of reached)
    for (const field of Object.values(collection.fields))
      if (field.type === 'o2m') reached.add(collectionOf(field.target))
  return reached
}

/** The collections whose items are read: those described, and what their relations lead to. */
function withRelations(start: readonly Collection[]): ReadonlySet<Collection> {
  const reached = new Set(start)
  for (const collection of reached)
    for (const field of Object.values(collection.fields))
      if (field.type === 'o2m' || field.type === 'm2o') reached.add(collectionOf(field.target))
  return reached
}

const allFields = (collection: Collection) => new Set(Object.keys(collection.fields))

/** Each collection as it is read (`page`), made (`page.new`) and changed (`page.change`). */
export function collectionSchemas(): Record<string, JsonSchema> {
  const read = [...withRelations(describedCollections)].map(
    (collection) => [collection.name, readSchema(collection)] as const,
  )
  const made = [...withLists(describedCollections)].map((collection) => {
    const names = everyRight.write(collection, 'create') ?? allFields(collection)
    return [`${collection.name}.new`, writtenSchema(collection, names, true)] as const
  })
  const changed = describedCollections.flatMap((collection) => {
    const names = everyRight.write(collection, 'update')
    return names && names.size > 0
      ? [[`${collection.name}.change`, writtenSchema(collection, names, false)] as const]
      : []
  })
  return Object.fromEntries([...read, ...made, ...changed])
}
