import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import pg from 'pg'
import { ringOrder } from '../bench/orders/shop.ts'
import { freePort } from '../scripts/test/free-port.ts'
import { startCluster } from '../scripts/test/postgres-cluster.ts'
import { ensurePostgres } from '../scripts/test/system-packages.ts'
import { type Program, startProgram } from './server/program.ts'
import { SLACK } from './slack.ts'
import { fillSmallShop, SMALL_PAGES } from './small-shop.ts'
import { createBalancer, type Passed } from './stand-ins/balancer.ts'
import { test } from './test.ts'

/** How often each of two processes is replaced. */
const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 2)

test('two processes that are replaced in turn under load lose no request', async () => {
  test.setTimeout(300_000 + ROUNDS * 60_000)
  const cluster = await startCluster(await ensurePostgres())
  const [portA, portB] = [await freePort(), await freePort()]
  const env = {
    DATABASE_URL: cluster.url,
    SECRET: 'the secret that both processes of this test share',
    SEED_DEMO: 'no',
  }
  const start = (port: number, dataDir?: string) => startProgram({ ...env, PORT: String(port) }, dataDir)
  const shop = await fillSmallShop({ dataDir: '', databaseUrl: cluster.url })
  const running: [Program, Program] = [await start(portA), await start(portB)]
  const balancer = createBalancer(() => [`http://127.0.0.1:${portA}`, `http://127.0.0.1:${portB}`])
  const pages: Passed[] = []
  const orders: Passed[] = []
  let isOver = false
  let sent = 0
  const visitor = async () => {
    while (!isOver) pages.push(await balancer.pass('GET', SMALL_PAGES[sent++ % SMALL_PAGES.length] ?? '/'))
  }
  const buyer = async () => {
    while (!isOver) {
      const headers = {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        'x-forwarded-for': `198.19.${(sent >> 8) % 256}.${sent++ % 256}`,
      }
      orders.push(
        await balancer.pass('POST', '/ecom/order', headers, JSON.stringify(ringOrder(shop, shop.products[0] ?? 0))),
      )
    }
  }
  const load = Promise.all([visitor(), visitor(), visitor(), buyer(), buyer(), buyer()])
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, port] of [portA, portB].entries()) {
      const program = running[index] as Program
      const ending = performance.now()
      await program.replace()
      expect(performance.now() - ending).toBeLessThan(10_000 + SLACK)
      running[index] = await start(port, program.dataDir)
    }
  isOver = true
  await load
  const lost = (passed: Passed[]) =>
    passed.flatMap(({ status, text }) => (status === 200 ? [] : [`${status} ${text.slice(0, 400)}`]))
  expect(lost(pages)).toEqual([])
  expect(lost(orders)).toEqual([])
  const client = new pg.Client(cluster.url)
  await client.connect()
  const { rows } = await client.query('select count(*) as n from ecommerce_order')
  expect(Number(rows[0].n)).toBe(orders.length)
  await client.end()
  balancer.close()
  for (const program of running) await program.stop()
  await cluster.stop()
})
