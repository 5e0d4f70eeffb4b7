import type { Collection } from '#contract/model/collection.ts'
import { isOpenToKeys } from '#contract/wire/api-keys.ts'
import { answerWith } from '../parts/answer-with.ts'
import { describedCollections, everyRight } from '../parts/collection-schemas.ts'
import { EXAMPLE_FILE, exampleChange, exampleRecord } from '../parts/example-value.ts'
import { parametersNamed } from '../parts/item-parameters.ts'
import { type JsonSchema, listOf, schemaNamed } from '../parts/json-schema.ts'
import { type Operation, pathParameter } from '../parts/operation.ts'

const PAGED = ['fields', 'filter', 'sort', 'limit', 'offset', 'page', 'single', 'status', 'q', 'meta'] as const

const oneOrMany = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, listOf(schema)] })

const idOf = (collection: Collection) =>
  pathParameter('id', collection.fields.id?.type === 'uuid' ? EXAMPLE_FILE : 1, {
    type: ['integer', 'string'],
    description: 'Of several items with commas: then `data` is a list.',
  })

function operationsOf(collection: Collection): Operation[] {
  const { name } = collection
  const list = `/items/${name}`
  const item = `/items/${name}/{id}`
  const row = schemaNamed(name)
  const needs = isOpenToKeys(collection) ? 'key' : 'account'
  const shared = { tag: 'items', needs: collection.public ? 'nobody' : needs } as const
  const written = { tag: 'items', needs } as const
  const reading: Operation[] = [
    {
      ...shared,
      id: `list_${name}`,
      method: 'get',
      path: list,
      summary: `Reads items of ${name}`,
      parameters: parametersNamed(...PAGED),
      answer: { schema: answerWith(oneOrMany(row)) },
    },
    {
      ...shared,
      id: `read_${name}`,
      method: 'get',
      path: item,
      summary: `Reads an item of ${name}`,
      parameters: [idOf(collection), ...parametersNamed('fields', 'meta')],
      answer: { schema: answerWith(oneOrMany(row)) },
    },
  ]
  // Those of files follow from their bytes: /files.
  if (name === 'files') return reading
  /** The least that is to be said, or else anything that may be. */
  const example = (least: object, action: 'create' | 'update') =>
    Object.keys(least).length > 0 ? least : exampleChange(collection, everyRight.write(collection, action) ?? new Set())
  const making: Operation = {
    ...written,
    id: `create_${name}`,
    method: 'post',
    path: list,
    summary: `Makes an item of ${name}, or several of a list`,
    parameters: parametersNamed('fields'),
    body: { schema: oneOrMany(schemaNamed(`${name}.new`)), example: example(exampleRecord(collection), 'create') },
    answer: { schema: answerWith(oneOrMany(row)) },
  }
  const changing: Operation = {
    ...written,
    id: `change_${name}`,
    method: 'patch',
    path: item,
    summary: `Changes an item of ${name}`,
    parameters: [
      idOf(collection),
      ...parametersNamed('fields'),
      {
        name: 'If-Match',
        in: 'header',
        description: '`meta.revision` of the item as it was read: 412 where somebody has changed it since.',
        schema: { type: 'string' },
      },
    ],
    body: {
      schema: schemaNamed(`${name}.change`),
      example: example({}, 'update'),
    },
    answer: { schema: answerWith(oneOrMany(row)) },
  }
  const removing: Operation = {
    ...written,
    id: `delete_${name}`,
    method: 'delete',
    path: item,
    summary: `Takes away an item of ${name}`,
    parameters: [idOf(collection)],
    answer: { status: 204 },
  }
  const may = { create: making, update: changing, delete: removing } as const
  const writing = (['create', 'update', 'delete'] as const).filter(
    (action) => (everyRight.write(collection, action)?.size ?? 0) > 0,
  )
  return [...reading, ...writing.map((action) => may[action])]
}

/** Reading, making, changing and taking away, for each collection what can be done with it. (SPEC 7) */
export const itemOperations = (): Operation[] => describedCollections.flatMap(operationsOf)
