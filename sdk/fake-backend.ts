import type { Fetch } from './transport.ts'

export type SeenCall = {
  method: string
  url: string
  headers: Record<string, string>
  body: unknown
  credentials?: string
}
export type FakeAnswer = { status?: number; json?: unknown; text?: string }

/** A backend for tests: answers each call with what `answer` returns and remembers what was asked. */
export function fakeBackend(
  answer: (call: SeenCall) => FakeAnswer | Promise<FakeAnswer> = () => ({ json: { data: [] } }),
) {
  const calls: SeenCall[] = []
  const fetch: Fetch = async (url, init) => {
    const call: SeenCall = {
      method: init.method ?? 'GET',
      url,
      headers: init.headers as Record<string, string>,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
      credentials: init.credentials,
    }
    calls.push(call)
    const { status = 200, json, text } = await answer(call)
    return new Response(status === 204 ? null : (text ?? JSON.stringify(json)), { status })
  }
  return { calls, fetch }
}
