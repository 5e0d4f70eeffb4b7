import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { WEBHOOK_EVENTS } from '#contract/wire/webhooks.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { databaseOn } from '../db/database-on.ts'
import { migrate } from '../db/migrate.ts'
import { openWithTables, tablesOn } from '../db/sample-tables.ts'
import { createVault } from '../vault/vault.ts'
import { createWebhook } from '../webhooks/webhook.ts'
import { sampleBusyShop } from './sample-busy-shop.ts'

const SECRET = 'a secret of the tests'
/** With `WEBHOOK_KILLS=50` the long run whose figures stand in docs/figures.md. */
const KILLS = Number(process.env.WEBHOOK_KILLS ?? 20)

/** A program that listens slowly, so that many are killed while they wait for its answer. */
async function listener() {
  const heard: { id: string; news: string }[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      const { type, data } = JSON.parse(body)
      heard.push({ id: String(request.headers['webhook-id']), news: `${type} ${recordIn(data)}` })
      setTimeout(() => response.writeHead(204).end(), 15)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { heard, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() }
}

/** What a message is about: the only record in it, for requests with its collection. */
function recordIn(data: Record<string, { id: number; collection?: string }>): string {
  const [[name = '', record] = []] = Object.entries(data)
  return `${record?.collection ?? name}/${record?.id}`
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

/** States of a record may be told together: of several counts of a product the last is enough. */
const isState = (news: string) => /^(stock\.changed|product\.updated) /.test(news)

test.each(kinds)(
  `every kind of webhook reaches its listener once by its id, in order and without loss, through ${KILLS} kills of who tells it: on %s`,
  async (kind) => {
    const { db, way, end } = await openOn(kind)
    const shop = await sampleBusyShop(db)
    const program = await listener()
    const tools = { db, vault: createVault(SECRET), now: new Date() }
    const { project } = shop
    await createWebhook(tools, { project, user: null, name: 'Kasse', url: program.url, events: [...WEBHOOK_EVENTS] })
    let isOver = false
    const expected: string[][] = []
    const sell = async () => {
      // As many as wait to be told are enough.
      while (!isOver)
        if (expected.flat().length > program.heard.length + 100) await pause(20)
        else expected.push(...(await shop.oneOfEverything()))
    }
    const selling = sell()
    const start = async () => {
      const teller = fork(new URL('../webhooks/sample-teller.ts', import.meta.url), [...way], { execArgv: [] })
      await once(teller, 'message')
      return teller
    }
    const began = Date.now()
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
    const told = () => firsts().toSorted((a, b) => program.heard.indexOf(a) - program.heard.indexOf(b))
    const wanted = expected.flat().filter((news) => !isState(news))
    const singles = () => told().flatMap(({ news }) => (isState(news) ? [] : [news]))
    await expect.poll(() => singles().length, { timeout: 120_000 }).toBe(wanted.length)
    const count = async () =>
      Number(
        (
          await db
            .selectFrom('webhook_messages')
            .select((eb) => eb.fn.countAll().as('n'))
            .where('state', '!=', 'sent')
            .executeTakeFirst()
        )?.n,
      )
    await expect.poll(count, { timeout: 60_000 }).toBe(0)
    await kill(last)
    expect(singles().toSorted()).toEqual(wanted.toSorted())
    // Of one record the messages came in the order in which it happened.
    for (const way of expected) {
      const own = new Set(way)
      expect(singles().filter((news) => own.has(news))).toEqual(way.filter((news) => !isState(news)))
    }
    const kindsOf = (list: readonly string[]) => new Set(list.map((news) => news.split(' ', 1)[0]))
    expect(kindsOf(told().map(({ news }) => news))).toEqual(new Set(WEBHOOK_EVENTS))
    for (const state of new Set(expected.flat().filter(isState)))
      expect(told().some(({ news }) => news === state)).toBe(true)
    console.log(
      `${kind}: ${KILLS} kills in ${Math.round((Date.now() - began) / 1000)} s, ${told().length} messages of ${WEBHOOK_EVENTS.length} kinds, ${program.heard.length - told().length} came twice by their id, none was lost`,
    )
    program.close()
    await end()
  },
  900_000,
)
