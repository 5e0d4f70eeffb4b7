import type { Operation } from './operation.ts'
import recorded from './recorded-examples.json' with { type: 'json' }

/** Where `npm run docs:examples` writes what it has found in the tests. */
export const RECORDED_FILE = 'backend/openapi/parts/recorded-examples.json'

export interface RecordedExample {
  readonly request?: unknown
  readonly answer?: unknown
}

/** What tests asked and were answered, by the names of operations. */
export const recordedExamples: Readonly<Record<string, RecordedExample>> = recorded

/** Whether a call answers JSON of which there can be an example. */
export const answersJson = ({ answer }: Operation): boolean => answer.schema !== undefined && answer.type === undefined

/** Whether the example of what a call takes says nothing: then one of the tests takes its place. */
export const isLoose = ({ body }: Operation): boolean =>
  body !== undefined && body.type === undefined && JSON.stringify(body.example ?? {}) === '{}'

/** The operation with examples of the tests: of its answer, and of what it takes where it has none of its own. */
export function withRecorded(operation: Operation): Operation {
  const { request, answer } = recordedExamples[operation.id] ?? {}
  const { body } = operation
  return {
    ...operation,
    ...(answer !== undefined && answersJson(operation) && { answer: { ...operation.answer, example: answer } }),
    ...(body && request !== undefined && isLoose(operation) && { body: { ...body, example: request } }),
  }
}
