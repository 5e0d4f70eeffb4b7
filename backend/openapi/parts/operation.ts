import type { JsonSchema } from './json-schema.ts'

export interface Parameter {
  readonly name: string
  readonly in: 'query' | 'path' | 'header'
  readonly description?: string
  readonly required?: boolean
  readonly schema: JsonSchema
  readonly example?: unknown
  readonly style?: 'deepObject'
  readonly explode?: boolean
}

/** What stands in the body of a question or an answer. */
export interface CallContent {
  /** JSON unless said otherwise. */
  readonly type?: string
  readonly schema?: JsonSchema
  readonly example?: unknown
}

/** Who may call: anybody, an API key or a person, only people who are signed in, or only processes of the installation. */
export type Needs = 'nobody' | 'key' | 'account' | 'process'

/** One call of the API as the document tells it. */
export interface Operation {
  readonly id: string
  readonly tag: string
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** With its parameters as `{id}`. */
  readonly path: string
  readonly summary: string
  readonly description?: string
  readonly needs: Needs
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[]
  readonly body?: CallContent
  readonly answer: CallContent & { readonly status?: number }
  /** A status of failure with the same content. */
  readonly alike?: number
  /** Its example names what nobody has made, or asks for more than it says: it may be refused. */
  readonly maybeRefused?: true
  /** How a call that failed is answered: by the words of SPEC 8, or by those of the order API. */
  readonly fails?: 'Failure' | 'Refusal'
}

/** Where links of mails lead that have their secret in the address. */
const LINKED = /^\/(forms|ecom)\/.*\{token\}$/

/** Whether it is answered to somebody who came by a link: that it failed is a page too. */
export const isForPeople = ({ answer, path, method }: Operation): boolean =>
  answer.type === 'text/html' || answer.status === 303 || (method === 'post' && LINKED.test(path))

export const pathParameter = (name: string, example: unknown, schema: JsonSchema = { type: 'integer' }): Parameter => ({
  name,
  in: 'path',
  required: true,
  schema,
  example,
})

export const queryParameter = (name: string, schema: JsonSchema, description?: string): Parameter => ({
  name,
  in: 'query',
  schema,
  ...(description !== undefined && { description }),
})

/** Answers of the order API and of forms: `{data}`. */
export const dataOf = (data: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: { data, public: { const: true } },
  required: ['data'],
  additionalProperties: false,
})
