/**
 * Measures and tries the order API: buyers who race for the last pieces (SQLite, and PostgreSQL from two processes), orders a
 * second through HTTP beside bare SQLite transactions of the same rows, and what is left after the process was killed under load.
 * `npm run bench:orders -- [--only race,speed,kill] [--on sqlite,postgres] [--seconds 10] [--kills 50] [--buyers 200]`
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { SMTPServer } from 'smtp-server'
import type { Database } from '#backend/db/database.ts'
import { run } from '#backend/db/run.ts'
import { type OnDatabase, onPostgres, onSqlite } from './databases.ts'
import { rounded } from './figures.ts'
import { audit } from './orders/audit.ts'
import { bareOnPostgres } from './orders/bare-on-postgres.ts'
import { bareTransactions } from './orders/bare-transactions.ts'
import { createBuyers } from './orders/buyers.ts'
import { postgresProcessor } from './orders/postgres-processor.ts'
import { type BenchShop, makeShop, ringKept, ringOrder } from './orders/shop.ts'
import { type ShopProcess, startShop } from './orders/shop-process.ts'
import { untilMailsAreOut } from './orders/until-mails-are-out.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'race,speed,kill' },
    on: { type: 'string', default: 'sqlite,postgres' },
    seconds: { type: 'string', default: '10' },
    kills: { type: 'string', default: '50' },
    buyers: { type: 'string', default: '200' },
  },
})
const parts = values.only.split(',')
const databases = values.on.split(',')
let failures = 0

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

function expect(what: string, problems: readonly string[]): void {
  console.log(
    `  ${problems.length === 0 ? 'ok  ' : 'FAIL'} ${what}${problems.map((problem) => `\n       ${problem}`).join('')}`,
  )
  failures += problems.length
}

const differs = (what: string, found: number, wanted: number) =>
  found === wanted ? [] : [`${what}: ${found} instead of ${wanted}`]

interface Place {
  readonly db: Database
  readonly env: Record<string, string>
  readonly shop: BenchShop
}

const withShop =
  (products: number, stock: number, work: (place: Place) => Promise<void>): OnDatabase =>
  async (db, env) =>
    work({ db, env, shop: await makeShop(db, products, stock) })

/** Buyers who all want the same ring at once: as many orders as pieces, and a clear word for everyone else. */
async function race({ db, env, shop }: Place, processes: number, stock: number): Promise<void> {
  const shops = await Promise.all(Array.from({ length: processes }, () => startShop(env)))
  const buyers = Number(values.buyers)
  const { buy, close } = createBuyers(buyers)
  const [ring = 0] = shop.products
  const answers = await Promise.all(
    Array.from({ length: buyers }, (_, n) => buy(shops[n % processes]?.port ?? 0, ringOrder(shop, ring))),
  )
  const bought = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(
    ({ status, body }) => status === 409 && ['sold_out', 'not_enough'].includes(body.reason ?? ''),
  )
  expect(`${buyers} buyers, stock ${stock}: ${bought.length} orders, ${refused.length} clear refusals`, [
    ...differs('orders', bought.length, Math.min(stock, buyers)),
    ...differs('refusals', refused.length, Math.max(0, buyers - stock)),
    ...(await audit(db, stock)),
  ])
  close()
  await Promise.all(shops.map((one) => one.stop()))
}

interface Rate {
  readonly rate: number
  readonly p50: number
  readonly p99: number
}

interface Bare {
  /** Transactions a second of the rows of one order. */
  rate(): Promise<number>
  /** Seconds of processor of the database's own processes. */
  processor(): Promise<number>
}

const bareOf = ({ db, env }: Place): Bare =>
  env.DATABASE_URL
    ? { rate: () => bareOnPostgres(env.DATABASE_URL ?? '', 3000), processor: () => postgresProcessor(db) }
    : {
        rate: async () => bareTransactions(join(env.DATA_DIR ?? '', 'schaufenster.sqlite'), 3000),
        processor: async () => 0,
      }

