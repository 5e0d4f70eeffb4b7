import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAccount } from '#backend/auth/account.ts'
import { sampleShop } from '#backend/calls/sample-orders.ts'
import type { Database } from '#backend/db/database.ts'
import { samplePicture } from '#backend/files/sample-picture.ts'
import { insertTree } from '#backend/items/insert.ts'
import { operations } from '#backend/openapi/document.ts'
import { EXAMPLE_FILE } from '#backend/openapi/parts/example-value.ts'
import type { Operation } from '#backend/openapi/parts/operation.ts'
import { answerProblem, documentCheck } from '#backend/openapi/sample-answer-check.ts'
import { recorded } from '#backend/openapi/sample-recording.ts'
import { collectionOf, fieldOf, model } from '#contract/model/model.ts'
import { startSample } from './sample-server.ts'

const DOMAIN = 'juwelier.example'
const EMAIL = 'chefin@juwelier.example'
const PASSWORD = 'correct horse battery'

type Body = Record<string, unknown> | FormData | Blob

const isJson = (body: Body | undefined): body is Record<string, unknown> =>
  body !== undefined && !(body instanceof FormData) && !(body instanceof Blob)

/** A server whose administrator is signed in, and calls of it as a program makes them. */
async function signedIn(fill: (db: Database) => Promise<unknown>) {
  const server = await startSample({}, async (db) => {
    await fill(db)
    await addAccount(db, { email: EMAIL, password: PASSWORD, role: 'administrator' })
  })
  let token = ''
  const call = async (method: string, path: string, body?: Body) => {
    const request = new Request(server.address + path, {
      method: method.toUpperCase(),
      headers: {
        'x-directus-project': DOMAIN,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(isJson(body) && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isJson(body) ? JSON.stringify(body) : body }),
    })
    const answer = await fetch(request.clone())
    const problem = await answerProblem(request, answer)
    const told = answer.headers.get('content-type')?.includes('json') ? await answer.json() : {}
    return { status: answer.status, misfit: problem, problem: problem ?? told.error?.message, told }
  }
  token = (await call('post', '/auth/authenticate', { email: EMAIL, password: PASSWORD })).told.data.token
  await call('post', '/auth/confirm', { current_password: PASSWORD })
  return { ...server, call, token }
}

type Signed = Awaited<ReturnType<typeof signedIn>>

let shop: Signed
let bare: Signed

const bareProject = async (db: Database) => {
  const project = await insertTree(db, 'project', {
    domain: DOMAIN,
    display_name: 'Leer',
    languages: ['de'],
    live: true,
  })
  const file = { filename: 'ring.jpg', type: 'image/jpeg', size: 1, hash: 'a'.repeat(16), width: 1240, height: 1754 }
  await insertTree(db, 'files', { id: EXAMPLE_FILE, project, ...file })
}

beforeAll(async () => {
  shop = await signedIn(async (db) => {
    const { project, branch } = await sampleShop(db, DOMAIN, { reservations: 'beside' })
    const hours = { branch, time_open: '09:00:00', time_close: '20:00:00' }
    // Monday to Friday, Saturday, Sunday.
    for (const day of [4, 10, 11]) await insertTree(db, 'opening_period', { ...hours, day })
    await db.updateTable('project').set({ live: true }).where('id', '=', project).execute()
    const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
    const event = { display_name: 'Abend', slug: 'abend', starts_at: at(5), ends_at: at(6), sign_up: true }
    await insertTree(db, 'event', { project, status: 'published', ...event })
  })
  bare = await signedIn(bareProject)
})

afterAll(() => Promise.all([shop.close(), bare.close()]))

const HEADERS: readonly Record<string, string>[] = [{}, { 'x-directus-project': DOMAIN }]

test.each(HEADERS)('the document is told to everybody, whatever website they name', async (headers) => {
  const answer = await fetch(`${shop.address}/openapi.json`, { headers })
  expect(answer.headers.get('content-type')).toContain('application/json')
  expect(await answer.json()).toMatchObject({ openapi: '3.1.0', paths: { '/items/page': { get: {} } } })
})

/** What plays the parts of payment services in the demonstration. */
const STAND_IN = /^\/ecom\/stand-ins\//

