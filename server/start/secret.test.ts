import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { StartError } from '../start-error.ts'
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

test('of processes that start together all have the same secret, and nothing else is left', async () => {
  const secrets = await Promise.all(Array.from({ length: 8 }, () => lastingSecret(dataDir, undefined)))
  expect(new Set(secrets).size).toBe(1)
  expect(await readdir(dataDir)).toEqual(['secret'])
})

test.each(['', 'x', ' '.repeat(40)])(
  'a file with %j is no secret: the start names it and says what to do',
  async (text) => {
    await writeFile(join(dataDir, 'secret'), text)
    const refused = lastingSecret(dataDir, undefined)
    await expect(refused).rejects.toThrow(StartError)
    await expect(refused).rejects.toThrow(`${join(dataDir, 'secret')} holds no secret of at least 32 characters`)
  },
)

test('a secret that cannot be read is told in a sentence', async () => {
  await mkdir(join(dataDir, 'secret'))
  await expect(lastingSecret(dataDir, undefined)).rejects.toThrow(/secret cannot be read \(EISDIR\)/)
})
