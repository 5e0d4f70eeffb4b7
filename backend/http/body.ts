import { isRecord } from '#domain/texts/stored-json.ts'
import { Fault } from '../fault.ts'
import { checkNesting } from './nesting.ts'
import { readBody } from './read-body.ts'

/** Bytes of a body of JSON that holds contents: records, lines of an import. Only who is signed in sends such. */
export const LONGEST_CONTENTS = 2_000_000

/** Bytes of every other body of JSON: an order of a hundred engraved pieces has a quarter of it. */
const LONGEST_CALL = 200_000

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new Fault('badRequest', 'The body must be JSON')
  }
}

async function jsonBody(request: Request, most: number): Promise<unknown> {
  const body = parsed(await readBody(request, most, 'body'))
  checkNesting(body)
  return body
}

function objectOf(body: unknown): Record<string, unknown> {
  if (!isRecord(body)) throw new Fault('invalid', 'The body must be an object')
  return body
}

/**
 * The JSON of contents that staff send, at most 2,000,000 bytes; to be read only after it is known who asks. Throws the Fault for what is too
 * large, no JSON, or nested too deep.
 */
export const contentsBody = (request: Request): Promise<unknown> => jsonBody(request, LONGEST_CONTENTS)

/** The same, for contents that are an object. */
export const contentsObject = async (request: Request): Promise<Record<string, unknown>> =>
  objectOf(await contentsBody(request))

/** The JSON object of a call, at most 200,000 bytes. Throws the Fault for what is too large, no JSON, no object, or nested too deep. */
export const objectBody = async (request: Request): Promise<Record<string, unknown>> =>
  objectOf(await jsonBody(request, LONGEST_CALL))

/** A text of a body. Throws the Fault that names it when it is missing or too long. */
export function textIn(body: Readonly<Record<string, unknown>>, name: string): string {
  const value = body[name]
  if (value === undefined || value === null || value === '') throw new Fault('invalid', `${name} is required`)
  if (typeof value !== 'string') throw new Fault('invalid', `${name} must be a text`)
  if (value.length > 1000 || value.includes('\0')) throw new Fault('invalid', `${name} is not valid`)
  return value
}
