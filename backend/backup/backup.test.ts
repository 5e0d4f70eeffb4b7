import { createHash } from 'node:crypto'
import { arrayBuffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { packTar, unpackTar } from 'modern-tar'
import { afterEach, describe, expect, test } from 'vitest'
import type { Database } from '../db/database.ts'
import { type DatabasePlace, databasePlaces } from '../db/with-databases.ts'
import { insertTree } from '../items/insert.ts'
import { nextNumbers } from '../shop/counter.ts'
import { END, MANIFEST } from './archive-format.ts'
import { makeArchive } from './make-archive.ts'
import { type RestoreParts, restoreArchive } from './restore-archive.ts'
import {
  archiveOf,
  contentsOf,
  emptyInstallation,
  filledInstallation,
  type Installation,
  opening,
} from './sample-installation.ts'
import { withSnapshot } from './with-snapshot.ts'

const places = databasePlaces()
const open: Installation[] = []

afterEach(async () => {
  for (const installation of open.splice(0)) await installation.close()
})

async function filled(place: () => DatabasePlace) {
  const made = await filledInstallation(place())
  open.push(made)
  return made
}

async function empty(place: () => DatabasePlace) {
  const made = await emptyInstallation(place())
  open.push(made)
  return made
}

const restore = (into: Installation, bytes: Uint8Array<ArrayBuffer>, parts: Partial<RestoreParts> = {}) =>
  restoreArchive({ ...into, open: opening(bytes), replace: false, keepSecret: async () => {}, ...parts })

/** The archive with one of its entries changed, the sum of all being left as it was. */
async function changed(bytes: Uint8Array, name: string, change: (text: string) => string) {
  const entries = await unpackTar(bytes)
  const body = (data: Uint8Array = new Uint8Array()) => Buffer.from(change(Buffer.from(data).toString()))
  return packTar(
    entries.map(({ header, data }) => {
      if (header.name !== name) return { header, body: data ?? new Uint8Array() }
      const other = new Uint8Array(body(data))
      return { header: { ...header, size: other.byteLength }, body: other }
    }),
  )
}

/** Where the middle of the largest entry's content lies: between contents a tar has bytes that say nothing. */
async function middleOfLargest(bytes: Uint8Array): Promise<number> {
  // The end is not among what its own sum counts.
  const entries = (await unpackTar(bytes)).filter(({ header }) => header.name !== END)
  const contents = entries.map(({ data = new Uint8Array() }) => data)
  const [largest = new Uint8Array()] = contents.toSorted((a, b) => b.byteLength - a.byteLength)
  return Buffer.from(bytes).indexOf(largest) + Math.floor(largest.byteLength / 2)
}

/** The archive with the sum that its entries now have. */
async function sealed(bytes: Uint8Array) {
  const digest = createHash('sha256')
  for (const { header, data = new Uint8Array() } of await unpackTar(bytes))
    if (header.name !== END) digest.update(`${header.name}\n${data.byteLength}\n`).update(data)
  return changed(bytes, END, (text) => JSON.stringify({ ...JSON.parse(text), sha256: digest.digest('hex') }))
}

const settled = (contents: Awaited<ReturnType<typeof contentsOf>>) =>
  // A restore holds back the mails that waited.
  Object.fromEntries(Object.entries(contents).filter(([table]) => table !== 'mail'))

const statesOfMails = async (db: Database) =>
  (await db.selectFrom('mail').select('state').execute()).map(({ state }) => state)

for (const [from, source] of places)
  for (const [to, target] of places)
    test(`a backup of ${from} restored into ${to} has every row, file and number, and sends no mail again`, async () => {
      const before = await filled(source)
      const after = await empty(target)
      const secrets: string[] = []
      const bytes = await archiveOf(before)
      const done = await restore(after, bytes, { keepSecret: async (secret) => void secrets.push(secret) })
      expect(done.end.missing).toEqual([])
      expect(settled(await contentsOf(after.db))).toEqual(settled(await contentsOf(before.db)))
      expect(await statesOfMails(after.db)).toEqual(['uncertain'])
      expect(await after.db.selectFrom('mail').select('response').execute()).toEqual([{ response: 'restored' }])
      expect(secrets).toEqual(['the secret'])
      const [kept, made] = await Promise.all([before.storage.read(before.picture), after.storage.read(before.picture)])
      expect(await made?.bytes()).toEqual(await kept?.bytes())
      const last = (await contentsOf(before.db)).ecommerce_tag?.last ?? 0
      const project = Number((await after.db.selectFrom('project').select('id').executeTakeFirstOrThrow()).id)
      const next = await insertTree(after.db, 'ecommerce_tag', { project, display_name: 'Neu', slug: 'neu' })
      expect(next).toBe(last + 1)
    }, 60_000)

describe.each(places)('on %s', (_name, place) => {
  test('a backup sees one moment, whatever is written while it is made', async () => {
    const source = await filled(place)
    const target = await empty(place)
    const project = Number((await source.db.selectFrom('project').select('id').executeTakeFirstOrThrow()).id)
    const before = await contentsOf(source.db)
    let late: Promise<unknown> | undefined
    const archive = makeArchive({
      ...source,
      version: '1.0.0',
      secret: undefined,
      now: new Date(),
      tell: () => {
        late ??= insertTree(source.db, 'ecommerce_tag', { project, display_name: 'Spät', slug: 'spaet' })
      },
    })
    const bytes = new Uint8Array(await arrayBuffer(archive.bytes))
    await late
    expect((await contentsOf(source.db)).ecommerce_tag).not.toEqual(before.ecommerce_tag)
    await restore(target, bytes)
    expect((await contentsOf(target.db)).ecommerce_tag?.rows).toEqual(before.ecommerce_tag?.rows)
  }, 60_000)

  test('a backup that nobody takes any more ends', async () => {
    const source = await filled(place)
    const archive = makeArchive({ ...source, version: '1.0.0', secret: undefined, now: new Date() })
    archive.cancel()
    await expect(archive.done).rejects.toThrow('cancelled')
    await expect(archive.bytes.getReader().read()).rejects.toThrow('cancelled')
  }, 60_000)

  test('an installation that is not empty is left alone unless told otherwise, and then nothing of it stays', async () => {
    const source = await filled(place)
    const target = await filled(place)
    const before = await contentsOf(target.db)
    const bytes = await archiveOf(source)
    await expect(restore(target, bytes)).rejects.toThrow('This installation is not empty')
    expect(await contentsOf(target.db)).toEqual(before)
    await restore(target, bytes, { replace: true })
    expect(settled(await contentsOf(target.db))).toEqual(settled(await contentsOf(source.db)))
    expect(await target.storage.read(target.picture)).toBeNull()
    expect(await target.storage.read(source.picture)).not.toBeNull()
  }, 60_000)

  test('a number given after the backup is given to no other order, invoice or row', async () => {
    const shop = await filled(place)
    const project = Number((await shop.db.selectFrom('project').select('id').executeTakeFirstOrThrow()).id)
    const next = (name: string, year: number) => nextNumbers(shop.db, { project, name, year }, 1)
    expect(await next('invoice', 2026)).toBe(1)
    const bytes = await archiveOf(shop)
    expect(await next('invoice', 2026)).toBe(2)
    expect(await next('order', 2027)).toBe(1)
    const late = await insertTree(shop.db, 'ecommerce_tag', { project, display_name: 'Spät', slug: 'spaet' })
    await restore(shop, bytes, { replace: true })
    expect(await next('invoice', 2026)).toBe(3)
    expect(await next('order', 2027)).toBe(2)
    const tag = await insertTree(shop.db, 'ecommerce_tag', { project, display_name: 'Neu', slug: 'neu' })
    expect(tag).toBeGreaterThan(Number(late))
  }, 60_000)

  test('a full disk leaves database, files and secret as they were', async () => {
    const source = await filled(place)
    const target = await filled(place)
    const before = await contentsOf(target.db)
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    const storage = { ...target.storage, write: () => Promise.reject(full) }
    const bytes = await archiveOf(source)
    await expect(restore(target, bytes, { storage, replace: true })).rejects.toBe(full)
    expect(await contentsOf(target.db)).toEqual(before)
    expect(await target.storage.read(target.picture)).not.toBeNull()
  }, 60_000)

  test('rows that point to nothing are refused as a whole', async () => {
    const source = await filled(place)
    const target = await empty(place)
    const entries = await unpackTar(await archiveOf(source))
    const bytes = await sealed(
      await packTar(entries.filter(({ header }) => !header.name.startsWith('tables/ecommerce_manufacturer/'))),
    )
    await expect(restore(target, bytes)).rejects.toThrow('The archive is damaged or incomplete')
    expect(await target.db.introspection.getTables()).toEqual([])
  }, 60_000)
})

const [, onSqlite] = places[0] ?? []

test('nothing is restored under the feet of another process', async () => {
  if (!onSqlite) throw new Error('SQLite is always there')
  const target = await filled(onSqlite)
  const bytes = await archiveOf(target)
  await withSnapshot(target.db, async (other) => {
    await contentsOf(other)
    await expect(restore(target, bytes, { replace: true })).rejects.toThrow('Another process uses the database')
  })
  await restore(target, bytes, { replace: true })
}, 60_000)

/** The archive with a part of a table that unpacks to 300 MB. */
async function withBomb(bytes: Uint8Array): Promise<Uint8Array> {
  const entries = await unpackTar(bytes)
  const part = entries.find(({ header }) => header.name.startsWith('tables/ecommerce_manufacturer/'))
  if (!part) throw new Error('The archive has no manufacturers')
  const body = gzipSync(Buffer.alloc(300_000_000, 0x20))
  return packTar(
    entries.map((entry) => (entry === part ? { header: { ...entry.header, size: body.byteLength }, body } : entry)),
  )
}

test('what is no whole backup of this version or an older one is refused in one sentence, and nothing is touched', async () => {
  if (!onSqlite) throw new Error('SQLite is always there')
  const bytes = await archiveOf(await filled(onSqlite))
  const middle = Math.floor(bytes.byteLength / 2)
  const flipped = new Uint8Array(bytes)
  const inContent = await middleOfLargest(bytes)
  flipped[inContent] = (flipped[inContent] ?? 0) ^ 1
  const inManifest = (change: object) =>
    changed(bytes, MANIFEST, (text) => JSON.stringify({ ...JSON.parse(text), ...change }))
  const target = await empty(onSqlite)
  for (const [archive, sentence] of [
    [bytes.slice(0, middle), /damaged or incomplete/],
    [bytes.slice(0, -3000), /damaged or incomplete/],
    [flipped, /damaged or incomplete/],
    [await changed(bytes, END, () => 'nothing'), /damaged or incomplete/],
    [
      await sealed(await withBomb(bytes)),
      /^The archive is damaged or incomplete: a part of it unpacks to far more than it is\.$/,
    ],
    [new TextEncoder().encode('a letter'.repeat(100)), /damaged or incomplete|no backup/],
    [await packTar([{ header: { name: 'photo.jpg', size: 1 }, body: 'x' }]), /no backup of this program/],
    [new Uint8Array(), /damaged or incomplete/],
  ] as const)
    await expect(restore(target, new Uint8Array(archive))).rejects.toThrow(sentence)
  const resealed = async (change: object) => sealed(await inManifest(change))
  await expect(restore(target, await resealed({ format_version: 2, version: '9.0.0' }))).rejects.toThrow(
    'The backup was made by a newer version of the program (9.0.0)',
  )
  await expect(restore(target, await resealed({ migrations: ['0001-initial', '0999-later'] }))).rejects.toThrow(
    '0999-later',
  )
  await expect(restore(target, await resealed({ migrations: ['0002-accounts-and-history'] }))).rejects.toThrow(
    'are not those of this program',
  )
  expect(await target.db.introspection.getTables()).toEqual([])
}, 60_000)