/** Orders a second through HTTP, and the same rows by the database alone. Returns the rates with eight connections. */
async function speed(place: Place, stock: number): Promise<number[]> {
  const { db, env, shop } = place
  const process = await startShop(env)
  const buyFor = (seconds: number, connections: number) =>
    new Promise<Rate>((resolve, reject) => {
      const workerData = { port: process.port, seconds, shop, connections }
      const worker = new Worker(new URL('orders/buyers-thread.ts', import.meta.url), { workerData })
      worker.once('message', resolve).once('error', reject)
    })
  const bare = bareOf(place)
  const seconds = Number(values.seconds)
  const measured = async (connections: number): Promise<Rate> => {
    const [before, inDatabase] = [await process.memory(), await bare.processor()]
    const found = await buyFor(seconds, connections)
    const [after, later] = [await process.memory(), await bare.processor()]
    const used = (after.cpu.user + after.cpu.system - before.cpu.user - before.cpu.system) / 1e3
    // Of the second before, in which the buyers warm up, as well.
    const orders = found.rate * (seconds + 1)
    console.log(
      `  ${connections} connections: ${rounded(found.rate)} orders/s, p50 ${rounded(found.p50)} ms, p99 ${rounded(found.p99)} ms; processor of an order ${(used / orders).toFixed(2)} ms in Node, ${(((later - inDatabase) * 1000) / orders).toFixed(2)} ms in the database's processes; ${rounded(after.memory)} MB`,
    )
    return found
  }
  await buyFor(1, 32)
  // PostgreSQL does so by itself within a minute of the first orders; a shop of a second's age plans as if it had none.
  if (env.DATABASE_URL) await run(db, 'analyze', [])
  const rates: number[] = []
  let least = Number.POSITIVE_INFINITY
  for (const connections of [8, 32, 8, 32, 8]) {
    const { rate } = await measured(connections)
    if (connections === 8) rates.push(rate)
    else least = Math.min(least, rate)
  }
  await process.stop()
  const alone = await bare.rate()
  console.log(
    `  ${rounded(alone)} bare transactions/s of one order's rows: with 32 connections ${rounded((least / alone) * 100)} % of them`,
  )
  await db.deleteFrom('ecommerce_order').where('uuid', 'like', 'bare-%').execute()
  const problems = await audit(db, stock)
  // The bare transactions have counted and taken stock as well.
  expect(
    'every order whole',
    problems.filter((problem) => !/stock|numbers/.test(problem)),
  )
  return rates
}

