import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lastingSecret } from './secret.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'secret-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

test('the first start makes a secret, and every later one reads the same', async () => {
  const first = await lastingSecret(dataDir, undefined)
  expect(first.length).toBeGreaterThanOrEqual(43)
  expect(await lastingSecret(dataDir, undefined)).toBe(first)
})

test('nobody but the owner reads the secret', async () => {
  await lastingSecret(dataDir, undefined)
  expect((await stat(join(dataDir, 'secret'))).mode & 0o077).toBe(0)
})

test('a secret of the environment, which several machines share, comes before the file', async () => {
  expect(await lastingSecret(dataDir, 'from the environment')).toBe('from the environment')
})
