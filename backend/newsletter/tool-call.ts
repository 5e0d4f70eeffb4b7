import { TooSlow } from '../outside/outside-call.ts'
import { PrivateHost } from '../outside/public-address.ts'
import { ToolFault } from './tool.ts'

export interface ToolCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** A tool's answer; `json` is undefined where it is none. */
export interface ToolAnswer {
  readonly status: number
  readonly json: unknown
}

/** The one way to a tool: that of addresses of the outside world, or to the operator's own. */
export type ToolFetch = (request: Request) => Promise<Response>

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Calls a newsletter tool. Throws ToolFault for what is about the connection (credentials, too many calls, no answer); any other
 * status is for who asks.
 */
export async function callTool({ method, url, headers, body }: ToolCall, fetch: ToolFetch): Promise<ToolAnswer> {
  const isForm = body instanceof URLSearchParams
  const init = {
    method,
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: isForm ? String(body) : JSON.stringify(body) }),
  }
  let answer: ToolAnswer
  try {
    const response = await fetch(new Request(url, init))
    answer = { status: response.status, json: jsonOf(await response.text()) }
  } catch (error) {
    if (error instanceof PrivateHost) throw new ToolFault('not_allowed')
    throw new ToolFault(error instanceof TooSlow ? 'too_slow' : 'unreachable')
  }
  const said = `HTTP ${answer.status}`
  if (answer.status === 401 || answer.status === 403) throw new ToolFault('wrong_credentials', said)
  if (answer.status === 429) throw new ToolFault('busy', said)
  if (answer.status >= 500) throw new ToolFault('unreachable', said)
  return answer
}

export const isGood = ({ status }: ToolAnswer): boolean => status >= 200 && status < 300

/** The records of a list in an answer; nothing for what is no list. */
export const recordsIn = (list: unknown): Record<string, unknown>[] =>
  Array.isArray(list) ? list.filter((each) => typeof each === 'object' && each !== null) : []
