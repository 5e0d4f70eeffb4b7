import { plainOperations } from '../../backend/openapi/document.ts'
import type { Operation } from '../../backend/openapi/parts/operation.ts'
import { answersJson, isLoose, type RecordedExample } from '../../backend/openapi/parts/recorded-examples.ts'
import { documentCheck } from '../../backend/openapi/sample-answer-check.ts'
import type { RecordedCall } from '../../backend/openapi/sample-recording.ts'
import { scrubbed } from './scrub.ts'

/** Characters that an example should not pass, and those beyond which it is none. */
const ENOUGH = 500
const TOO_LONG = 10_000

const lengthOf = (value: unknown): number => (value === undefined ? 0 : JSON.stringify(value).length)

const fieldsIn = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((sum, one) => sum + 1 + fieldsIn(one), 0)
    : 0

/** Whether it is only that there is nothing. */
const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'data' in value && fieldsIn(value.data) === 0

/** The fullest of those that are short, else the shortest; always the same of the same. */
function better(one: unknown, other: unknown): number {
  if (isEmpty(one) !== isEmpty(other)) return isEmpty(one) ? 1 : -1
  const [a, b] = [lengthOf(one), lengthOf(other)]
  if (a > ENOUGH || b > ENOUGH) return a - b
  return fieldsIn(other) - fieldsIn(one) || a - b || JSON.stringify(one).localeCompare(JSON.stringify(other))
}

const best = (values: readonly unknown[]): unknown => values.toSorted(better)[0]

/** What tests ask as attackers do is no example of how one asks. */
const HOSTILE = /<script|<img|angreifer|attacker/i

/** The example of a call, of all that tests asked it and were answered; undefined where nothing of that is one. */
function exampleOf(operation: Operation, calls: readonly RecordedCall[]): RecordedExample | undefined {
  const check = documentCheck()
  const status = operation.answer.status ?? 200
  const asks = isLoose(operation)
  const answers = answersJson(operation)
  const isFit = (value: unknown, problem: string | undefined) => lengthOf(value) <= TOO_LONG && problem === undefined
  const isAsked = ({ request }: RecordedExample) =>
    fieldsIn(request) > 0 &&
    !HOSTILE.test(JSON.stringify(request)) &&
    isFit(request, check.bodyProblem(operation, request))
  const isAnswered = ({ answer }: RecordedExample) =>
    answer !== undefined && isFit(answer, check.problemOf(operation, status, answer))
  const clean = calls.map(({ request, answer }) => ({ request: scrubbed(request), answer: scrubbed(answer) }))
  const pairs = asks ? clean.filter((call) => isAsked(call) && (!answers || isAnswered(call))) : []
  const pick = (part: 'request' | 'answer', from: readonly RecordedExample[]) =>
    best(from.map((call) => call[part]).filter((value) => value !== undefined))
  const request = pick('request', pairs)
  const asked = pairs.filter((call) => JSON.stringify(call.request) === JSON.stringify(request))
  const answer = answers ? pick('answer', asked.length > 0 ? asked : clean.filter(isAnswered)) : undefined
  if (request === undefined && answer === undefined) return undefined
  return { ...(request !== undefined && { request }), ...(answer !== undefined && { answer }) }
}

/** One of the items that a list showed, as it is read alone. */
function alone(list: RecordedExample | undefined): RecordedExample | undefined {
  const answer = list?.answer
  const data = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : undefined
  return Array.isArray(data) && data.length > 0 ? { answer: { data: data[0] } } : undefined
}

/** Of everything that tests asked and were answered, the example of each call, in the order of the document. */
export function examplesOf(calls: readonly RecordedCall[]): Readonly<Record<string, RecordedExample>> {
  const of = Map.groupBy(calls, ({ id }) => id)
  const examples = new Map<string, RecordedExample | undefined>()
  return Object.fromEntries(
    plainOperations().flatMap((operation) => {
      const { id } = operation
      const found = exampleOf(operation, of.get(id) ?? [])
      const list = id.startsWith('read_') && { id: id.replace('read_', 'list_') }
      examples.set(id, found)
      const example = found ?? (list && alone(examples.get(list.id)))
      return example ? [[operation.id, example] as const] : []
    }),
  )
}
