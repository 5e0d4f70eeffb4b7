import { isRecord } from '#domain/texts/stored-json.ts'
import { Fault } from '../fault.ts'
import { checkNesting } from '../http/nesting.ts'
import { readBody } from '../http/read-body.ts'

/** Bytes of a form: the longest message, four bytes a character, percent-encoded. */
export const LONGEST_FORM = 80_000

export type FormInput = Readonly<Record<string, unknown>>

const mediaType = (request: Request) => request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''

/** Whether a browser sent the form by itself, without a script: it wants a page for an answer. */
export const isPlainForm = (request: Request): boolean => mediaType(request) === 'application/x-www-form-urlencoded'

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The fields of a form, sent as JSON or as browsers send forms. Throws the Fault for anything else. */
export async function formFields(request: Request): Promise<FormInput> {
  const text = new TextDecoder().decode(await readBody(request, LONGEST_FORM, 'form'))
  if (isPlainForm(request)) return Object.fromEntries(new URLSearchParams(text))
  const body = mediaType(request) === 'application/json' ? jsonIn(text) : undefined
  if (!isRecord(body)) throw new Fault('badRequest', 'The body must be a JSON object or an urlencoded form')
  checkNesting(body)
  return body
}
