import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '#backend/db/database.ts'
import { createDiskStorage } from '#backend/files/disk-storage.ts'
import { keepPrivate } from './private-files.ts'
import { startSample } from './sample-server.ts'

let dir: string

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'schaufenster-private-'))
})

afterEach(() => rm(dir, { recursive: true, force: true }))

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)

const unique = (found: readonly (readonly [string, string])[], kind: string) =>
  [...new Set(found.flatMap(([is, mode]) => (is === kind ? [mode] : [])))].join()

/** The modes of all that lies in a folder. */
async function modesIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const modes = entries.map(async (entry) => {
    const path = join(entry.parentPath, entry.name)
    return [entry.isDirectory() ? 'folder' : 'file', await modeOf(path)] as const
  })
  const found = await Promise.all(modes)
  return { folder: unique(found, 'folder'), file: unique(found, 'file') }
}

test('after a start nobody else may look into the data directory, and what an older version left open is closed', async () => {
  const dataDir = join(dir, 'data')
  await (await openDatabase({ dataDir })).destroy()
  await mkdir(join(dataDir, 'files/1/old'), { recursive: true })
  await writeFile(join(dataDir, 'files/1/old/original'), 'x')
  for (const path of ['', 'files', 'files/1', 'files/1/old']) await chmod(join(dataDir, path), 0o755)
  for (const path of ['files/1/old/original', 'schaufenster.sqlite']) await chmod(join(dataDir, path), 0o644)
  const product = await startSample({ DATA_DIR: dataDir })
  expect(await modeOf(dataDir)).toBe('700')
  expect(await modesIn(dataDir)).toEqual({ folder: '700', file: '600' })
  await product.close()
})

test('what is written is private from the beginning', async () => {
  const dataDir = join(dir, 'data')
  const db = await openDatabase({ dataDir })
  await createDiskStorage(join(dataDir, 'files')).write('1/x/original', new Uint8Array([1]), 'image/png')
  expect(await modeOf(dataDir)).toBe('700')
  expect(await modesIn(dataDir)).toEqual({ folder: '700', file: '600' })
  await db.destroy()
})

test('what does not belong to the program is left as it is', async () => {
  await writeFile(join(dir, 'notes.txt'), 'x')
  await chmod(join(dir, 'notes.txt'), 0o644)
  await keepPrivate(dir)
  expect(await modeOf(join(dir, 'notes.txt'))).toBe('644')
})
