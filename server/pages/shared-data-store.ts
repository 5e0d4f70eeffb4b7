import type { StaticQueryResult } from '#site/loader/page-resources.ts'
import { keepNewest } from '../http/keep-newest.ts'

const MOST = 1000

/**
 * The shared data of the pages answered lately, by host and hash: a browser asks for a file right after the page data that
 * names it, perhaps just after an edit has made a newer one.
 */
export function createSharedDataStore() {
  const results = new Map<string, StaticQueryResult>()
  return {
    keep(host: string, byHash: Record<string, StaticQueryResult>) {
      for (const [hash, result] of Object.entries(byHash)) keepNewest(results, `${host} ${hash}`, result, MOST)
    },
    find: (host: string, hash: string) => results.get(`${host} ${hash}`),
  }
}
