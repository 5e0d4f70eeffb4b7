import { afterAll, beforeAll, expect, test } from 'vitest'
import { askHost } from './sample-host.ts'
import { type SampleServer, startSample } from './sample-server.ts'
import { type Ask, asking, fillTenants, OWN, openStores } from './sample-tenants.ts'

let server: SampleServer
let ask: Ask
let page = 0

const get = (path: string, headers = {}) => askHost(server.address, OWN, path, { headers })

beforeAll(async () => {
  server = await startSample({}, async (db) => openStores(db, (await fillTenants(db)).own))
  ask = asking(server.address)
  const texts = [{ language: 'de', path: '/weihnachten', title: 'Weihnachten', heading: 'Zum Fest' }]
  const made = await ask('editor', 'POST', '/items/page', { name: 'weihnachten', translations: texts })
  page = Number(made.data.id)
})

afterAll(() => server.close())

const plan = (moment: string, data: object, caller: 'editor' | 'staff' = 'editor') =>
  ask(caller, 'POST', `/items/page/${page}/schedule`, { moment, data })

const inMilliseconds = (time: number) => new Date(Date.now() + time).toISOString()

const states = async () =>
  JSON.parse((await ask('editor', 'GET', '/items/scheduled_change?sort=id&fields=state,problem')).text).data

test('a page is published at its moment, by itself, though its absence was kept', async () => {
  expect((await get('/weihnachten')).status).toBe(404)
  const moment = Date.now() + 1500
  expect((await plan(new Date(moment).toISOString(), { status: 'published' })).status).toBe(200)
  while (Date.now() < moment - 30) {
    expect((await get('/weihnachten')).status).toBe(404)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await expect.poll(async () => (await get('/weihnachten')).status, { interval: 20, timeout: 5000 }).toBe(200)
  expect(Date.now() - moment).toBeLessThan(3000)
  expect(await states()).toEqual([{ state: 'done', problem: null }])
})

test('it is withdrawn at another, and the history names who planned it', async () => {
  expect((await plan(inMilliseconds(300), { status: 'archived' })).status).toBe(200)
  await expect.poll(async () => (await get('/weihnachten')).status, { timeout: 5000 }).toBe(404)
  const { data } = JSON.parse((await ask('editor', 'GET', `/revisions?collection=page&item=${page}`)).text)
  expect(data[0]).toMatchObject({ action: 'update' })
  expect(data[0].user ?? data[0].user_name ?? data[0].email).toBeTruthy()
})

test('what cannot be written is refused when it is planned, and so is what has passed', async () => {
  const refused = await plan('2099-01-01T00:00:00Z', { status: 'quatsch' })
  expect([refused.status, refused.text.includes('"field":"status"')]).toEqual([422, true])
  const past = await plan('2020-01-01T00:00:00Z', { status: 'published' })
  expect([past.status, past.text.includes('"field":"moment"')]).toEqual([422, true])
  expect((await plan('morgen', { status: 'published' })).status).toBe(422)
  expect((await plan('2099-01-01T00:00:00Z', {})).status).toBe(422)
  expect((await plan('2099-01-01T00:00:00Z', { status: 'published' }, 'staff')).status).toBe(403)
  expect((await ask('stranger', 'POST', `/items/page/${page}/schedule`, {})).status).toBe(401)
  expect(
    (
      await ask('editor', 'POST', '/items/scheduled_change', {
        collection: 'page',
        item: '1',
        moment: '2099-01-01T00:00:00Z',
        data: {},
      })
    ).status,
  ).toBe(403)
})

test('what is refused at its moment is noted with the reason, and changes nothing', async () => {
  const planned = await plan(inMilliseconds(700), { status: 'published' })
  expect(planned.status).toBe(200)
  const [text] = JSON.parse((await ask('editor', 'GET', `/items/page/${page}?fields=translations.id`)).text).data
    .translations
  await ask('editor', 'PATCH', `/items/page_translation/${text.id}`, { path: null })
  await expect.poll(async () => (await states()).at(-1).state, { timeout: 5000 }).toBe('failed')
  expect((await states()).at(-1).problem).toContain('a page that is published has an address')
  await ask('editor', 'PATCH', `/items/page_translation/${text.id}`, { path: '/weihnachten' })
})

test('a preview shows the website as on a day to come, and strangers see nothing of it', async () => {
  await plan('2098-12-01T05:00:00Z', { status: 'published', translations: [] })
  const info = { name: 'info', status: 'published', translations: [{ language: 'de', title: 'Info', heading: 'Info' }] }
  const other = Number((await ask('editor', 'POST', '/items/page', info)).data.id)
  const [entry] = [{ display_name: 'Weihnachten', page }]
  await ask('editor', 'POST', '/items/menu_item', entry)
  const shown = async (moment: string) => {
    const kept = await ask('editor', 'POST', '/previews', { collection: 'page', item: other, data: {}, moment })
    expect(kept.status).toBe(200)
    return kept.data.id as string
  }
  const token = await signedIn()
  const page1 = await get(`/info?preview=${await shown('2098-11-30T12:00:00Z')}`, token)
  const page2 = await get(`/info?preview=${await shown('2098-12-02T12:00:00Z')}`, token)
  expect([page1.status, page1.text.includes('href="/weihnachten"')]).toEqual([200, false])
  expect([page2.status, page2.text.includes('href="/weihnachten"')]).toEqual([200, true])
  expect((await get('/weihnachten')).status).toBe(404)
  expect((await get('/info')).text).not.toContain('href="/weihnachten"')
})

/** The cookie of a browser in which the editor has signed in. */
async function signedIn(): Promise<Record<string, string>> {
  const answer = await askHost(server.address, OWN, '/auth/authenticate', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: { email: `editor@${OWN}`, password: 'correct horse battery', mode: 'cookie' },
  })
  const cookies = [answer.headers['set-cookie'] ?? []].flat().map((cookie) => cookie.split(';')[0])
  return { cookie: cookies.join('; ') }
}
