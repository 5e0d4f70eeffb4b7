import { EXAMPLE_FILE } from './example-value.ts'
import type { JsonSchema } from './json-schema.ts'
import { type CallContent, type Operation, type Parameter, pathParameter, queryParameter } from './operation.ts'

const text: JsonSchema = { type: 'string' }

/** What a call answers, by a word. */
const ANSWERS = {
  data: { schema: { type: 'object', required: ['data'] } },
  done: { schema: { type: 'object' } },
  nothing: { status: 204 },
  page: { type: 'text/html' },
  onward: { status: 303 },
  pdf: { type: 'application/pdf' },
  csv: { type: 'text/csv' },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  tar: { type: 'application/x-tar' },
  stream: { type: 'text/event-stream' },
} as const satisfies Record<string, Operation['answer']>

/** Parameters of addresses that are no numbers. */
const NAMED: Readonly<Record<string, unknown>> = {
  collection: 'page',
  kind: 'contact_request',
  month: '2026-11',
  name: 'smtp',
  place: 'parcels',
  token: '7f0b',
}

const inPath = (path: string): Parameter[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) =>
    name in NAMED
      ? pathParameter(name, NAMED[name], text)
      : pathParameter(name, path.startsWith('/previews') ? EXAMPLE_FILE : 1, { type: ['integer', 'string'] }),
  )

interface More {
  /** Names of the query, with the values of an example. */
  readonly query?: Readonly<Record<string, string>>
  readonly body?: CallContent
  /** Where it is not that of its group. */
  readonly needs?: Operation['needs']
}

export type Brief = readonly [
  id: string,
  call: `${Operation['method']} /${string}`,
  answer: keyof typeof ANSWERS,
  summary: string,
  more?: More,
]

/** Calls whose answers are told by their kind alone: `data`, a page, a paper. A failure has the shape of a refusal. */
export const briefOperations = (tag: string, needs: Operation['needs'], calls: readonly Brief[]): Operation[] =>
  calls.map(([id, call, answer, summary, { query = {}, body, needs: own = needs } = {}]) => {
    const [method = '', path = ''] = call.split(' ')
    const asked = Object.entries(query).map(([name, example]) => ({ ...queryParameter(name, text), example }))
    return {
      id,
      tag,
      summary,
      needs: own,
      path,
      answer: ANSWERS[answer],
      fails: 'Refusal',
      maybeRefused: true,
      method: method as Operation['method'],
      parameters: [...inPath(path), ...asked],
      ...(body && { body }),
    }
  })

/** A body of which the document says no more than its example. */
export const like = (example: object): CallContent => ({ schema: { type: 'object' }, example })
