import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { countOf, tablesThere } from '#backend/backup/table-facts.ts'
import { type Database, openDatabase } from '#backend/db/database.ts'
import { databaseOn } from '#backend/db/database-on.ts'
import { appliedMigrations, knownMigrations } from '#backend/db/migrate.ts'
import { originalOf } from '#backend/files/put-file.ts'
import { type Config, readConfig } from './config.ts'
import { fileStorage } from './file-storage.ts'
import { restoreFile } from './put-back.ts'
import { sampleBuild, startSample } from './sample-server.ts'
import { tryInstallation } from './try-installation.ts'
import { updateInstallation } from './update-installation.ts'

/** The demonstration with its orders, as the version of that name had stored it; without the bytes of pictures. */
const RELEASE = join(import.meta.dirname, 'releases/0.1.0.tar')

/** What one process does for a moment only, and what the start of any version writes by itself. */
const RESTLESS = ['kysely_migration', 'kysely_migration_lock', 'sqlite_sequence', 'sqlite_stat1']

const LOG = { error: () => {}, warn: () => {}, debug: () => {} }
const serverUrl = process.env.TEST_DATABASE_URL

const kinds = serverUrl ? (['SQLite', 'PostgreSQL'] as const) : (['SQLite'] as const)

describe.each(kinds)('on %s', (kind) => {
  let folder = ''
  let env: Record<string, string> = {}
  let config: Config
  let place: ReturnType<typeof databaseOn> | undefined

  const withDb = async <T>(work: (db: Database) => Promise<T>): Promise<T> => {
    const db = await openDatabase(config)
    return work(db).finally(() => db.destroy())
  }

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'schaufenster-update-'))
    place = kind === 'PostgreSQL' && serverUrl ? databaseOn(serverUrl) : undefined
    env = { DATA_DIR: join(folder, 'data'), SECRET: 'the secret of the release, long enough' }
    if (place) env.DATABASE_URL = await place.make()
    config = readConfig(env)
    await mkdir(config.dataDir)
    await withDb(async (db) => {
      await restoreFile(config, db, RELEASE, { replace: false, stay: true, keepSecret: async () => {} })
      // The archive of the release has no bytes of its pictures, so that it stays small.
      const { id, project } = await db
        .selectFrom('files')
        .select(['id', 'project'])
        .orderBy('id')
        .executeTakeFirstOrThrow()
      const key = originalOf({ id: String(id), project: Number(project) })
      await fileStorage(config).write(key, new Uint8Array([1]), 'image/png')
    })
  })

  afterEach(async () => {
    await place?.drop()
    await rm(folder, { recursive: true, force: true })
  })

  const counts = () =>
    withDb(async (db) => {
      const tables = [...(await tablesThere(db))].filter((name) => !RESTLESS.includes(name)).toSorted()
      return Object.fromEntries(await Promise.all(tables.map(async (name) => [name, await countOf(db, name)] as const)))
    })
  const migrations = () => withDb(appliedMigrations)
  const update = (tryOut = () => tryInstallation(config, LOG, sampleBuild)) =>
    updateInstallation({ config, now: new Date(), step: (_title, work) => work(), tryOut, quiet: true })

  test('what the last release has stored is brought to this version, and is there: pages, goods, accounts, orders', async () => {
    const before = await counts()
    const release = await migrations()
    const { migrations: done } = await update()
    expect([...release, ...done]).toEqual(await knownMigrations())
    expect(await counts()).toMatchObject(before)
    const product = await startSample(env)
    const ask = async (path: string, token = '') => {
      const headers = { 'x-directus-project': 'wennerholt.example', ...(token && { authorization: `Bearer ${token}` }) }
      const answer = await fetch(product.address + path, path.startsWith('/items') ? { headers } : {})
      return { status: answer.status, text: await answer.text() }
    }
    const goods = JSON.parse((await ask('/items/ecommerce_product?filter[status]=published&fields=id&limit=-1')).text)
    expect(goods.data.length).toBeGreaterThan(50)
    const sitemap = (await ask('/sitemap.xml')).text
    const pages = [...sitemap.matchAll(/<loc>([^<]*)/g)].map(([, address = '']) => new URL(address).pathname)
    expect(pages.length).toBeGreaterThan(50)
    for (const path of ['/', '/en', '/fr', '/kontakt', ...pages.filter((_path, index) => index % 40 === 0)])
      expect([path, (await ask(path)).status]).toEqual([path, 200])
    const signedIn = await fetch(`${product.address}/auth/authenticate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'chefin@release.example', password: 'correct horse battery' }),
    })
    const { data } = await signedIn.json()
    const orders = JSON.parse((await ask('/items/ecommerce_order?fields=number,state,total', data.token)).text)
    expect(orders.data).toHaveLength(Number(before.ecommerce_order))
    await product.close()
  })

  test('where the new version does not work with the data, they are as they were, and the backup lies beside them', async () => {
    const [before, release] = [await counts(), await migrations()]
    const failing = update(async () => ['wennerholt.example/ answers 500'])
    await expect(failing).rejects.toThrow(/answers 500. Everything is as it was/)
    expect([await counts(), await migrations()]).toEqual([before, release])
    expect(await readdir(join(config.dataDir, 'backups'))).toEqual([expect.stringMatching(/^before-update-.*\.tar$/)])
    // And once more, with a version that works.
    await update()
    expect(await migrations()).toEqual(await knownMigrations())
  })

  test('what came in meanwhile is not thrown away: where the site runs, the way back is told and not gone', async () => {
    const running = await openDatabase(config)
    await sql`select 1 from project`.execute(running)
    const failing = update(async () => ['broken'])
    await expect(failing).rejects.toThrow(/Another process uses the database.*npm run restore -- .*--replace/)
    await running.destroy()
    expect(await migrations()).toEqual(await knownMigrations())
  })

  test('a migration that fails changes nothing', async () => {
    await withDb((db) => sql`create table newsletter_tools (id integer)`.execute(db))
    const release = await migrations()
    await expect(update()).rejects.toThrow(/could not be migrated .* Nothing was changed/)
    expect(await migrations()).toEqual(release)
  })

  test('data of a newer version are refused', async () => {
    await withDb((db) =>
      sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2027-01-01')`.execute(db),
    )
    await expect(update()).rejects.toThrow(/newer data than this version of the program knows/)
  })
})
