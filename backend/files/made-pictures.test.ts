import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PartAway } from '../outage.ts'
import { createDiskStorage } from './disk-storage.ts'
import { withMadePictures } from './made-pictures.ts'
import type { Storage } from './storage.ts'

let folder: string
let isAway: boolean
let far: Storage

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'schaufenster-copies-'))
  isAway = false
  const disk = createDiskStorage(join(folder, 'far'))
  const there = () => {
    if (isAway) throw new PartAway('The bucket does not answer.')
    return disk
  }
  far = {
    read: async (key) => there().read(key),
    write: async (...given) => there().write(...given),
    writeFile: async (...given) => there().writeFile(...given),
    deleteFolder: async (name) => there().deleteFolder(name),
  }
})

afterEach(() => rm(folder, { recursive: true }))

const bytes = (count: number) => new Uint8Array(count).fill(7)
let time = Date.now()

/** The storage as a process has it that starts now. */
const pictures = (most: { bytes?: number; files?: number } = {}) =>
  withMadePictures(far, join(folder, 'near'), { bytes: 1000, files: 100, ...most }, () => {
    time += 60_000
    return time
  })
const key = (name: string) => `1/${name}/x.webp`
const left = async (storage: Storage, names: readonly string[]) => {
  const found = await Promise.all(names.map(async (name) => ((await storage.read(key(name))) ? [name] : [])))
  return found.flat()
}

test('a picture that was made is had while the storage is away, also by the next process', async () => {
  await pictures().write('1/a/hash-320.webp', bytes(10), 'image/webp')
  isAway = true
  expect((await pictures().read('1/a/hash-320.webp'))?.size).toBe(10)
})

test('the next process sends it whole, each time, also while its use is noted', async () => {
  await pictures({ bytes: 1_000_000 }).write('1/a/hash-320.webp', bytes(100_000), 'image/webp')
  const storage = pictures({ bytes: 1_000_000 })
  const [first, second] = [await storage.read('1/a/hash-320.webp'), await storage.read('1/a/hash-320.webp')]
  // What notes the use of a file changes its time on the disk.
  await vi.waitFor(async () => {
    const { mtimeMs } = await stat(join(folder, 'near/1/a/hash-320.webp'))
    expect(Math.abs(mtimeMs - time)).toBeLessThan(60_001)
  })
  for (const object of [first, second, await storage.read('1/a/hash-320.webp')])
    expect((await new Response(object?.stream()).arrayBuffer()).byteLength).toBe(100_000)
  expect((await first?.bytes())?.byteLength).toBe(100_000)
})

test('originals, which can be replaced, come from the storage alone and are never touched', async () => {
  const storage = pictures({ bytes: 5, files: 1 })
  await storage.write('1/a/original', bytes(10), 'image/png')
  for (const name of ['a', 'b']) await storage.write(key(name), bytes(10), 'image/webp')
  expect((await storage.read('1/a/original'))?.size).toBe(10)
  isAway = true
  await expect(storage.read('1/a/original')).rejects.toThrow(PartAway)
})

test('where originals lie in the same folder, making room leaves them', async () => {
  const disk = createDiskStorage(join(folder, 'near'))
  const storage = withMadePictures(disk, join(folder, 'near'), { bytes: 15, files: 100 }, Date.now)
  await storage.write('1/a/original', bytes(100), 'image/png')
  for (const name of ['a', 'b']) await storage.write(key(name), bytes(10), 'image/webp')
  expect([(await storage.read('1/a/original'))?.size, await left(storage, ['a', 'b'])]).toEqual([100, ['b']])
})

test.each([
  ['bytes', { bytes: 25 }],
  ['number', { files: 2 }],
])(
  'made pictures take no more room than they may, in bytes and in number, and those used longest ago go first: %s',
  async (_, most) => {
    const storage = pictures(most)
    for (const name of ['a', 'b']) await storage.write(key(name), bytes(10), 'image/webp')
    await storage.read(key('a'))
    await storage.write(key('c'), bytes(10), 'image/webp')
    expect(await left(storage, ['a', 'b', 'c'])).toEqual(['a', 'c'])
  },
)

test('the next process knows what was used, and makes room where the bound is lower now', async () => {
  const storage = pictures()
  for (const name of ['a', 'b', 'c']) await storage.write(key(name), bytes(10), 'image/webp')
  time += 2 * 3_600_000
  await storage.read(key('a'))
  await expect.poll(async () => (await stat(join(folder, 'near', key('a')))).mtimeMs).toBeGreaterThan(time - 120_000)
  const next = pictures({ files: 2 })
  await next.write(key('d'), bytes(10), 'image/webp')
  expect(await left(next, ['a', 'b', 'c', 'd'])).toEqual(['a', 'd'])
})

test('what is deleted has nothing left that was made of it, and its room is free', async () => {
  const storage = pictures({ files: 2 })
  for (const name of ['a', 'b']) await storage.write(key(name), bytes(10), 'image/webp')
  await storage.deleteFolder('1/a')
  expect(await storage.read(key('a'))).toBeNull()
  await storage.write(key('c'), bytes(10), 'image/webp')
  expect(await left(storage, ['b', 'c'])).toEqual(['b', 'c'])
})
