import { ApiError } from '#sdk/api-error.ts'
import { labelling, type OfficeLanguage } from '../labels/labels.ts'
import type { Places } from '../record/new-record.ts'
import { officeProblemText } from './problem-text.ts'

/** Somebody has changed the record since the form was filled. */
export const OUTDATED = 412

/** A failed call in the shape that react-admin looks for: the status, and `errors` by the form's fields. */
export class CallFailure extends Error {
  readonly status: number | undefined
  readonly body: { readonly code: string; readonly errors?: Record<string, unknown> }

  constructor(message: string, status: number | undefined, body: CallFailure['body']) {
    super(message)
    this.status = status
    this.body = body
  }
}

/** The words of a failure, whatever was thrown. */
export const failureText = (error: unknown): string => (error instanceof Error ? error.message : String(error))

export interface FieldFault {
  readonly field: string
  readonly message: string
}

/** What the backend says of single fields; undefined where it speaks of none. */
export function fieldProblems(error: unknown): readonly FieldFault[] | undefined {
  if (!(error instanceof ApiError)) return undefined
  return (error.body as { error?: { fields?: FieldFault[] } } | undefined)?.error?.fields ?? takenField(error)
}

/** A message that begins with the name of a field, as the backend writes it where it lists no fields. */
const OF_FIELD = /^([a-z]\w*(?:\.\w+)*):? (.+)$/

/** Why a call failed in the person's language: a field is called as its form calls it, and not by its name in the program. */
export function failureWords(error: unknown, language: OfficeLanguage): string {
  const fields = fieldProblems(error)
  if (fields && fields.length > 0)
    return fields.map(({ field, message }) => ofField(field, message, language)).join('; ')
  const message = failureText(error)
  const words = officeProblemText(message, language)
  const [, field, problem] = (words === message && OF_FIELD.exec(message)) || []
  const isKnown = problem !== undefined && officeProblemText(problem, 'de') !== problem
  return field && isKnown ? ofField(field, problem, language) : words
}

function ofField(path: string, message: string, language: OfficeLanguage): string {
  const name = path.split('.').findLast((part) => !/^\d+$/.test(part))
  const words = officeProblemText(message, language)
  // A sentence of its own says what it is about.
  return name && !/^\p{Lu}/u.test(words) ? `${labelling(language).field('', name)}: ${words}` : words
}

/** How a failed call is read. */
export interface FailureReading {
  readonly places?: Places
  /** The person's. */
  readonly language?: OfficeLanguage
}

/** A failed call as react-admin takes it: the problems of single fields at these fields. Other errors stay what they are. */
export function failureOf(error: unknown, { places = new Map(), language = 'en' }: FailureReading = {}): unknown {
  if (!(error instanceof ApiError)) return error
  const fields = fieldProblems(error)
  const errors =
    fields &&
    errorTree(
      fields.map(({ field, message }) => ({ field, message: officeProblemText(message, language) })),
      places,
    )
  return new CallFailure(failureWords(error, language), error.status, { code: error.code, ...(errors && { errors }) })
}

/** A value that must be the only one of its kind is refused by its name. */
function takenField({ status, message }: ApiError): FieldFault[] | undefined {
  const [, field] = (status === 409 && /^([\w.]+) (is taken by another item of .*)$/.exec(message)) || []
  return field ? [{ field, message: message.slice(field.length + 1) }] : undefined
}

/** The problems as a tree of the form's fields. */
export function errorTree(problems: readonly FieldFault[], places: Places): Record<string, unknown> {
  const tree: Record<string, unknown> = {}
  for (const { field, message } of problems) {
    const names = inForm(field, places).split('.')
    const last = names.pop() ?? field
    let branch = tree
    for (const name of names) {
      branch[name] = typeof branch[name] === 'object' ? branch[name] : {}
      branch = branch[name] as Record<string, unknown>
    }
    branch[last] ??= message
  }
  return tree
}

function inForm(field: string, places: Places): string {
  const known = [...places.keys()].filter((place) => field === place || field.startsWith(`${place}.`))
  const longest = known.toSorted((a, b) => b.length - a.length)[0]
  return longest === undefined ? field : `${places.get(longest)}${field.slice(longest.length)}`
}
