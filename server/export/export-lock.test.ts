import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockExport } from './export-lock.ts'

let dir: string

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'schaufenster-lock-'))
})

afterEach(() => rmSync(dir, { recursive: true, force: true }))

test('a second export into the same folder waits until the first has ended', async () => {
  const release = await lockExport(dir, () => true, 17)
  await expect(lockExport(dir, (pid) => pid === 17, 18)).rejects.toThrow('process 17, is writing')
  release()
  ;(await lockExport(dir, () => true, 18))()
  expect(existsSync(join(dir, '.export/lock'))).toBe(false)
})

test('the lock of a process that is gone does not count', async () => {
  await lockExport(dir, () => true, 17)
  await expect(lockExport(dir, () => false, 18)).resolves.toBeTypeOf('function')
})
