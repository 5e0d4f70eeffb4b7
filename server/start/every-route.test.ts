import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleShop } from '#backend/items/sample-shop.ts'
import { createSdk, type Sdk } from '#sdk/sdk.ts'
import { ENTRY, type SampleServer, startSample } from './sample-server.ts'

let backend: SampleServer
let site: SampleServer

beforeAll(async () => {
  backend = await startSample({}, (db) => sampleShop(db, 'juwelier.example'))
  site = await startSample({ BACKEND_URL: backend.address })
})

afterAll(async () => {
  await site.close()
  await backend.close()
})

const serverOf = { 'one process': () => backend, 'site and backend apart': () => site }

type Mode = keyof typeof serverOf

const EACH_MODE = Object.keys(serverOf) as Mode[]

/** Whether nobody answered: the site took the call for one of its own, or the backend has no such call. */
const isLost = (text: string) => text.includes(ENTRY) || /^404 Not Found$|There is no (site at|\/)/.test(text)

const ID = '0b0f8e0a-5a58-4f0c-9a52-3f3f2f1f0f00'

/** An address of a route, as somebody might ask for it. */
const addressOf = (path: string) => path.replace(/:\w+(\{[^}]*\})?/g, ID).replaceAll('*', 'x')

async function textOf(answer: Response): Promise<string> {
  // A stream of changes has no end.
  if (!answer.headers.get('content-type')?.startsWith('text/event-stream')) return answer.text()
  await answer.body?.cancel()
  return ''
}

test.each(EACH_MODE)('every route of the backend is answered by the backend: %s', async (mode) => {
  const lost: string[] = []
  for (const { method, path } of backend.routes) {
    const answer = await fetch(serverOf[mode]().address + addressOf(path), { method, redirect: 'manual' })
    if (isLost(await textOf(answer))) lost.push(`${method} ${path}`)
  }
  expect(backend.routes.length).toBeGreaterThan(80)
  expect(lost).toEqual([])
})

/** Values that are an id where one is wanted, and a list, an empty body, query or file elsewhere. */
const FITTING = [[ID], Object.assign(new Blob([]), { toString: () => ID })]

/** Every function of the client, however deep, to be called with whatever fits most of them. */
function callsOf(part: object, path = ''): [name: string, call: (given: unknown) => Promise<unknown>][] {
  return Object.entries(part).flatMap(([name, value]) => {
    const own = `${path}${name}`
    if (typeof value === 'function') return [[own, async (given: unknown) => value.call(part, given, {}, {})]]
    return typeof value === 'object' && value !== null ? callsOf(value, `${own}.`) : []
  })
}

/** Functions of the client that ask nobody; and imports, which only collections of contents know. */
const SILENT =
  /^(assets\.url|auth\.stop|previews\.address|staffOrders\.bookkeepingPath|reports\.workbookPath|items)$|^(?!page\.).*\.import$/

test.each(EACH_MODE)('every call of the client reaches the backend: %s', async (mode) => {
  const asked: string[] = []
  const lost: string[] = []
  const sdk: Sdk = createSdk({
    url: serverOf[mode]().address,
    project: 'juwelier.example',
    fetch: async (url, init) => {
      const answer = await fetch(url, init)
      const call = `${init.method} ${new URL(url).pathname}`
      asked.push(call)
      if (isLost(await answer.clone().text())) lost.push(call)
      return answer
    },
  })
  const silent: string[] = []
  for (const [name, call] of callsOf({ ...sdk, page: sdk.items('page') })) {
    if (SILENT.test(name)) continue
    const before = asked.length
    for (const given of FITTING) {
      const path = await call(given).catch(() => {})
      if (typeof path === 'string' && path.startsWith('/')) {
        asked.push(path)
        if (isLost(await textOf(await fetch(serverOf[mode]().address + path)))) lost.push(path)
      }
      if (asked.length > before) break
    }
    if (asked.length === before) silent.push(name)
  }
  sdk.auth.stop()
  expect(silent).toEqual([])
  expect(asked.length).toBeGreaterThan(60)
  expect(lost).toEqual([])
})
