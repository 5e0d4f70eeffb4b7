import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PartAway } from '../outage.ts'
import { createDiskStorage } from './disk-storage.ts'
import { withLocalCopies } from './local-copies.ts'
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
    deleteFolder: async (name) => there().deleteFolder(name),
  }
})

afterEach(() => rm(folder, { recursive: true }))

const bytes = (count: number) => new Uint8Array(count).fill(7)
const copies = (most?: number) => withLocalCopies(far, join(folder, 'near'), most)

test('a picture that was made is had while the storage is away, also by the next process', async () => {
  await copies().write('1/a/hash-320.webp', bytes(10), 'image/webp')
  isAway = true
  expect((await copies().read('1/a/hash-320.webp'))?.size).toBe(10)
})

test('a picture that another process made is copied when it is first asked for', async () => {
  await far.write('1/a/hash-320.webp', bytes(10), 'image/webp')
  const storage = copies()
  await storage.read('1/a/hash-320.webp')
  isAway = true
  expect(await (await storage.read('1/a/hash-320.webp'))?.bytes()).toEqual(bytes(10))
})

test('originals, which can be replaced, come from the storage alone', async () => {
  const storage = copies()
  await storage.write('1/a/original', bytes(10), 'image/png')
  isAway = true
  await expect(storage.read('1/a/original')).rejects.toThrow(PartAway)
})

test('copies take no more room than they may, and those used longest ago go first', async () => {
  const storage = copies(25)
  for (const name of ['a', 'b']) await storage.write(`1/${name}/x.webp`, bytes(10), 'image/webp')
  await storage.read('1/a/x.webp')
  await storage.write('1/c/x.webp', bytes(10), 'image/webp')
  isAway = true
  expect((await storage.read('1/a/x.webp'))?.size).toBe(10)
  await expect(storage.read('1/b/x.webp')).rejects.toThrow(PartAway)
})

test('what is deleted has no copy left', async () => {
  const storage = copies()
  await storage.write('1/a/x.webp', bytes(10), 'image/webp')
  await storage.deleteFolder('1/a')
  expect(await storage.read('1/a/x.webp')).toBeNull()
})
