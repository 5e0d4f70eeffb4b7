import { ApiError } from '#sdk/api-error.ts'
import type { Places } from '../record/new-record.ts'

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

/** What a notice says of a failure: its words, or the usual ones. */
export const noticeOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'ra.notification.http_error'

export interface FieldFault {
  readonly field: string
  readonly message: string
}

/** What the backend says of single fields; undefined where it speaks of none. */
export function fieldProblems(error: unknown): readonly FieldFault[] | undefined {
  if (!(error instanceof ApiError)) return undefined
  return (error.body as { error?: { fields?: FieldFault[] } } | undefined)?.error?.fields ?? takenField(error)
}

/** How a failed call is read. */
export interface FailureReading {
  readonly places?: Places
  /** The backend's words in the person's language. */
  readonly inWords?: (message: string) => string
}

/** A failed call as react-admin takes it: the problems of single fields at these fields. Other errors stay what they are. */
export function failureOf(
  error: unknown,
  { places = new Map(), inWords = (message) => message }: FailureReading = {},
): unknown {
  if (!(error instanceof ApiError)) return error
  const fields = fieldProblems(error)
  const errors =
    fields &&
    errorTree(
      fields.map(({ field, message }) => ({ field, message: inWords(message) })),
      places,
    )
  return new CallFailure(inWords(error.message), error.status, { code: error.code, ...(errors && { errors }) })
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
