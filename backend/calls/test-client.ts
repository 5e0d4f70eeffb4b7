import type { NewAccount } from '../auth/account.ts'
import { addSampleAccount } from '../auth/sample-account.ts'
import type { Database } from '../db/database.ts'
import { answerProblem } from '../openapi/sample-answer-check.ts'
import { recorded } from '../openapi/sample-recording.ts'
import { type Backend, createBackend } from './backend.ts'
import type { BackendOptions } from './services.ts'

export type Json = Record<string, unknown>

/** An answer; `Data` is what the call is known to hold, a record or a list unless named. */
export interface Reply<Data = Json & Json[]> {
  readonly status: number
  readonly body: {
    readonly data: Data
    readonly meta?: Json
    readonly error?: { readonly code: number; readonly message: string }
  }
  readonly headers: Headers
}

export interface Client {
  readonly backend: Backend
  call<Data = Json & Json[]>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Reply<Data>>
  /** Adds an account, gives its password once more, and returns the header that signs it in. */
  signedInAs(account: Omit<NewAccount, 'password'>): Promise<Record<string, string>>
}

export const PASSWORD = 'correct horse battery'

/** A backend for tests: each of its answers, whatever it holds, must be as the document says of the call. */
export function heldBackend(options: BackendOptions): Backend {
  const backend = createBackend(options)
  const answer = recorded(async (request) => backend.fetch(request))
  return {
    ...backend,
    fetch: async (request) => {
      const response = await answer(request)
      const problem = await answerProblem(request, response)
      if (problem) throw new Error(`Not as /openapi.json says: ${problem}`)
      return response
    },
  }
}

/** Such a backend, and calls of it as programs make them. */
export function testClient(db: Database, options: Partial<BackendOptions> = {}): Client {
  const backend = heldBackend({ db, secret: 'a secret of the tests', ...options })
  const call: Client['call'] = async (method, path, body, headers = {}) => {
    const init = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }
    const request = new Request(`http://localhost${path}`, { method, headers, ...init })
    const response = await backend.fetch(request)
    const text = await response.text()
    return { status: response.status, body: text === '' ? {} : JSON.parse(text), headers: response.headers }
  }
  const signedInAs: Client['signedInAs'] = async (account) => {
    await addSampleAccount(db, { password: PASSWORD, ...account })
    const { body } = await call('POST', '/auth/authenticate', { email: account.email, password: PASSWORD })
    const signedIn = { authorization: `Bearer ${body.data.token}` }
    await call('POST', '/auth/confirm', { current_password: PASSWORD }, signedIn)
    return signedIn
  }
  return { backend, call, signedInAs }
}
