import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAccount } from '#backend/auth/account.ts'
import { createApiKey } from '#backend/auth/api-key.ts'
import { type SampleServer, startSample } from './sample-server.ts'

let server: SampleServer
let key = ''
let folder = ''

beforeAll(async () => {
  server = await startSample({ SEED_DEMO: 'yes' })
  const { db } = server
  await addAccount(db, { email: 'chefin@juwelier.example', password: 'correct horse battery', role: 'administrator' })
  const { id: user } = await db.selectFrom('users').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  const { id: project } = await db.selectFrom('project').select('id').orderBy('id').executeTakeFirstOrThrow()
  const scopes = ['catalogue:read', 'catalogue:update', 'forms:read', 'forms:update']
  const made = { project: Number(project), user: Number(user), name: 'Kasse', scopes, rate: 600, expires_on: null }
  key = (await createApiKey(db, made as Parameters<typeof createApiKey>[1], new Date())).key
  folder = await mkdtemp(join(tmpdir(), 'schaufenster-api-'))
  await symlink(resolve('docs'), join(folder, 'docs'))
})

afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

/** The commands of the document, in their order, with the address and key of this installation in their place. */
async function commands(): Promise<string[]> {
  const blocks = (await readFile('docs/api.md', 'utf8')).matchAll(/^```sh\n(.*?)^```/gms)
  return [...blocks]
    .flatMap(([, block = '']) => block.trim().split('\n'))
    .filter((line) => line !== 'npm start')
    .map((line) => line.replaceAll('http://127.0.0.1:3000', server.address).replaceAll('sfk_…', key))
}

test('every command of the document of the calls does what it says, as it stands there', async () => {
  const outputs: string[] = []
  for (const command of await commands()) {
    // As somebody types it, but an answer that refuses ends with an error.
    const strict = command.replace(/^curl /, 'curl -sS --fail-with-body ')
    const { stdout } = await promisify(execFile)('sh', ['-ec', strict], {
      cwd: folder,
      env: { ...process.env, PATH: `${join(process.execPath, '..')}:${process.env.PATH}` },
    })
    outputs.push(stdout)
  }
  const [read = '', found = '', changed = '', , trial = '', till = '', left = ''] = outputs
  expect(JSON.parse(read).data).toHaveLength(3)
  const [product] = JSON.parse(found).data as { id: number; stock: number }[]
  expect([product?.id, JSON.parse(changed).data]).toEqual([7, { id: 7, stock: 3 }])
  expect(JSON.parse(trial).data).toMatchObject({ known: 1, unknown: [], problems: [] })
  expect(till).toBe('TW-FM-SC;4: 3 → 4\n')
  expect(JSON.parse(left).data).toEqual({ left: 0, unknown: 1, unread: 0 })
  expect(outputs).toHaveLength(7)
})

test('what the document says needs no key is there without one', async () => {
  const free = (await readFile('docs/api.md', 'utf8')).split('## What needs no key')[1] ?? ''
  const paths = [...free.matchAll(/`(\/[\w./-]+)`/g)].map(([, path = '']) => path)
  expect(paths.length).toBeGreaterThan(8)
  for (const path of paths) expect([path, (await fetch(server.address + path)).status]).toEqual([path, 200])
})
