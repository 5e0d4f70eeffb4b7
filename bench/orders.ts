/**
 * Measures and tries the order API: buyers who race for the last pieces (SQLite, and PostgreSQL from two processes), orders a
 * second through HTTP beside bare SQLite transactions of the same rows, and what is left after the process was killed under load.
 * `npm run bench:orders -- [--only race,speed,kill] [--on sqlite,postgres] [--seconds 10] [--kills 50] [--buyers 200]`
 */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { SMTPServer } from 'smtp-server'
import type { Database } from '#backend/db/database.ts'
import { type OnDatabase, onPostgres, onSqlite } from './databases.ts'
import { rounded } from './figures.ts'
import { audit } from './orders/audit.ts'
import { bareTransactions } from './orders/bare-transactions.ts'
import { createBuyers } from './orders/buyers.ts'
import { type BenchShop, makeShop, ringOrder } from './orders/shop.ts'
import { type ShopProcess, startShop } from './orders/shop-process.ts'

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

/** Orders a second through HTTP with full durability; on SQLite also the same rows by SQLite alone. Returns the rate with eight connections. */
async function speed({ db, env, shop }: Place, stock: number): Promise<number> {
  const process = await startShop(env)
  const buyFor = (seconds: number, connections: number) =>
    new Promise<Rate>((resolve, reject) => {
      const workerData = { port: process.port, seconds, shop, connections }
      const worker = new Worker(new URL('orders/buyers-thread.ts', import.meta.url), { workerData })
      worker.once('message', resolve).once('error', reject)
    })
  const seconds = Number(values.seconds)
  const warm = await buyFor(1, 32)
  const few = await buyFor(seconds, 8)
  const before = await process.memory()
  const many = await buyFor(seconds, 32)
  const after = await process.memory()
  const again = await buyFor(seconds, 32)
  const last = await process.memory()
  const share = (after.cpu.user + after.cpu.system - before.cpu.user - before.cpu.system) / 1e6
  const told = ({ rate, p50, p99 }: Rate) => `${rounded(rate)} orders/s, p50 ${rounded(p50)} ms, p99 ${rounded(p99)} ms`
  console.log(`  8 connections: ${told(few)}`)
  console.log(`  32 connections: ${told(many)} (then ${rounded(again.rate)}/s; first second ${rounded(warm.rate)}/s)`)
  console.log(`  processor ${rounded(share)} s of ${seconds + 1}`)
  console.log(`  memory ${rounded(before.memory)} -> ${rounded(after.memory)} -> ${rounded(last.memory)} MB`)
  await process.stop()
  if (env.DATA_DIR) {
    const bare = bareTransactions(join(env.DATA_DIR, 'schaufenster.sqlite'), 3000)
    console.log(
      `  ${rounded(bare)} bare transactions/s of the same rows: ${rounded((many.rate / bare) * 100)} % of them`,
    )
    expect('at least 500 orders a second', many.rate >= 500 ? [] : [`${rounded(many.rate)} a second`])
    await db.deleteFrom('ecommerce_order').where('uuid', 'like', 'bare-%').execute()
  }
  const problems = await audit(db, stock)
  // The bare transactions have counted and taken stock as well.
  expect(
    'every order whole',
    problems.filter((problem) => !/stock|numbers/.test(problem)),
  )
  return few.rate
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
  const { buy, close } = createBuyers(16)
  const acknowledged = new Set<string>()
  const kills = Number(values.kills)
  let sent = 0
  for (let round = 0; round < kills; round++) {
    const process: ShopProcess = await startShop({ ...env, SMTP_URL: sink.url })
    let dead = false
    const buyer = async () => {
      while (!dead) {
        const product = shop.products[sent++ % shop.products.length] ?? 0
        const answer = await buy(process.port, ringOrder(shop, product), randomUUID()).catch(() => undefined)
        if (answer?.status === 200 && answer.body.order_uuid) acknowledged.add(answer.body.order_uuid)
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
  const kept = new Set(rows.map(({ uuid }) => String(uuid)))
  const lost = [...acknowledged].filter((uuid) => !kept.has(uuid))
  expect(`${kills} kills, ${acknowledged.size} orders acknowledged, ${kept.size} there`, [
    ...differs('acknowledged orders lost', lost.length, 0),
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
    ...differs('mails', mails.length, kept.size * 2),
    ...differs('mails twice, lost or still waiting', problems.length, 0),
  ])
  expect(
    `${uncertain.length} mails marked for a person: ${uncertain.length - cut} had arrived, ${cut} were cut while their content went out`,
    cut > sink.cut() ? [`but only ${sink.cut()} contents were cut: the others never got to DATA`] : [],
  )
  close()
  await sink.close()
}

async function untilMailsAreOut(db: Database): Promise<void> {
  const count = async (table: string, state: string) =>
    Number(
      (
        await db
          .selectFrom(table)
          .select((eb) => eb.fn.countAll().as('n'))
          .where('state', '=', state)
          .executeTakeFirst()
      )?.n,
    )
  // Those that a kill cut wait until their lease of four minutes is over.
  const left = [
    ['ecommerce_order_mail', 'waiting'],
    ['mail', 'waiting'],
    ['mail', 'sending'],
  ] as const
  for (let open = 1; open > 0; ) {
    await pause(500)
    open = (await Promise.all(left.map(([table, state]) => count(table, state)))).reduce((sum, n) => sum + n, 0)
  }
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
  const rates: number[] = []
  const measured = withShop(20, 1_000_000, async (place) => {
    rates.push(await speed(place, 1_000_000))
  })
  console.log('Orders a second on SQLite')
  await onSqlite(measured)
  console.log('Orders a second on PostgreSQL, durable as it comes')
  await onPostgres(measured, true)
  const [embedded = 0, apart = 0] = rates
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
