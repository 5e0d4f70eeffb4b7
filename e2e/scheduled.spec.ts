import { expect } from '@playwright/test'
import { addAccount } from '#backend/auth/account.ts'
import { type DatabaseLocation, openDatabase } from '#backend/db/database.ts'
import { startCluster } from '../scripts/test/postgres-cluster.ts'
import { ensurePostgres } from '../scripts/test/system-packages.ts'
import { PASSWORD } from './back-office/office.ts'
import { type Program, startProgram } from './server/program.ts'
import { SLACK } from './slack.ts'
import { fillSmallShop } from './small-shop.ts'
import { test } from './test.ts'

test.describe.configure({ mode: 'default' })

const EDITOR = 'redaktion@juwelier.example'

/** What strangers read at an address before, between and after the two moments; each was read, and so is kept, before. */
const WATCHED = {
  'a page of one’s own': { path: '/weihnachten', words: 'Zum Fest' },
  'the same in English': { path: '/en/christmas', words: 'For Christmas' },
  'the same in French': { path: '/fr/noel', words: 'Pour les fêtes' },
  'a menu entry on another page': { path: '/impressum', words: 'href="/weihnachten"' },
  'a piece of news': { path: '/aktuelles/adventszeiten', words: 'Längere Zeiten' },
  'an event': { path: '/events/goldabend', words: 'Ein Abend mit Gold' },
  'a product': { path: '/shop/ring-1', words: 'Weihnachtsring' },
  'what a page says': { path: '/angebot', words: 'Bis Heiligabend' },
}

type Seen = Readonly<Record<keyof typeof WATCHED, boolean>>

async function look({ address }: Program): Promise<Seen> {
  const found = await Promise.all(
    Object.entries(WATCHED).map(async ([name, { path, words }]) => {
      const answer = await fetch(address + path, { redirect: 'manual' })
      return [name, (await answer.text()).includes(words)] as const
    }),
  )
  return Object.fromEntries(found) as Seen
}

