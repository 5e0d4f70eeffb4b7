import type { StaticQueryResult } from './page-resources.ts'

type SharedParts = {
  /** The parts by their hashes. Rejects when one cannot be had. */
  load(hashes: readonly string[]): Promise<Record<string, StaticQueryResult>>
  keep(parts: Record<string, StaticQueryResult>): void
}

/** The data that pages share, each part fetched once. */
export function createSharedParts(fetch: typeof globalThis.fetch): SharedParts {
  const known = new Map<string, Promise<StaticQueryResult>>()

  function loadOne(hash: string): Promise<StaticQueryResult> {
    const running = known.get(hash)
    if (running) return running
    const request = fetch(`/page-data/sq/d/${hash}.json`).then(async (response) => {
      if (!response.ok) throw new Error(`shared data ${hash}: ${response.status}`)
      return (await response.json()) as StaticQueryResult
    })
    known.set(hash, request)
    request.catch(() => known.delete(hash))
    return request
  }

  return {
    async load(hashes) {
      return Object.fromEntries(await Promise.all(hashes.map(async (hash) => [hash, await loadOne(hash)] as const)))
    },
    keep(parts) {
      for (const [hash, part] of Object.entries(parts)) known.set(hash, Promise.resolve(part))
    },
  }
}
