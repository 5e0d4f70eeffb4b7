import type { Collection } from '#contract/model/collection.ts'
import { answerWith } from '../parts/answer-with.ts'
import { describedCollections, everyRight } from '../parts/collection-schemas.ts'
import { EXAMPLE_FILE, exampleRecord } from '../parts/example-value.ts'
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
  const shared = { tag: 'items', needs: collection.public ? 'nobody' : 'key' } as const
  const written = { tag: 'items', needs: 'key' } as const
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
  const making: Operation = {
    ...written,
    id: `create_${name}`,
    method: 'post',
    path: list,
    summary: `Makes an item of ${name}, or several of a list`,
    parameters: parametersNamed('fields'),
    body: { schema: oneOrMany(schemaNamed(`${name}.new`)), example: exampleRecord(collection) },
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
    body: { schema: schemaNamed(`${name}.change`), example: {} },
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
