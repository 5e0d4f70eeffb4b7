import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAccount } from '#backend/auth/account.ts'
import { makeWebsite } from '#backend/websites/make-website.ts'
import { BLUEPRINTS } from './blueprints-folder.ts'
import { askHost } from './sample-host.ts'
import { type SampleServer, startSample } from './sample-server.ts'
import { sampleWebsite } from './sample-website.ts'

const PASSWORD = 'correct horse battery'
const OPTICIAN = 'optik-muster.example'

let server: SampleServer
let id: number

const call = async (method: string, path: string, body?: unknown, bearer?: string, domain = OPTICIAN) => {
  const isBlob = body instanceof Blob
  const answer = await fetch(server.address + path, {
    method,
    ...(body !== undefined && { body: isBlob ? body : JSON.stringify(body) }),
    headers: {
      'x-directus-project': domain,
      ...(isBlob && { 'content-type': 'application/x-tar' }),
      ...(bearer && { authorization: `Bearer ${bearer}` }),
    },
  })
  const text = await answer.text()
  return { status: answer.status, body: text.startsWith('{') ? JSON.parse(text) : {} }
}

const signedIn = async (email: string): Promise<string> =>
  (await call('POST', '/auth/authenticate', { email, password: PASSWORD })).body.data.token

beforeAll(async () => {
  server = await startSample({}, async (db, storage) => {
    id = await makeWebsite({ db, storage }, BLUEPRINTS, sampleWebsite({ domain: OPTICIAN }))
    await addAccount(db, { email: 'alle@muster.example', password: PASSWORD, role: 'administrator' })
    await addAccount(db, { email: 'eine@muster.example', password: PASSWORD, role: 'administrator', project: id })
  })
})

afterAll(() => server.close())

const TAKE = '/websites/archive?domain=umzug.example&name=Umzug'

async function archiveOf(bearer: string): Promise<Blob> {
  const headers = { authorization: `Bearer ${bearer}`, 'x-directus-project': OPTICIAN }
  return (await fetch(`${server.address}/websites/${id}/archive`, { headers })).blob()
}

test('only who works for all websites saves one, takes one in or copies one', async () => {
  const one = await signedIn('eine@muster.example')
  for (const [bearer, status] of [
    [undefined, 401],
    [one, 403],
  ] as const) {
    expect((await call('GET', `/websites/${id}/archive`, undefined, bearer)).status).toBe(status)
    expect((await call('POST', `/websites/${id}/copies`, { domain: 'x.example', name: 'X' }, bearer)).status).toBe(
      status,
    )
    expect((await call('POST', TAKE, new Blob(['x']), bearer)).status).toBe(status)
  }
})

test('a website saved as a file is there under another name, for its staff first; a broken file is refused in a sentence', async () => {
  const owner = await signedIn('alle@muster.example')
  expect((await call('GET', '/websites/x/archive', undefined, owner)).status).toBe(404)
  const archive = await archiveOf(owner)
  const broken = await call('POST', TAKE, archive.slice(0, archive.size - 2000), owner)
  expect({ ...broken, message: broken.body.error?.message }).toMatchObject({
    status: 422,
    message: expect.stringMatching(/^The archive is damaged/),
  })
  const { body, status } = await call('POST', TAKE, archive, owner)
  expect({ status, error: body.error, domain: body.data?.domain }).toEqual({ status: 200, domain: 'umzug.example' })
  expect((await call('POST', TAKE, archive, owner)).status).toBe(409)
  await expect
    .poll(async () => (await askHost(server.address, 'umzug.example', '/')).text, { timeout: 10_000 })
    .toContain('Hier entsteht unsere Website')
  const { code } = body.data
  expect((await call('POST', '/auth/enter', { code }, undefined, 'umzug.example')).status).toBe(200)
})

test('a copy has all pages of the first one', async () => {
  const owner = await signedIn('alle@muster.example')
  const copies = `/websites/${id}/copies`
  expect((await call('POST', copies, { domain: 'kopie.example' }, owner)).status).toBe(422)
  expect((await call('POST', copies, { domain: OPTICIAN, name: 'Kopie' }, owner)).status).toBe(409)
  const made = await call('POST', copies, { domain: 'kopie.example', name: 'Kopie' }, owner)
  expect(made).toMatchObject({ status: 200, body: { data: { domain: 'kopie.example' } } })
  const pagesOf = async (domain: string) =>
    (await call('GET', '/items/page?limit=-1&fields=name', undefined, owner, domain)).body.data
  expect((await pagesOf(OPTICIAN)).length).toBeGreaterThan(5)
  expect(await pagesOf('kopie.example')).toEqual(await pagesOf(OPTICIAN))
})
