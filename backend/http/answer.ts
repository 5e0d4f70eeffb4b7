import { Fault } from '../fault.ts'
import { Invalid } from '../items/validate.ts'
import { outageOf } from '../outage.ts'

export const jsonAnswer = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers })

/** A body that is JSON already. */
export const jsonText = (text: string, headers: Record<string, string>): Response =>
  new Response(text, { headers: { 'content-type': 'application/json', ...headers } })

export const noContent = (): Response => new Response(null, { status: 204 })

/** Seconds after which a call that met an outage may go well. */
const RETRY_AFTER = 5

/** What is told of a failure outside: of an outage that it is one, of anything else that was not expected nothing. */
export function faultOf(error: unknown): Fault {
  if (error instanceof Fault) return error
  if (outageOf(error) === undefined) return new Fault('internal', 'Internal error')
  return new Fault('unavailable', 'This cannot be done right now; please try again in a moment')
}

/** The headers of an answer with that status. */
export const faultHeaders = (status: number): Record<string, string> =>
  status === 503 ? { 'retry-after': String(RETRY_AFTER), 'cache-control': 'no-store' } : {}

/** The failure as SPEC 8's callers read it: 503 with `Retry-After` where a part of the installation is away. */
export function answerFault(error: unknown, headers: Record<string, string> = {}): Response {
  const fault = faultOf(error)
  const { status } = fault
  const after = fault.wait === undefined ? undefined : { 'retry-after': String(fault.wait) }
  return jsonAnswer({ error: errorOf(fault) }, status, { ...faultHeaders(status), ...after, ...headers })
}

/** What is told of a failure: its code and words, and the fields that do not fit. */
export const errorOf = (fault: Fault) => ({
  code: fault.code,
  message: fault.message,
  ...(fault instanceof Invalid && { fields: fault.problems.slice(0, 100) }),
})