/** A mail server that remembers what it was given, and how often it had agreed to take a content that never came whole. */
async function mailSink() {
  const taken = new Map<string, number>()
  let begun = 0
  let whole = 0
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      let text = ''
      begun++
      stream.on('data', (chunk: Buffer) => {
        text += text.length < 20_000 ? chunk.toString('latin1') : ''
      })
      stream.on('end', () => {
        whole++
        const id = /^message-id:\s*(<[^>]+>)/im.exec(text)?.[1] ?? ''
        taken.set(id, (taken.get(id) ?? 0) + 1)
        done()
      })
    },
  })
  // The connections of a shop that is killed break.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as { port: number }
  return {
    taken,
    cut: () => begun - whole,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

/** Kills the process again and again while orders come in, and looks at what is left. */
async function kill({ db, env, shop }: Place, stock: number): Promise<void> {
  const sink = await mailSink()
  const { buy, reserve, close } = createBuyers(16)
  const acknowledged = new Set<string>()
  const kept = new Set<string>()
  const kills = Number(values.kills)
  let sent = 0
  for (let round = 0; round < kills; round++) {
    const process: ShopProcess = await startShop({ ...env, SMTP_URL: sink.url })
    let dead = false
    const buyer = async () => {
      while (!dead) {
        const product = shop.products[sent++ % shop.products.length] ?? 0
        const ask =
          sent % 8 === 0 ? reserve(process.port, ringKept(shop, product)) : buy(process.port, ringOrder(shop, product))
        const answer = await ask.catch(() => undefined)
        if (answer?.status !== 200) continue
        if (answer.body.code) kept.add(answer.body.code)
        if (answer.body.order_uuid) acknowledged.add(answer.body.order_uuid)
      }
    }
    const buyers = Array.from({ length: 16 }, buyer)
    const before = acknowledged.size
    while (acknowledged.size === before) await pause(10)
    await pause(Math.random() * 400)
    await process.kill()
    dead = true
    await Promise.all(buyers)
  }
  const rows = await db.selectFrom('ecommerce_order').select('uuid').execute()
  const placed = new Set(rows.map(({ uuid }) => String(uuid)))
  const lost = [...acknowledged].filter((uuid) => !placed.has(uuid))
  const reserved = (await db.selectFrom('ecommerce_reservation').select('code').execute()).map(({ code }) =>
    String(code),
  )
  const counts = `${acknowledged.size} orders acknowledged, ${placed.size} there; ${kept.size} reservations, ${reserved.length} there`
  expect(`${kills} kills, ${counts}`, [
    ...differs('acknowledged orders lost', lost.length, 0),
    ...differs('acknowledged reservations lost', [...kept].filter((code) => !reserved.includes(code)).length, 0),
    ...(await audit(db, stock)),
  ])
  const process = await startShop({ ...env, SMTP_URL: sink.url })
  await untilMailsAreOut(db)
  await process.stop()
  const mails = await db.selectFrom('mail').select(['message_id', 'state']).execute()
  const times = ({ message_id }: { message_id: unknown }) => sink.taken.get(String(message_id)) ?? 0
  const uncertain = mails.filter(({ state }) => state === 'uncertain')
  const cut = uncertain.filter((mail) => times(mail) === 0).length
  const problems = mails.filter((mail) => times(mail) > 1 || (mail.state !== 'uncertain' && times(mail) !== 1))
  expect(`${mails.length} mails, ${mails.length - uncertain.length} sent, each taken once by the mail server`, [
    ...differs('mails', mails.length, (placed.size + reserved.length) * 2),
    ...differs('mails twice, lost or still waiting', problems.length, 0),
  ])
  expect(
    `${uncertain.length} mails marked for a person: ${uncertain.length - cut} had arrived, ${cut} were cut while their content went out`,
    cut > sink.cut() ? [`but only ${sink.cut()} contents were cut: the others never got to DATA`] : [],
  )
  close()
  await sink.close()
}

if (parts.includes('race')) {
  console.log('Race on SQLite')
  await onSqlite(withShop(1, 50, (place) => race(place, 1, 50)))
  for (const processes of [1, 2]) {
    console.log(`Race on PostgreSQL, ${processes === 1 ? 'one process' : 'two processes'}`)
    await onPostgres(withShop(1, 50, (place) => race(place, processes, 50)))
  }
}
if (parts.includes('speed')) {
  const middle = new Map<string, number>()
  const measured = (name: string) =>
    withShop(20, 1_000_000, async (place) => {
      const rates = (await speed(place, 1_000_000)).toSorted((a, b) => a - b)
      middle.set(name, rates[rates.length >> 1] ?? 0)
    })
  console.log('Orders a second on SQLite')
  await onSqlite(measured('SQLite'))
  console.log('Orders a second on PostgreSQL, durable as it comes')
  await onPostgres(measured('PostgreSQL'), true)
  console.log('Orders a second on PostgreSQL that does not wait for the disk (fsync=off), for comparison')
  await onPostgres(measured('not durable'))
  const [embedded = 0, apart = 0] = middle.values()
  expect(`with 8 connections PostgreSQL takes ${rounded((apart / embedded) * 100)} % of SQLite's orders`, [
    ...(apart >= embedded ? [] : [`${rounded(apart)} a second instead of ${rounded(embedded)}`]),
  ])
}
if (parts.includes('kill')) {
  const killed = withShop(20, 100_000, (place) => kill(place, 100_000))
  if (databases.includes('sqlite')) {
    console.log('Killed under load on SQLite')
    await onSqlite(killed)
  }
  if (databases.includes('postgres')) {
    console.log('Killed under load on PostgreSQL')
    await onPostgres(killed)
  }
}
process.exitCode = failures === 0 ? 0 : 1
