import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { folderInMemory } from './files-in-memory.ts'

let place: string
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'schaufenster-memory-'))
})
afterEach(() => rmSync(place, { recursive: true }))

const SOME = 1_000_000
const MUCH = 2 ** 50

test('files of a run lie in memory where there is room, in a folder that PostgreSQL’s account may pass', () => {
  const folder = folderInMemory(place, SOME, MUCH)
  expect(folder && statSync(folder).mode & 0o777).toBe(0o711)
})

test('files of a run lie on the disk where there is no such folder, or no room in it or in memory', () => {
  expect(folderInMemory(join(place, 'none'), SOME, MUCH)).toBeUndefined()
  expect(folderInMemory(place, MUCH, MUCH * 3)).toBeUndefined()
  expect(folderInMemory(place, SOME, SOME)).toBeUndefined()
})

test('the folder of a run goes with it, also when it is killed', async () => {
  const script = `
    import { keepFilesInMemory } from ${JSON.stringify(new URL('files-in-memory.ts', import.meta.url).href)}
    keepFilesInMemory()
    console.log(process.env.TMPDIR ?? '')
    process.kill(process.pid, 'SIGKILL')`
  const { TMPDIR: _, ...env } = process.env
  const folder = execFileSync(
    'sh',
    ['-c', '"$@" || true', 'sh', process.execPath, '--input-type=module', '-e', script],
    {
      env,
      encoding: 'utf8',
    },
  ).trim()
  if (folder) await expect.poll(() => existsSync(folder), { timeout: 20_000 }).toBe(false)
})
