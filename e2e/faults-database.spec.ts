import { expect } from '@playwright/test'
import pg from 'pg'
import { type Cluster, startCluster } from '../scripts/test/postgres-cluster.ts'
import { ensurePostgres } from '../scripts/test/system-packages.ts'
import { type Program, startProgram } from './server/program.ts'
import { SLACK } from './slack.ts'
import { fillSmallShop, SMALL_PAGES } from './small-shop.ts'
import { startSilentWay } from './stand-ins/silent-way.ts'
import { ask, makeBuyer, type Outcome, visitPages } from './steady-visitors.ts'
import { test } from './test.ts'

/** How often a connection is lost in each way; `FAULT_ROUNDS=50` for a longer look. */
const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 6)

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** A small shop on a PostgreSQL of its own, with its pages kept. */
async function startOnPostgres(way = (cluster: Cluster) => Promise.resolve(cluster.url)) {
  const cluster = await startCluster(await ensurePostgres())
  const onServer = async (text: string) => {
    const client = new pg.Client(cluster.url)
    client.on('error', () => {})
    await client.connect()
    const { rows } = await client.query(text)
    await client.end()
    return rows
  }
  // What is acknowledged must survive, unlike in the tests that only read back.
  await onServer('alter database postgres set synchronous_commit = on')
  const shop = await fillSmallShop({ dataDir: '', databaseUrl: cluster.url })
  const site = await startProgram({ DATABASE_URL: await way(cluster), SEED_DEMO: 'no' })
  await keep(site)
  const orders = async () => Number((await onServer('select count(*) as n from ecommerce_order'))[0].n)
  return { cluster, site, buyer: makeBuyer(site, shop), onServer, orders }
}

/** Asks for the pages until all are kept as they are now. */
async function keep(site: Program) {
  for (const path of SMALL_PAGES)
    await expect.poll(async () => (await ask(site, path)).status, { timeout: 60_000, message: path }).toBe(200)
}

const statuses = (outcomes: readonly Outcome[]) => [...new Set(outcomes.map(({ status }) => status))].sort()

/** The milliseconds from now until an order is taken. */
async function untilOrdered(buy: () => Promise<Outcome>): Promise<number> {
  const started = performance.now()
  await expect.poll(async () => (await buy()).status, { timeout: 90_000, intervals: [50] }).toBe(200)
  return performance.now() - started
}

test('a lost PostgreSQL connection ends neither the process nor a kept page; orders get a clear 503 and work again at once', async () => {
  test.setTimeout(300_000 + ROUNDS * 20_000)
  const { cluster, site, buyer, onServer, orders } = await startOnPostgres()
  const visitors = visitPages(site, SMALL_PAGES)
  const buyers = buyer.steadily()
  const returns: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    await pause(150)
    await onServer("select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'schaufenster%'")
    for (const how of ['immediate', 'fast'] as const) {
      await pause(150)
      cluster.halt(how)
      await cluster.resume()
      returns.push(await untilOrdered(buyer.buy))
    }
  }
  const posted = await buyers.end()
  const taken = posted.filter(({ status }) => status === 200).length + returns.length
  expect(statuses(posted)).toEqual([200, 503])
  for (const { text, retryAfter } of posted.filter(({ status }) => status === 503)) {
    expect(JSON.parse(text)).toMatchObject({ status: 'error', reason: 'unavailable' })
    expect(Number(retryAfter)).toBeGreaterThan(0)
  }
  expect(statuses(await visitors.end())).toEqual([200])
  expect(Math.max(...returns)).toBeLessThan(1000 + SLACK)
  expect(await orders()).toBeGreaterThanOrEqual(taken)
  await site.stop()
  await cluster.stop()
})

test('a way to PostgreSQL that falls silent is answered with 503 within ten seconds, used again soon after its return, and holds up no end of the process', async () => {
  test.setTimeout(300_000)
  const silent: { way?: Awaited<ReturnType<typeof startSilentWay>> } = {}
  const { cluster, site, buyer } = await startOnPostgres(async ({ url }) => {
    const address = new URL(url)
    silent.way = await startSilentWay(Number(address.port))
    address.port = String(silent.way.port)
    return address.href
  })
  const buyers = buyer.steadily(20)
  await pause(500)
  silent.way?.silence()
  const visitors = visitPages(site, SMALL_PAGES)
  await pause(15_000)
  silent.way?.open()
  const returned = await untilOrdered(buyer.buy)
  const posted = await buyers.end()
  expect(statuses(posted)).toEqual([200, 503])
  expect(Math.max(...posted.map(({ ms }) => ms))).toBeLessThan(10_000 + SLACK)
  expect(statuses(await visitors.end())).toEqual([200])
  expect(returned).toBeLessThan(30_000 + SLACK)
  silent.way?.silence()
  const unanswered = buyer.buy().catch(() => undefined)
  await pause(200)
  const ending = performance.now()
  // It may have to give up an order that waits for the database, and says so.
  await site.stop().catch((error: Error) => expect(error.message).toContain('ends with work in hand'))
  expect(performance.now() - ending).toBeLessThan(10_000 + SLACK)
  await unanswered
  await silent.way?.stop()
  await cluster.stop()
})
