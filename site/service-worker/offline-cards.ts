import { offlinePathFor, offlinePaths } from '#domain/paths/offline-paths.ts'
import type { KeptPagesParts } from './kept-pages.ts'

const CARDS = 'int-cards'

/** The header of a kept card that says when it was fetched, in milliseconds since 1970. */
const FETCHED_AT = 'int-fetched-at'

/** How long a card is taken for true before it is fetched again, in milliseconds. */
const LIFETIME = 6 * 60 * 60 * 1000

type CardParts = Pick<KeptPagesParts, 'caches' | 'fetch'> & { now: () => number }

/** The cards that stand in for pages without network. They need no other file, and so no build. */
export function createOfflineCards({ caches, fetch, now }: CardParts) {
  async function firstOf(paths: string[]): Promise<Response | undefined> {
    const cache = await caches.open(CARDS)
    for (const path of paths) {
      const card = await cache.match(path)
      if (card) return card
    }
    return undefined
  }

  return {
    /** Fetches the cards of the languages that the project has. Throws when there is none. */
    async fetchAll(): Promise<void> {
      const cache = await caches.open(CARDS)
      const answers = await Promise.all(offlinePaths.map(async (path) => [path, await fetch(path)] as const))
      const good = answers.filter(([, response]) => response.ok)
      if (good.length === 0) throw new Error('There is no card for visits without network.')
      for (const [path, { body, headers }] of good) {
        const stamped = new Headers(headers)
        stamped.set(FETCHED_AT, String(now()))
        await cache.put(path, new Response(body, { headers: stamped }))
      }
    },

    /** Whether there is no card, or it is too old. Its time lies with it: browsers end a worker that has nothing to do. */
    async isDue(): Promise<boolean> {
      const fetchedAt = Number((await firstOf(offlinePaths))?.headers.get(FETCHED_AT) ?? 0)
      return now() - fetchedAt > LIFETIME
    },

    /** The card for an address: in its language, else the first there is. Its status says that it is not the page. */
    async cardFor(address: string): Promise<Response> {
      const { pathname } = new URL(address, 'http://site')
      const card = await firstOf([offlinePathFor(pathname), ...offlinePaths])
      return card
        ? new Response(card.body, { status: 503, statusText: 'Offline', headers: card.headers })
        : Response.error()
    },
  }
}
