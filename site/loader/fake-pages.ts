import { expect } from 'vitest'
import type { PageData } from './page-resources.ts'

type Answer = { status?: number; body?: unknown; text?: string; redirects?: boolean } | 'network'

/** A server of page resources for tests: what each address answers in turn (the last answer stays), and what was asked. */
export function fakePages(answers: Record<string, Answer | Answer[]>) {
  const asked: string[] = []
  const fetch = (async (input: string | URL | Request, init?: RequestInit) => {
    const address = String(input)
    asked.push(init?.method === 'HEAD' ? `HEAD ${address}` : address)
    const given = answers[init?.method === 'HEAD' ? `HEAD ${address}` : address] ?? { status: 404, body: {} }
    const answer = Array.isArray(given) ? (given.length > 1 ? given.shift() : given[0]) : given
    if (!answer || answer === 'network') throw new TypeError('Failed to fetch')
    const response = new Response(answer.text ?? JSON.stringify(answer.body ?? {}), { status: answer.status ?? 200 })
    if (!answer.redirects) return response
    // What a browser shows of a redirect that it is not to follow.
    expect(init?.redirect).toBe('manual')
    return Object.defineProperties(response, { type: { value: 'opaqueredirect' }, status: { value: 0 } })
  }) as typeof globalThis.fetch
  return { fetch, asked, count: (address: string) => asked.filter((one) => one === address).length }
}

/** Page data of the contact template. */
export function pageData(path: string, change: Partial<PageData> = {}): PageData {
  return {
    componentChunkName: 'contact',
    path,
    result: {
      data: { heading: path },
      pageContext: {
        route: 'contact',
        language: 'de',
        alternates: [],
        trail: [],
        meta: { title: path, siteName: 'Test' },
      },
    },
    staticQueryHashes: [],
    ...change,
  }
}
