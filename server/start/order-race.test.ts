import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ringOrder, type SampleShop, sampleShop } from '#backend/calls/sample-orders.ts'
import { changesSince } from '#backend/changes/feed.ts'
import type { Database } from '#backend/db/database.ts'
import { databaseOn } from '#backend/db/database-on.ts'
import { type SampleServer, startSample } from './sample-server.ts'

const DOMAIN = 'juwelier.example'
const BUYERS = 200
const PIECES = 50
/** Orders of one customer that may wait at once. */
const OPEN_ORDERS = 2

const PLACES = [
  ['one process on SQLite', undefined, 1],
  ...(process.env.TEST_DATABASE_URL
    ? [
        ['one process on PostgreSQL', process.env.TEST_DATABASE_URL, 1],
        ['two processes on PostgreSQL', process.env.TEST_DATABASE_URL, 2],
      ]
    : []),
] as [string, string | undefined, number][]

/** Reads the change feed on and on as the pages do, who would miss for ever what appears behind what they have seen. */
function followFeed(db: Database) {
  const seen: number[] = []
  let isOver = false
  const read = async () => {
    for (const { seq } of await changesSince(db, seen.at(-1) ?? 0, 500)) seen.push(seq)
  }
  const reading = (async () => {
    while (!isOver) {
      await read()
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  })()
  return {
    /** The numbers of all changes that were found. */
    async end() {
      isOver = true
      await reading
      await read()
      return seen
    },
  }
}

describe.each(PLACES)('%s, through the port', (_name, cluster, processes) => {
  let servers: SampleServer[]
  let shop: SampleShop
  const database = cluster ? databaseOn(cluster) : undefined

  beforeEach(async () => {
    const url = database && { DATABASE_URL: await database.make() }
    const first = await startSample(url, async (db) => {
      shop = await sampleShop(db, DOMAIN, { most_open_orders: OPEN_ORDERS })
      await db.updateTable('ecommerce_product').set({ stock: PIECES }).where('id', '=', shop.ring).execute()
    })
    const others = Array.from({ length: processes - 1 }, () => startSample(url))
    servers = [first, ...(await Promise.all(others))]
    // A shop at work: its connections are open, and what it knows of itself is read.
    for (const { address } of servers) {
      const body = JSON.stringify({ project: DOMAIN, language: 'de', lines: ringOrder(shop).lines })
      const headers = { 'content-type': 'application/json', 'x-directus-project': DOMAIN }
      expect((await fetch(`${address}/ecom/quote`, { method: 'POST', headers, body })).status).toBe(200)
    }
  }, 60_000)

  afterEach(async () => {
    await Promise.all(servers.map(({ close }) => close()))
    await database?.drop()
  })

  async function buy(n: number, customerEmail = `anna+${n}@example.org`) {
    const answer = await fetch(`${servers[n % processes]?.address}/ecom/order`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        'x-directus-project': DOMAIN,
        'x-forwarded-for': `198.51.100.${n}`,
      },
      body: JSON.stringify(ringOrder(shop, { customerEmail })),
    })
    const { status, reason, order_number } = (await answer.json()) as Record<string, string>
    return { told: `${answer.status} ${reason ?? status}`, number: order_number }
  }

  test('of 200 who want 50 pieces at once each gets one or is told that none is left, and nobody has to come again', async () => {
    const db = servers[0]?.db ?? expect.fail()
    const feed = followFeed(db)
    const answers = await Promise.all(Array.from({ length: BUYERS }, (_, n) => buy(n)))
    const seen = await feed.end()
    const groups = [...Map.groupBy(answers, (answer) => answer.told)]
    const told = Object.fromEntries(groups.map(([words, those]) => [words, those.length]))
    const { '200 ok': sold, '409 sold_out': none = 0, '409 not_enough': late = 0, ...others } = told
    expect({ sold, refused: none + late, others }).toEqual({ sold: PIECES, refused: BUYERS - PIECES, others: {} })

    const numbers = answers.flatMap(({ number }) => number ?? []).toSorted()
    expect(numbers).toEqual(
      Array.from({ length: PIECES }, (_, n) => numbers[0]?.slice(0, 5) + `${n + 1}`.padStart(5, '0')),
    )
    const left = await db.selectFrom('ecommerce_product').select('stock').where('id', '=', shop.ring).executeTakeFirst()
    expect(left?.stock).toBe(0)
    const head = await db.selectFrom('change_head').select('seq').executeTakeFirst()
    expect(seen).toEqual(Array.from({ length: Number(head?.seq) }, (_, n) => n + 1))
  }, 60_000)
  test('a customer whose orders come all at once holds no more of them open than the shop lets wait', async () => {
    const emails = ['eile@example.org', 'Eile@Example.org']
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => buy(n, emails[n % 2])))
    expect(answers.map(({ told }) => told).toSorted()).toEqual([
      ...Array.from({ length: OPEN_ORDERS }, () => '200 ok'),
      ...Array.from({ length: 20 - OPEN_ORDERS }, () => '429 too_many'),
    ])
    const db = servers[0]?.db ?? expect.fail()
    const left = await db.selectFrom('ecommerce_product').select('stock').where('id', '=', shop.ring).executeTakeFirst()
    expect(left?.stock).toBe(PIECES - OPEN_ORDERS)
    // The numbers of orders have no gaps.
    const next = await buy(21)
    expect(next.number?.slice(5)).toBe(`${OPEN_ORDERS + 1}`.padStart(5, '0'))
  }, 60_000)
})
