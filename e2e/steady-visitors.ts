import { randomUUID } from 'node:crypto'
import { type BenchShop, ringOrder } from '../bench/orders/shop.ts'

type Site = { address: string }

/** What came of one request: its status, or the words of the failure where there was no answer. */
export type Outcome = {
  path: string
  status: number | string
  ms: number
  at: number
  retryAfter: string | null
  text: string
}

const again = (lanes: number, one: () => Promise<void>) => {
  let isOver = false
  const lane = async () => {
    while (!isOver) await one()
  }
  const all = Promise.all(Array.from({ length: lanes }, lane))
  return async () => {
    isOver = true
    await all
  }
}

/** One request; a connection that breaks is an outcome too. */
export async function ask(site: Site, path: string, init: RequestInit = {}): Promise<Outcome> {
  const started = performance.now()
  const told = (status: number | string, retryAfter: string | null, text: string) => {
    const at = performance.now()
    return { path, status, ms: at - started, at, retryAfter, text }
  }
  try {
    const answer = await fetch(site.address + path, { signal: AbortSignal.timeout(60_000), ...init })
    return told(answer.status, answer.headers.get('retry-after'), await answer.text())
  } catch (error) {
    return told(String((error as Error).cause ?? error), null, '')
  }
}

let visitor = 0

/** Headers of a visitor who has not been here before. */
const someoneNew = () => ({ 'x-forwarded-for': `198.18.${(visitor >> 8) % 256}.${visitor++ % 256}` })

/** Asks for these pages in turn, four at a time, until told to end; gives what came of all requests. */
export function visitPages(site: Site, paths: readonly string[]) {
  const outcomes: Outcome[] = []
  let visits = 0
  const end = again(4, async () => {
    outcomes.push(await ask(site, paths[visits++ % paths.length] ?? '/'))
  })
  return {
    async end() {
      await end()
      return outcomes
    },
  }
}

const post = (site: Site, path: string, body: object, headers: Record<string, string> = {}) =>
  ask(site, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...someoneNew(), ...headers },
    body: JSON.stringify(body),
  })

/** Orders of one ring of a small shop, each by someone else. */
export function makeBuyer(site: Site, shop: BenchShop) {
  const [ring = 0] = shop.products
  /** Posts one; `customerEmail` and more can be others. */
  const buy = (change: object = {}) =>
    post(
      site,
      '/ecom/order',
      { ...ringOrder(shop, ring), ...change },
      {
        'idempotency-key': randomUUID(),
        'x-directus-project': shop.domain,
      },
    )
  return {
    buy,
    /** Buys over and over, in so many lanes, until told to end; gives what came of all posts. */
    steadily(lanes = 4) {
      const outcomes: Outcome[] = []
      const end = again(lanes, async () => {
        outcomes.push(await buy())
      })
      return {
        async end() {
          await end()
          return outcomes
        },
      }
    },
  }
}
