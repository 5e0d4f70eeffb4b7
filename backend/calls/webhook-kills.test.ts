import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { type Database, openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { openWithTables, tablesOn } from '../db/sample-tables.ts'
import { databaseOn } from '../db/with-databases.ts'
import { createVault } from '../vault/vault.ts'
import { createWebhook } from '../webhooks/webhook.ts'
import { type Json, sampleOrders } from './sample-orders.ts'

const SECRET = 'a secret of the tests'
const KILLS = 20
const WAY = ['order.placed', 'order.paid', 'order.in_preparation', 'order.shipped', 'order.completed'] as const

/** A program that listens slowly, so that many are killed while they wait for its answer. */
async function listener() {
  const heard: { id: string; type: string; record: number }[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      const { type, data } = JSON.parse(body)
      heard.push({ id: String(request.headers['webhook-id']), type, record: data.order.id })
      setTimeout(() => response.writeHead(204).end(), 15)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { heard, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() }
}

const kill = async (teller: ChildProcess) => {
  const ended = once(teller, 'exit')
  teller.kill('SIGKILL')
  await ended
}

const serverUrl = process.env.TEST_DATABASE_URL

/** A database of its own, and what another process opens it by. */
async function openOn(
  kind: string,
): Promise<{ db: Database; way: readonly [string, string, ...string[]]; end: () => Promise<void> }> {
  if (kind === 'PostgreSQL' && serverUrl) {
    const place = databaseOn(serverUrl)
    const databaseUrl = await place.make(await tablesOn(serverUrl))
    const db = await openDatabase({ dataDir: '', databaseUrl })
    await migrate(db)
    return { db, way: ['', SECRET, databaseUrl], end: () => db.destroy().then(() => place.drop()) }
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'schaufenster-kills-'))
  const db = await openWithTables(dataDir)
  const end = () => db.destroy().then(() => rm(dataDir, { recursive: true, force: true }))
  return { db, way: [dataDir, SECRET], end }
}

const kinds = serverUrl ? ['SQLite', 'PostgreSQL'] : ['SQLite']

test.each(kinds)(
  'a webhook reaches its listener once by its id, in order and without loss, through 20 kills of who tells it: on %s',
  async (kind) => {
    const { db, way, end } = await openOn(kind)
    const shop = await sampleOrders(db, 'juwelier.example', { now: () => new Date() })
    await db.updateTable('ecommerce_product').set({ stock: 10_000 }).where('id', '=', shop.shop.ring).execute()
    const program = await listener()
    const tools = { db, vault: createVault(SECRET), now: new Date() }
    const { project } = shop.shop
    await createWebhook(tools, { project, user: null, name: 'Kasse', url: program.url, events: [...WAY] })
    const staff = await shop.staff()
    let isOver = false
    const orders: string[] = []
    const sell = async () => {
      while (!isOver) {
        // As many as wait to be told are enough.
        if (orders.length * WAY.length > program.heard.length + 100) {
          await pause(20)
          continue
        }
        const placed = await shop.order()
        const row = await db
          .selectFrom('ecommerce_order')
          .select('id')
          .where('uuid', '=', placed.body.order_uuid)
          .executeTakeFirstOrThrow()
        const step = async (path: string, body: Json) =>
          expect((await shop.call('POST', `/ecom/orders/${row.id}/${path}`, body, staff)).status).toBe(200)
        await step('payment', { amount: 204.9 })
        for (const state of ['in_preparation', 'shipped', 'completed']) await step('state', { state })
        orders.push(String(row.id))
      }
    }
    const selling = sell()
    const start = async () => {
      const teller = fork(new URL('../webhooks/sample-teller.ts', import.meta.url), [...way], { execArgv: [] })
      await once(teller, 'message')
      return teller
    }
    let next = start()
    for (let turn = 1; turn <= KILLS; turn++) {
      const teller = await next
      next = start()
      const before = program.heard.length
      teller.send(turn)
      await expect.poll(() => program.heard.length, { timeout: 90_000, interval: 5 }).toBeGreaterThan(before)
      await pause(Math.random() * 60)
      await kill(teller)
    }
    isOver = true
    await selling
    const last = await next
    last.send(KILLS + 1)
    const firsts = () => [...new Map(program.heard.toReversed().map((one) => [one.id, one])).values()].reverse()
    await expect.poll(() => firsts().length, { timeout: 120_000 }).toBe(orders.length * WAY.length)
    await kill(last)
    const inOrder = (list: typeof program.heard) => Map.groupBy(list, ({ record }) => record)
    const told = inOrder(firsts().toSorted((a, b) => program.heard.indexOf(a) - program.heard.indexOf(b)))
    for (const [record, messages] of told)
      expect([record, ...messages.map(({ type }) => type)]).toEqual([record, ...WAY])
    expect([...told.keys()].map(String).toSorted()).toEqual(orders.toSorted())
    program.close()
    await end()
  },
  900_000,
)
