import { Fault } from '../fault.ts'
import { Invalid } from '../items/validate.ts'

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers })

/** A body that is JSON already. */
export const jsonText = (text: string, headers: Record<string, string>): Response =>
  new Response(text, { headers: { 'content-type': 'application/json', ...headers } })

export const noContent = (): Response => new Response(null, { status: 204 })

/** The failure as SPEC 8's callers read it; what is not expected is told to nobody outside. */
export function answerFault(error: unknown, headers: Record<string, string> = {}): Response {
  const fault = error instanceof Fault ? error : new Fault('internal', 'Internal error')
  const { status, code, message } = fault
  return json(
    { error: { code, message, ...(fault instanceof Invalid && { fields: fault.problems.slice(0, 100) }) } },
    status,
    headers,
  )
}
