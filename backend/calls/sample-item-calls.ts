import { expect } from 'vitest'
import type { Backend } from './backend.ts'

type Json = Record<string, unknown>

/** What the calls about items answer. */
export interface ItemsBody {
  readonly data: Json & Json[]
  readonly meta: Json & { readonly links: Json }
  readonly error?: { readonly code: number; readonly message: string }
}

/** Reads items of a backend as the public does, for tests. */
export function sampleItemCalls(backend: () => Backend) {
  const call = async (path: string, headers: Record<string, string> = {}) => {
    const response = await backend().fetch(new Request(`http://localhost${path}`, { headers }))
    return { status: response.status, body: (await response.json()) as ItemsBody }
  }
  const get = async (path: string) => {
    const { status, body } = await call(path)
    expect(body.error).toBeUndefined()
    expect(status).toBe(200)
    return body
  }
  const slugs = async (query: string): Promise<string[]> =>
    (await get(`/items/ecommerce_product?fields=slug&${query}`)).data.map(({ slug }) => String(slug))
  return { call, get, slugs }
}
