import { expect } from '@playwright/test'
import { openDatabase } from '#backend/db/database.ts'
import { updateRow } from '#backend/items/update.ts'
import { freePort } from '../scripts/test/free-port.ts'
import { type Program, startProgram } from './server/program.ts'
import { startCutFeed } from './stand-ins/cut-feed.ts'
import { test } from './test.ts'

const SECRET = 'the secret that both processes of this test share'
const PAGES = ['/', '/kontakt', '/uhren', '/shop', '/impressum', '/page-data/kontakt/page-data.json']

/** Renames the company as another process would, which the backend finds in its database. */
async function rename({ dataDir }: Program, company_name: string): Promise<void> {
  const db = await openDatabase({ dataDir })
  const { id } = await db.selectFrom('company').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()
  await updateRow(db, 'company', id as number, { company_name })
  await db.destroy()
}

const textOf = async (site: Program, path: string) => (await fetch(site.address + path)).text()

/** The text of a page that is not marked as an old one, which stands in while the new one takes long. */
async function newTextOf(site: Program, path: string): Promise<string> {
  const answer = await fetch(site.address + path)
  const text = await answer.text()
  return answer.headers.get('x-page') === 'stale' ? newTextOf(site, path) : text
}

/** Asks for all pages again and again, four at a time, until told to stop, and says what failed. */
function visit(site: Program) {
  const failed: string[] = []
  let visits = 0
  let isOver = false
  const one = async () => {
    while (!isOver) {
      const path = PAGES[visits++ % PAGES.length] ?? '/'
      const status = await fetch(site.address + path).then(
        async (answer) => {
          await answer.arrayBuffer()
          return answer.status
        },
        (error: Error) => error.message,
      )
      if (status !== 200) failed.push(`${path}: ${status}`)
    }
  }
  const all = Promise.all([one(), one(), one(), one()])
  return {
    async end() {
      isOver = true
      await all
      return { failed, visits }
    },
  }
}

test('no page that was there fails while the backend is killed and comes back, and edits show again after it', async () => {
  const port = String(await freePort())
  let backend = await startProgram({ SECRET, PORT: port })
  const { dataDir } = backend
  const site = await startProgram({ SECRET, BACKEND_URL: backend.address })
  for (const path of PAGES) expect((await fetch(site.address + path)).status, path).toBe(200)
  const visitors = visit(site)
  await new Promise((resolve) => setTimeout(resolve, 1000))
  await backend.kill()
  await expect.poll(async () => (await fetch(`${site.address}/kontakt`)).headers.get('x-page')).toBe('stale')
  await new Promise((resolve) => setTimeout(resolve, 3000))
  backend = await startProgram({ SECRET, PORT: port }, dataDir)
  await expect
    .poll(async () => (await fetch(`${site.address}/kontakt`)).headers.get('x-page'), { timeout: 60_000 })
    .toBeNull()
  await rename(backend, 'Wennerholt am Hafen')
  await expect.poll(() => textOf(site, '/impressum'), { timeout: 30_000 }).toContain('Wennerholt am Hafen')
  const { failed, visits } = await visitors.end()
  expect(failed).toEqual([])
  expect(visits).toBeGreaterThan(50)
  await site.stop()
  await backend.stop()
})

test('edits show while the change feed is cut, and nothing old remains after it', async () => {
  const backend = await startProgram({ SECRET })
  const feed = await startCutFeed(backend.address)
  const site = await startProgram({ SECRET, BACKEND_URL: feed.origin })
  for (const path of PAGES) await textOf(site, path)
  await rename(backend, 'Name vor dem Schnitt')
  await expect.poll(() => textOf(site, '/impressum')).toContain('Name vor dem Schnitt')
  feed.cut()
  await new Promise((resolve) => setTimeout(resolve, 1000))
  await rename(backend, 'Name im Schnitt')
  expect(await newTextOf(site, '/impressum')).toContain('Name im Schnitt')
  await rename(backend, 'Name danach')
  await new Promise((resolve) => setTimeout(resolve, 4000))
  feed.join()
  // Whether the feed has been caught up with or not: each page is as the database has it.
  for (let n = 0; n < 20; n++) {
    expect(await newTextOf(site, '/impressum')).toContain('Name danach')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await rename(backend, 'Name zuletzt')
  await expect.poll(() => textOf(site, '/impressum')).toContain('Name zuletzt')
  await site.stop()
  await feed.stop()
  await backend.stop()
})
