import { isRecord } from '#domain/texts/stored-json.ts'
import { Fault } from '../fault.ts'
import { checkNesting } from './nesting.ts'
import { readBody } from './read-body.ts'

/** Bytes of a body of JSON. */
const LONGEST_BODY = 2_000_000

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new Fault('badRequest', 'The body must be JSON')
  }
}

/** The JSON of a request's body. Throws the Fault for what is too large, no JSON, or nested too deep. */
export async function jsonBody(request: Request): Promise<unknown> {
  const body = parsed(await readBody(request, LONGEST_BODY, 'body'))
  checkNesting(body)
  return body
}

/** The JSON object of a request's body. */
export async function objectBody(request: Request): Promise<Record<string, unknown>> {
  const body = await jsonBody(request)
  if (!isRecord(body)) throw new Fault('invalid', 'The body must be an object')
  return body
}

/** A text of a body. Throws the Fault that names it when it is missing or too long. */
export function textIn(body: Readonly<Record<string, unknown>>, name: string): string {
  const value = body[name]
  if (typeof value !== 'string' || value === '') throw new Fault('invalid', `${name} is required`)
  if (value.length > 1000 || value.includes('\0')) throw new Fault('invalid', `${name} is not valid`)
  return value
}
