import { pageDataPath } from '#domain/paths/page-data-path.ts'
import type { PageData } from './page-resources.ts'

export type PageDataAnswer = { status: 'success'; pageData: PageData; notFound: boolean } | { status: 'error' }

export const MAX_RETRIES = 3

/**
 * Fetches the page data of `path`, for lists with the query `search`, and applies the failure rules of SPEC 8: 404 (or a body that is no page data) falls
 * back to `notFoundPath`, 500 is an error at once, anything else is tried again up to three times.
 */
export async function fetchPageData(
  fetch: typeof globalThis.fetch,
  path: string,
  notFoundPath: string,
  search = '',
): Promise<PageDataAnswer> {
  for (let attempt = 0; attempt <= MAX_RETRIES; attempt++) {
    const answer = await tryOnce(fetch, pageDataPath(path, search))
    if (answer === 'again') continue
    if (answer === 'error') return { status: 'error' }
    if (answer !== 'missing') return { status: 'success', pageData: answer, notFound: false }
    if (path === notFoundPath) return { status: 'error' }
    const fallback = await fetchPageData(fetch, notFoundPath, notFoundPath)
    return fallback.status === 'success' ? { ...fallback, notFound: true } : fallback
  }
  return { status: 'error' }
}

async function tryOnce(
  fetch: typeof globalThis.fetch,
  address: string,
): Promise<PageData | 'missing' | 'error' | 'again'> {
  let response: Response
  try {
    response = await fetch(address)
  } catch {
    return 'again'
  }
  if (response.status === 404) return 'missing'
  if (response.status === 500) return 'error'
  if (response.status !== 200) return 'again'
  try {
    const body = (await response.json()) as Partial<PageData> | null
    return body?.path ? (body as PageData) : 'missing'
  } catch {
    return 'missing'
  }
}