test('every call that is answered is in the document, and nothing in it is no call', () => {
  const check = documentCheck()
  const lost = shop.routes.filter(
    ({ method, path }) =>
      !STAND_IN.test(path) &&
      !check.find(method, path.replace(':collection', 'page').replaceAll(/:\w+(\{[^}]*\})?/g, '1')),
  )
  expect(lost).toEqual([])
  const routes = new Set(shop.routes.map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, '*')}`))
  const unknown = operations().filter(({ method, path, tag }) => {
    const asked = path.replace(/^(\/items\/)[a-z_]+/, '$1*').replaceAll(/\{\w+\}/g, '*')
    return tag !== 'feeds' && !routes.has(`${method.toUpperCase()} ${asked}`)
  })
  expect(unknown.map(({ id }) => id)).toEqual([])
})

/** The address of an operation with the parameters of its example; `known` has those that no example can know. */
function addressOf({ path, parameters = [] }: Operation, known: Readonly<Record<string, string>> = {}): string {
  const own = parameters.flatMap((parameter) => ('$ref' in parameter ? [] : [parameter]))
  const address = own
    .filter((parameter) => parameter.in === 'path')
    .reduce((text, { name, example }) => text.replace(`{${name}}`, known[name] ?? String(example)), path)
  const query = new URLSearchParams(
    own.flatMap(({ name, example, ...parameter }) =>
      parameter.in === 'query' && example !== undefined ? [[name, String(example)]] : [],
    ),
  )
  const isList = parameters.some((parameter) => '$ref' in parameter && parameter.$ref.endsWith('/limit'))
  const filter = /^(\/items)?\/files$/.test(path) ? `filter[id][in]=${EXAMPLE_FILE}` : 'filter[id][in]=1,2,3'
  if (isList) return `${address}?fields=*,*.*&meta=*&limit=2&${filter}`
  return query.size > 0 ? `${address}?${query}` : address
}

const collectionIn = ({ path }: Operation) => path.split('/')[2] ?? ''

/** The collection that a field of a collection points to. */
function pointedTo(name: string, field: string): string | undefined {
  const found = model.has(name) ? fieldOf(collectionOf(name), field) : undefined
  return found?.type === 'm2o' ? found.target : undefined
}

/** Collections before those whose examples point to them. */
function inOrder(all: readonly Operation[]): Operation[] {
  const made = new Map(all.filter(({ method }) => method === 'post').map((one) => [collectionIn(one), one]))
  const ranks = new Map<string, number>()
  const rankOf = (name: string): number => {
    const before = ranks.get(name)
    if (before !== undefined) return before
    ranks.set(name, 0)
    const record = (made.get(name)?.body?.example ?? {}) as Record<string, unknown>
    const own = 1 + Math.max(0, ...Object.keys(record).map((field) => rankOf(pointedTo(name, field) ?? '')))
    ranks.set(name, own)
    return own
  }
  return all.toSorted((a, b) => rankOf(collectionIn(a)) - rankOf(collectionIn(b)))
}

const STEPS = ['post', 'get', 'patch', 'delete'] as const

test('the example of every call about items is answered as the document says', async () => {
  const all = inOrder(
    operations().filter(
      ({ tag, path }) => tag === 'items' && !path.includes('{collection}') && path.startsWith('/items/'),
    ),
  )
  const ids: Record<string, string> = {}
  const misfits: string[] = []
  for (const step of STEPS) {
    const wanted = all.filter(({ method }) => method === step)
    for (const operation of step === 'delete' ? wanted.toReversed() : wanted) {
      const id = ids[collectionIn(operation)]
      const { status, problem, told } = await bare.call(step, addressOf(operation, id ? { id } : {}), bodyOf(operation))
      if (step === 'post') ids[collectionIn(operation)] ??= String(told.data?.id)
      // Of what is only written by the program there is nothing here yet.
      const isMissing = status === 404 && id === undefined && step !== 'post'
      if (problem && !isMissing) misfits.push(`${operation.id} ${status} ${problem}`)
    }
  }
  expect(misfits).toEqual([])
}, 300_000)

const bodyOf = ({ body }: Operation) => body?.example as Body | undefined

/** The days to come at that time, as forms name them: one of them is open. */
const daysToCome = (): string[] =>
  [1, 2, 3, 4, 5].map((days) => `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T11:00`)

/** Sends the example of a reservation for the first of the days to come that the branch is open. */
async function reserve(operation: Operation) {
  for (const at of daysToCome()) {
    const answer = await shop.call('post', operation.path, { ...(operation.body?.example as object), at })
    if (answer.status === 200) return answer
  }
  return shop.call('post', operation.path, bodyOf(operation))
}

const DONE_LAST = ['sign_out', 'refresh_token']

/** Parameters of addresses that name nothing. */
const OF_NOBODY = { id: '999999', invoice: '999999', revision: '999999', token: 'of-nobody' }

/** Calls after which the caller is signed in no more. */
const ENDS = /^\/users\/me\/sessions$/

/** Calls of the installation's own processes, and with codes of which nobody but a mail or a device knows. */
const SIGNED = /^\/changes|2fa|recovery_codes|^\/auth\/(enter|first|password)/

/** Sends the example of a call as its caller would: machines that read feeds say nothing of themselves. */
async function sent(operation: Operation, known: Readonly<Record<string, string>>, picture: FormData) {
  const { id, tag, method, body } = operation
  const address = addressOf(operation, known)
  if (id === 'reserve') return reserve(operation)
  if (id === 'stockNotice') {
    const goods = shop.db.updateTable('ecommerce_product').where('id', '=', 1)
    await goods.set({ stock: 0 }).execute()
    const answer = await shop.call(method, address, bodyOf(operation))
    await goods.set({ stock: 10 }).execute()
    return answer
  }
  if (id === 'replay_webhook_message') await shop.db.updateTable('webhook_messages').set({ state: 'sent' }).execute()
  if (id === 'send_mail_again') await shop.db.updateTable('mail').set({ state: 'failed' }).execute()
  if (id === 'till_file') return shop.call(method, address, new Blob([String(body?.example)]))
  if (tag !== 'feeds') return shop.call(method, address, body?.type ? picture : bodyOf(operation))
  const request = new Request(shop.address + address)
  const answer = await recorded(fetch)(request)
  return { status: answer.status, problem: await answerProblem(request, answer), told: {} as Record<string, never> }
}

/** Reads one item of each collection of a shop at work, in a list and alone; what is not as the document says. */
async function misread(): Promise<string[]> {
  const misfits: string[] = []
  for (const { id, tag, method, path } of operations()) {
    if (tag !== 'items' || method !== 'get' || !id.startsWith('list_') || !path.startsWith('/items/')) continue
    const list = await shop.call('get', `${path}?limit=1&fields=*`)
    if (list.problem) misfits.push(`${id} ${list.problem}`)
    const found = list.told.data?.[0]?.id
    if (found === undefined) continue
    const alone = await shop.call('get', `${path}/${found}?fields=*`)
    if (alone.problem || alone.told.data?.id !== found) misfits.push(`${id} ${found} ${alone.problem}`)
  }
  return misfits
}

test('the example of every other call is answered as the document says, and so is one item of each collection then', async () => {
  const known: Record<string, string> = {}
  const picture = new FormData()
  picture.set('file', new Blob([new Uint8Array(await samplePicture(40, 40))], { type: 'image/jpeg' }), 'ring.jpg')
  const misfits: string[] = []
  for (const operation of operations()) {
    const { id, tag, answer } = operation
    if ((tag === 'items' && id !== 'list_revisions') || DONE_LAST.includes(id) || operation.maybeRefused) continue
    const { status, problem, told } = await sent(operation, known, picture)
    if (id === 'upload_file') known.id = told.data?.id
    if (id === 'delete_file') delete known.id
    if (id === 'place_order') known.token = String(told.status_path).split('/').at(-1) ?? ''
    if (problem || status !== (answer.status ?? 200)) misfits.push(`${id} ${status} ${problem}`)
  }
  expect([...misfits, ...(await misread())]).toEqual([])
  expect((await shop.call('post', '/auth/refresh', { token: shop.token })).problem).toBeUndefined()
  const uncertain = operations().filter(({ maybeRefused }) => maybeRefused)
  for (const operation of uncertain.toSorted((a, b) => Number(ENDS.test(a.path)) - Number(ENDS.test(b.path)))) {
    const { id, method, path, answer } = operation
    const { status, misfit } = await shop.call(method, addressOf(operation, OF_NOBODY), bodyOf(operation))
    const isFine =
      status === (answer.status ?? 200) || (status >= 400 && status < 500 && (status !== 401 || SIGNED.test(path)))
    if (misfit || !isFine) misfits.push(`${id} ${status} ${misfit}`)
  }
  expect(misfits).toEqual([])
  expect((await bare.call('post', '/auth/logout')).problem).toBeUndefined()
})
