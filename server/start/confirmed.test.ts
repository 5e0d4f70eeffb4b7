import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SampleServer, startSample } from './sample-server.ts'
import { asking, fillTenants, PASSWORD } from './sample-tenants.ts'

let server: SampleServer

beforeAll(async () => {
  server = await startSample({}, fillTenants)
})

afterAll(() => server.close())

const EVIL = { email: 'angreifer@eigen.example', password: PASSWORD, role: 1, project: null }

/** What gives rights, or leads to others' servers. */
const CALLS: [method: string, path: string, body?: unknown][] = [
  ['POST', '/users', EVIL],
  ['PATCH', '/users/1', { role: 1 }],
  ['DELETE', '/users/1'],
  ['POST', '/roles', { name: 'neu' }],
  ['PATCH', '/roles/1', { description: 'neu' }],
  ['DELETE', '/roles/4'],
  ['POST', '/permissions', { role: 2, collection: 'page', action: 'delete', fields: [] }],
  ['PATCH', '/permissions/1', { fields: [] }],
  ['DELETE', '/permissions/1'],
  ['PATCH', '/connections', { mail_from: 'angreifer@eigen.example' }],
]

test.each(CALLS)('a session alone is not enough, for a script in a page has it: %s %s', async (method, path, body) => {
  const { status, code } = await asking(server.address, false)('installation', method, path, body)
  expect({ status, code }).toEqual({ status: 403, code: 305 })
})

test('who gives the password once more may, for a while and in that session alone', async () => {
  const ask = asking(server.address, false)
  expect(await ask('installation', 'POST', '/auth/confirm', { current_password: 'falsch' })).toMatchObject({
    status: 403,
    code: 300,
  })
  expect((await ask('installation', 'POST', '/users', EVIL)).code).toBe(305)
  expect((await ask('installation', 'POST', '/auth/confirm', { current_password: PASSWORD })).status).toBe(204)
  expect((await ask('installation', 'POST', '/users', EVIL)).status).toBe(200)
  expect((await asking(server.address, false)('installation', 'POST', '/roles', { name: 'neu' })).code).toBe(305)
  await server.db.updateTable('sessions').set({ confirmed_until: new Date().toISOString() }).execute()
  expect((await ask('installation', 'POST', '/roles', { name: 'neu' })).code).toBe(305)
})

test('who may give no rights is told that, and not asked for a password', async () => {
  expect((await asking(server.address, false)('editor', 'POST', '/users', EVIL)).code).toBe(300)
  expect((await asking(server.address, false)('stranger', 'POST', '/users', EVIL)).status).toBe(401)
})

test('guesses at the password slow down as those of a sign-in do', async () => {
  const ask = asking(server.address, false)
  const guess = (_: unknown, index: number) =>
    ask('administrator', 'POST', '/auth/confirm', { current_password: `falsch ${index}` })
  const answers = await Promise.all(Array.from({ length: 8 }, guess))
  expect(answers.map(({ status }) => status)).toContain(429)
})
