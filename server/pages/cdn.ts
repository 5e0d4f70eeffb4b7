export type CdnOptions = {
  /** Seconds for which a CDN may give a page away without asking; 0: it has to ask each time. */
  seconds: number
  /** What a CDN's purge is reached by: gets `{ "tags": […] }` or `{ "everything": true }` as JSON. */
  purgeUrl?: string
  fetch: (url: string, init: RequestInit) => Promise<Response>
  log: (message: string, error?: unknown) => void
  /** Milliseconds between a change and the purge: other processes of the site hear of it within half a second. */
  delay?: number
}

export type Cdn = {
  /** The headers of a kept page that was made of these records. */
  headers(tags: readonly string[]): Record<string, string>
  purge(tags: Iterable<string>): void
  purgeAll(): void
}

const TRIES = 5
const DAY = 86_400

/** Lets a CDN before the site share pages, and tells it which are old: pages carry their tags in `Cache-Tag`. */
export function createCdn({ seconds, purgeUrl, fetch, log, delay = 600 }: CdnOptions): Cdn {
  let waiting: Set<string> | 'all' | undefined

  async function send(): Promise<void> {
    const what = waiting === 'all' ? { everything: true } : { tags: [...(waiting ?? [])] }
    waiting = undefined
    for (let tried = 1; ; tried++) {
      try {
        const headers = { 'content-type': 'application/json' }
        const response = await fetch(purgeUrl as string, { method: 'POST', headers, body: JSON.stringify(what) })
        if (response.ok) return
        throw new Error(`The purge of the CDN answers ${response.status}`)
      } catch (error) {
        if (tried === TRIES) return log('The CDN could not be told of a change; it may show old pages', error)
        await new Promise((resolve) => setTimeout(resolve, delay * 2 ** tried))
      }
    }
  }

  /** What waits to be sent, which a first one sets going; nothing where nobody is to be told, for it would wait for ever. */
  function awaiting(): typeof waiting {
    if (purgeUrl && !waiting) {
      waiting = new Set()
      setTimeout(() => void send(), delay)
    }
    return waiting
  }

  return {
    headers: (tags): Record<string, string> =>
      seconds === 0
        ? {}
        : {
            'cache-control': `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds}, stale-if-error=${DAY}`,
            'cache-tag': tags.join(','),
          },
    purge(tags) {
      const tagged = awaiting()
      if (tagged && tagged !== 'all') for (const tag of tags) tagged.add(tag)
    },
    purgeAll() {
      if (awaiting()) waiting = 'all'
    },
  }
}
