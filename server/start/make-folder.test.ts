import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeDataFolder, makeFolder } from './make-folder.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'make-folder-'))
})
afterEach(() => rm(root, { recursive: true }))

test('a folder is made with all that are missing above it, and made again without complaint', async () => {
  await makeFolder(join(root, 'a/b/c'))
  await makeFolder(join(root, 'a/b/c'))
  expect((await stat(join(root, 'a/b/c'))).isDirectory()).toBe(true)
})

test('a folder below a file cannot be made', async () => {
  await writeFile(join(root, 'file'), '')
  await expect(makeFolder(join(root, 'file/below'))).rejects.toThrow('ENOTDIR')
})

test.runIf(process.platform === 'linux')('a parent that takes no folders is an error, not an endless try', async () => {
  await expect(makeFolder('/proc/nowhere/below')).rejects.toThrow('ENOENT')
})

test('a data directory that is a file is told in a sentence', async () => {
  await writeFile(join(root, 'file'), '')
  await expect(makeDataFolder(join(root, 'file'))).rejects.toThrow(
    /^The data directory .*file cannot be written \(ENOTDIR\); choose another/,
  )
})
