import type { Server } from '../pages/servers.ts'
import type { Table } from '../pages/table.ts'
import { flood, shownFlood } from './flood.ts'
import { shownTimes, visit } from './visitor.ts'
import { wholeAnswer } from './whole-answer.ts'

/** The most expensive questions that were found, with what is refused of them first. */
const QUESTIONS: Record<string, string[]> = {
  'nobody else asks': [],
  'in circles, drawn by chance': [
    '/items/ecommerce_product_attribute?fields=product.attributes.product.attributes.product.*&sort=?&limit=500',
  ],
  'the widest that is allowed, drawn by chance': [
    '/items/ecommerce_product?fields=*,*.*,attributes.attribute.*.*,images.file.*.*,ratings.*&sort=?&limit=50&page={n}',
  ],
  'the widest that is allowed, each only once': [
    '/items/ecommerce_product?fields=*.*&limit=500&filter[price_brutto][in]={n}&sort=-id',
    '/items/ecommerce_product?fields=*.*,attributes.attribute.*.*&limit=5{n}&sort=-stock',
    '/items/ecommerce_product?fields=*.*&limit=12{n}&sort=price_brutto,-id',
  ],
  'pages and searches, each only once': [
    '/shop?price_from={n}',
    '/en/shop?price_from={n}&sort=price_brutto',
    '/ecom/search?q=ring%20{n}&language=de',
  ],
}

const VISITOR = '198.51.100.20'

/** 40 connections of one address ask for what costs most; another visitor goes on looking at pages and searching. */
export async function measureReads(server: Server, table: Table, seconds: number): Promise<void> {
  const ask = (path: string, from = VISITOR) =>
    wholeAnswer(server.origin + path, { 'x-forwarded-for': from, 'accept-encoding': 'br' })
  let asked = 100_000
  const kept = { name: 'kept page', ask: () => ask('/uhren') }
  const visited = [
    ...[kept, kept, kept],
    { name: 'unkept page', ask: () => ask(`/shop?price_to=${asked++}`) },
    { name: 'search', ask: () => ask(`/ecom/search?q=uhr%20${asked++}&language=de`) },
  ]
  // What a first hundred of each makes the engine compile is no visitor's everyday.
  for (let n = 0; n < 100; n++) for (const one of visited) await one.ask()
  for (const [name, paths] of Object.entries(QUESTIONS)) {
    let over = false
    for (let n = 0; n < 20; n++) for (const path of paths) await ask(path.replaceAll('{n}', String(n)), `192.0.2.${n}`)
    const connections = paths.length > 0 ? 40 : 0
    const flooding = flood({ origin: server.origin, connections, addresses: ['203.0.113.7'], seconds, paths })
    const visiting = visit(visited, () => over, 5)
    const [flooded, { times, own }] = await Promise.all([flooding.finally(() => (over = true)), visiting])
    table.add('reads', name, `${shownFlood(flooded)}; the measuring thread's own delay ${own.toFixed(0)} ms`)
    for (const [what, found] of Object.entries(times)) {
      const most = what === 'kept page' ? 50 : 500
      table.add('reads', `  another visitor's ${what}`, shownTimes(found), `p99 < ${most} ms`, found.p99 < most)
    }
  }
}
