import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { openDatabase } from '#backend/db/database.ts'
import { migrate } from '#backend/db/migrate.ts'
import { openWithTables } from '#backend/db/sample-tables.ts'
import { createDiskStorage } from '#backend/files/disk-storage.ts'
import { createFiles } from '#backend/files/files.ts'
import { samplePicture } from '#backend/files/sample-picture.ts'
import type { KeptBackup } from '#contract/wire/restores.ts'
import { type Ask, asking, fillTenants } from '#server/start/sample-tenants.ts'
import { startCluster } from '../scripts/test/postgres-cluster.ts'
import { ensurePostgres } from '../scripts/test/system-packages.ts'
import { type Program, startProgram } from './server/program.ts'
import { test } from './test.ts'

const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 2)

/** Milliseconds that such a restore takes. */
const LONGEST = 1500

/** Enough that a kill falls into each step. */
const TAGS = 3000
const FILES = 30

const ends: (() => Promise<unknown>)[] = []

test.afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

/** An installation with many tags and some pictures. */
async function filled(kind: string) {
  const folder = await mkdtemp(join(tmpdir(), 'schaufenster-killed-'))
  ends.push(() => rm(folder, { recursive: true, force: true }))
  const dataDir = join(folder, 'data')
  await mkdir(dataDir)
  const env: Record<string, string> = { SEED_DEMO: 'no' }
  if (kind === 'PostgreSQL') {
    const cluster = await startCluster(await ensurePostgres())
    env.DATABASE_URL = cluster.url
    ends.push(async () => cluster.stop())
  }
  const db = env.DATABASE_URL
    ? await openDatabase({ dataDir, databaseUrl: env.DATABASE_URL })
    : await openWithTables(dataDir)
  await migrate(db)
  const { own } = await fillTenants(db)
  const tags = Array.from({ length: TAGS }, (_, at) => ({ project: own, display_name: `T${at}`, slug: `t${at}` }))
  for (let from = 0; from < TAGS; from += 500)
    await db
      .insertInto('ecommerce_tag')
      .values(tags.slice(from, from + 500))
      .execute()
  const files = createFiles({ db, storage: createDiskStorage(join(dataDir, 'files')), projectOf: async () => own })
  for (let at = 0; at < FILES; at++)
    await files.put({ project: own, bytes: await samplePicture(40 + at, 20), filename: `${at}.jpg`, alt: {} })
  await db.destroy()
  return { env, dataDir }
}

const start = async (env: Record<string, string>, dataDir: string): Promise<{ program: Program; ask: Ask }> => {
  const program = await startProgram(env, dataDir)
  return { program, ask: asking(program.address) }
}

const kept = async (ask: Ask) =>
  (await ask('installation', 'GET', '/server/backups/kept')).data as unknown as KeptBackup[]

/** Which of the two states an installation is in, in rows and in files; nothing else is right. */
async function stateOf(ask: Ask): Promise<{ tags: number; files: number }> {
  const count = async (collection: string) => {
    const { text } = await ask('installation', 'GET', `/items/${collection}?fields=id&limit=1&meta=total_count`)
    return (JSON.parse(text) as { meta: { total_count: number } }).meta.total_count
  }
  const { data } = await ask('installation', 'GET', '/items/files?fields=id&limit=-1')
  const ids = (data as unknown as { id: string }[]).map(({ id }) => id)
  const there = await Promise.all(ids.map((id) => ask('installation', 'GET', `/assets/${id}`)))
  expect(there.map(({ status }) => status)).toEqual(ids.map(() => 200))
  return { tags: await count('ecommerce_tag'), files: ids.length }
}

for (const kind of ['SQLite', 'PostgreSQL'] as const)
  test(`a process that is killed while it restores leaves all of the old state or all of the new: ${kind}`, async () => {
    test.setTimeout(120_000 + ROUNDS * 30_000)
    const { env, dataDir } = await filled(kind)
    let { program, ask } = await start(env, dataDir)
    ends.push(() => program.kill())
    const old = await stateOf(ask)
    await ask('installation', 'POST', '/server/backups/plan/now')
    await expect.poll(async () => (await kept(ask))[0]?.kilobytes ?? 0, { timeout: 60_000 }).toBeGreaterThan(0)
    await ask('installation', 'POST', '/items/ecommerce_tag', { display_name: 'Spät', slug: 'spaet' })
    const late = await stateOf(ask)
    expect(late).toEqual({ ...old, tags: old.tags + 1 })
    const [first] = await kept(ask)
    const met: string[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const now = await stateOf(ask)
      const other = now.tags === late.tags ? first : (await kept(ask)).find(({ name }) => name !== first?.name)
      if (!other) break
      await ask('installation', 'POST', '/server/backups/restores', { place: other.place, name: other.name })
      // Sooner or later, so that each step is met.
      await wait(Math.random() * LONGEST * (round / ROUNDS))
      await program.kill()
      ;({ program, ask } = await start(env, dataDir))
      const after = await stateOf(ask)
      expect([old, late]).toContainEqual(after)
      met.push(after.tags === now.tags ? 'old' : 'new')
    }
    console.info(`${kind}: after ${ROUNDS} kills ${met.join(' ')}`)
    expect(met).toHaveLength(ROUNDS)
  })