/** An editor who is signed in at a program. */
async function editorAt({ address }: Program) {
  const call = async (method: string, path: string, body?: object, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const answer = await fetch(address + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    const text = await answer.text()
    expect(answer.status, `${method} ${path} ${text.slice(0, 500)}`).toBe(200)
    return JSON.parse(text).data
  }
  const { token } = await call('POST', '/auth/authenticate', { email: EDITOR, password: PASSWORD })
  return (method: string, path: string, body?: object) => call(method, path, body, token)
}

/** What is planned: published at one moment, changed at the same, and all taken back at the other. */
async function planAll(program: Program, [from, until]: readonly [Date, Date]) {
  const ask = await editorAt(program)
  const day = { starts_at: '2099-12-04T17:00:00Z', ends_at: '2099-12-04T19:00:00Z' }
  const texts = (de: object, en: object, fr: object) =>
    Object.entries({ de, en, fr }).map(([language, text]) => ({ language, ...text }))
  const own = texts(
    { path: '/weihnachten', heading: 'Zum Fest' },
    { path: '/en/christmas', heading: 'For Christmas' },
    { path: '/fr/noel', heading: 'Pour les fêtes' },
  )
  const make = async (collection: string, data: object) => (await ask('POST', `/items/${collection}`, data)).id
  const page = await make('page', { name: 'weihnachten', translations: own })
  await make('menu_item', { display_name: 'Weihnachten', page })
  const news = { display_name: 'Längere Zeiten', slug: 'adventszeiten', day: '2020-11-20' }
  const drafts = [
    ['page', page],
    ['news', await make('news', news)],
    ['event', await make('event', { display_name: 'Ein Abend mit Gold', slug: 'goldabend', ...day })],
  ] as const
  const offer = await make('page', {
    ...{ name: 'angebot', status: 'published' },
    translations: [{ language: 'de', path: '/angebot', heading: 'Angebot', title: 'Angebot' }],
  })
  const [ring] = await ask('GET', '/items/ecommerce_product?filter[slug][eq]=ring-1&fields=id,display_name')
  const [text] = (await ask('GET', `/items/page/${offer}?fields=translations.id`)).translations
  const plan = (collection: string, id: number, moment: Date, data: object) =>
    ask('POST', `/items/${collection}/${id}/schedule`, { moment: moment.toISOString(), data })
  for (const [collection, id] of drafts) {
    await plan(collection, id, from, { status: 'published' })
    await plan(collection, id, until, { status: 'archived' })
  }
  const heading = (words: string) => ({ translations: [{ id: text.id, heading: words }] })
  await plan('page', offer, from, heading('Bis Heiligabend'))
  await plan('page', offer, until, heading('Angebot'))
  await plan('ecommerce_product', ring.id, from, { display_name: 'Weihnachtsring' })
  await plan('ecommerce_product', ring.id, until, { display_name: ring.display_name })
}

/** Asks until all is as it is to be, from before the moment on; the latest, in milliseconds after the moment. Nothing may be so before it. */
async function latest(program: Program, moment: Date, wanted: boolean): Promise<number> {
  let after = 0
  for (;;) {
    const asked = Date.now()
    const seen = await look(program)
    const done = Object.entries(seen).filter(([, is]) => is === wanted)
    if (Date.now() < moment.getTime()) expect(done, `before ${moment.toISOString()}`).toEqual([])
    after = asked - moment.getTime()
    if (done.length === Object.keys(WATCHED).length) return after
    if (after > 1000 + SLACK) throw new Error(`Too late: ${JSON.stringify(seen)}`)
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}

async function expectExact(programs: readonly [Program, ...Program[]], says: string) {
  const second = Math.ceil(Date.now() / 1000) * 1000
  const moments = [new Date(second + 6000), new Date(second + 10_000)] as const
  await planAll(programs[0], moments)
  // Each is read twice: what is answered the second time was kept.
  for (const program of [...programs, ...programs])
    expect(Object.values(await look(program)).filter(Boolean), program.address).toEqual([])
  expect(Date.now(), 'all was planned and kept in time').toBeLessThan(moments[0].getTime())
  for (const [index, moment] of moments.entries()) {
    const late = await Promise.all(programs.map((program) => latest(program, moment, index === 0)))
    console.log(
      `${says}, ${index === 0 ? 'shown' : 'gone'} ${late.map((ms) => `${ms} ms`).join(' and ')} after its second`,
    )
    expect(Math.max(...late)).toBeLessThan(1000 + SLACK)
  }
}

async function withEditor(location: DatabaseLocation) {
  await fillSmallShop(location)
  const db = await openDatabase(location)
  await db.updateTable('project').set({ languages: '["de","en","fr"]' }).execute()
  await addAccount(db, { email: EDITOR, password: PASSWORD, role: 'administrator' })
  await db.destroy()
}

test('what is planned is there and gone at its second in each of two processes on PostgreSQL, whatever they kept', async () => {
  const cluster = await startCluster(await ensurePostgres())
  await withEditor({ dataDir: '', databaseUrl: cluster.url })
  const env = { DATABASE_URL: cluster.url, SEED_DEMO: 'no', SECRET: 'two processes that trust each other, 40' }
  const programs = [await startProgram(env), await startProgram(env)] as const
  await expectExact(programs, 'PostgreSQL, two processes')
  for (const program of programs) await program.stop()
  await cluster.stop()
})

test('so it is in a process on SQLite, and in that of a website whose backend is another one', async () => {
  const backend = await startProgram({ SEED_DEMO: 'no' })
  await backend.replace()
  await withEditor({ dataDir: backend.dataDir })
  const again = await startProgram({ SEED_DEMO: 'no' }, backend.dataDir)
  const site = await startProgram({ BACKEND_URL: again.address })
  await expectExact([again, site], 'SQLite, backend and website')
  await site.stop()
  await again.stop()
})
