import { answerWith } from '../parts/answer-with.ts'
import { EXAMPLE_FILE } from '../parts/example-value.ts'
import { parametersNamed } from '../parts/item-parameters.ts'
import { type JsonSchema, listOf, schemaNamed } from '../parts/json-schema.ts'
import { type Operation, pathParameter, queryParameter } from '../parts/operation.ts'

const uuid: JsonSchema = { type: 'string', format: 'uuid' }
const id = pathParameter('id', EXAMPLE_FILE, uuid)
const file = schemaNamed('files')

/** Pictures and other files, and their bytes. (SPEC 7) */
export const fileOperations: readonly Operation[] = [
  {
    id: 'upload_file',
    tag: 'files',
    method: 'post',
    path: '/files',
    summary: 'Uploads a file; its kind follows from its content',
    needs: 'key',
    parameters: parametersNamed('fields'),
    body: {
      type: 'multipart/form-data',
      schema: {
        type: 'object',
        properties: {
          file: { type: 'string', contentMediaType: 'application/octet-stream' },
          title: { type: 'string' },
        },
        required: ['file'],
      },
      example: { title: 'Ein Ring' },
    },
    answer: { schema: answerWith(file) },
  },
  {
    id: 'list_stored_files',
    tag: 'files',
    method: 'get',
    path: '/files',
    summary: 'Lists files by the grammar of items',
    needs: 'nobody',
    parameters: parametersNamed('fields', 'filter', 'sort', 'limit', 'offset', 'page', 'single', 'q', 'meta'),
    answer: { schema: answerWith({ anyOf: [file, listOf(file)] }) },
  },
  {
    id: 'read_stored_file',
    tag: 'files',
    method: 'get',
    path: '/files/{id}',
    summary: 'Reads what is known of a file',
    needs: 'nobody',
    parameters: [id, ...parametersNamed('fields', 'meta')],
    answer: { schema: answerWith(file) },
  },
  {
    id: 'change_file',
    tag: 'files',
    method: 'patch',
    path: '/files/{id}',
    summary: 'Changes name, title, focal point and texts',
    needs: 'key',
    parameters: [id, ...parametersNamed('fields')],
    body: {
      schema: {
        type: 'object',
        properties: Object.fromEntries(
          ['filename', 'title', 'focal_x', 'focal_y', 'translations'].map((name) => [
            name,
            { $ref: `#/components/schemas/files.new/properties/${name}` },
          ]),
        ),
        additionalProperties: false,
      },
      example: { title: 'Ein goldener Ring', focal_x: 0.5, focal_y: 0.3 },
    },
    answer: { schema: answerWith(file) },
  },
  {
    id: 'file_content',
    tag: 'files',
    method: 'get',
    path: '/assets/{id}',
    summary: 'The bytes of a file, pictures in the size asked for',
    needs: 'nobody',
    parameters: [
      id,
      queryParameter('width', { type: 'integer' }, 'Pixels'),
      queryParameter('height', { type: 'integer' }, 'Pixels'),
      queryParameter('fit', { type: 'string' }),
    ],
    answer: { type: '*/*' },
  },
  {
    id: 'delete_file',
    tag: 'files',
    method: 'delete',
    path: '/files/{id}',
    summary: 'Lays a file into the bin',
    needs: 'key',
    parameters: [id],
    answer: { status: 204 },
  },
]
