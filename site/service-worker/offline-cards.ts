import { defaultLanguage } from '#domain/language.ts'
import { offlinePath, offlinePathFor, offlinePaths } from '#domain/offline-paths.ts'
import type { KeptPagesParts } from './kept-pages.ts'

const CARDS = 'int-cards'

/** How long a card is taken for true before it is fetched again, in milliseconds. */
const LIFETIME = 6 * 60 * 60 * 1000

type CardParts = Pick<KeptPagesParts, 'caches' | 'fetch'> & { now: () => number }

/** The cards that stand in for pages without network. They need no other file, and so no build. */
export function createOfflineCards({ caches, fetch, now }: CardParts) {
  let fetchedAt = 0

  return {
    /** Fetches the cards of the languages that the project has. Throws when there is none. */
    async fetchAll(): Promise<void> {
      const cache = await caches.open(CARDS)
      const answers = await Promise.all(offlinePaths.map(async (path) => [path, await fetch(path)] as const))
      const good = answers.filter(([, response]) => response.ok)
      if (good.length === 0) throw new Error('There is no card for visits without network.')
      for (const [path, response] of good) await cache.put(path, response)
      fetchedAt = now()
    },

    isDue: () => now() - fetchedAt > LIFETIME,

    /** The card for an address: in its language, else the first there is. Its status says that it is not the page. */
    async cardFor(address: string): Promise<Response> {
      const cache = await caches.open(CARDS)
      const { pathname } = new URL(address, 'http://site')
      for (const path of [offlinePathFor(pathname), offlinePath(defaultLanguage), ...offlinePaths]) {
        const card = await cache.match(path)
        if (card) return new Response(card.body, { status: 503, statusText: 'Offline', headers: card.headers })
      }
      return Response.error()
    },
  }
}
