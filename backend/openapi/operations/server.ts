import { type JsonSchema, listOf, objectOf, schemaNamed } from '../parts/json-schema.ts'
import { dataOf, type Operation, pathParameter } from '../parts/operation.ts'

const text: JsonSchema = { type: 'string' }
const object: JsonSchema = { type: 'object' }

const model = (id: string, path: string, summary: string, data: JsonSchema, parameters: Operation['parameters'] = []) =>
  ({
    id,
    tag: 'model',
    method: 'get',
    path,
    summary,
    needs: 'key',
    parameters,
    answer: { schema: dataOf(data) },
  }) as const

const collection = pathParameter('collection', 'page', text)

/** What the server is, and what the model holds. (SPEC 7) */
export const serverOperations: readonly Operation[] = [
  {
    id: 'ping',
    tag: 'server',
    method: 'get',
    path: '/server/ping',
    summary: 'Whether the server answers',
    needs: 'nobody',
    answer: { type: 'text/plain', schema: { const: 'pong' } },
  },
  {
    id: 'server_info',
    tag: 'server',
    method: 'get',
    path: '/server/info',
    summary: 'What a client needs to know first',
    needs: 'nobody',
    answer: {
      schema: dataOf(
        objectOf({
          api: objectOf({ project_name: text, version: { type: ['string', 'null'] } }, ['version']),
          server: objectOf({ max_upload_size: { type: 'integer', description: 'Bytes' } }),
        }),
      ),
    },
  },
  {
    id: 'server_health',
    tag: 'server',
    method: 'get',
    path: '/server/health',
    summary: 'Whether each part works; 503 where one does not',
    needs: 'nobody',
    alike: 503,
    answer: {
      schema: dataOf({ type: 'object', properties: { status: { enum: ['ok', 'failed'] } }, required: ['status'] }),
    },
  },
  model('list_collections', '/collections', 'The collections that the caller may read', listOf(object)),
  model('read_collection', '/collections/{collection}', 'A collection with its fields', object, [collection]),
  model('list_fields', '/fields', 'The fields of all collections', listOf(object)),
  model('list_fields_of', '/fields/{collection}', 'The fields of a collection', listOf(object), [collection]),
  model('read_field', '/fields/{collection}/{field}', 'A field', object, [
    collection,
    pathParameter('field', 'id', text),
  ]),
  model('list_relations', '/relations', 'What leads from one collection to another', listOf(object)),
  model('own_permissions', '/permissions/me', 'What the caller may do', listOf(object)),
  {
    id: 'list_revisions',
    tag: 'items',
    method: 'get',
    path: '/items/{collection}/{id}/revisions',
    summary: 'The history of an item, the newest first',
    needs: 'key',
    parameters: [collection, pathParameter('id', 1, { type: ['integer', 'string'] })],
    answer: { schema: dataOf(listOf(schemaNamed('Revision'))) },
  },
]
