import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAccount } from '#backend/auth/account.ts'
import { sampleShop } from '#backend/items/sample-shop.ts'
import { type SampleServer, startSample } from './sample-server.ts'

const EMAIL = 'chefin@juwelier.example'
const PASSWORD = 'correct horse battery'

let product: SampleServer
let site: SampleServer
let cookie: string
let bearer: string

beforeAll(async () => {
  product = await startSample({}, async (db) => {
    await sampleShop(db, 'juwelier.example')
    await addAccount(db, { email: EMAIL, password: PASSWORD, role: 'administrator' })
  })
  site = await startSample({ BACKEND_URL: product.address })
  const signIn = async (mode: string) =>
    fetch(`${product.address}/auth/authenticate`, {
      method: 'POST',
      body: JSON.stringify({ email: EMAIL, password: PASSWORD, mode }),
    })
  cookie = String((await signIn('cookie')).headers.getSetCookie()[0]?.split(';')[0])
  bearer = `Bearer ${(await (await signIn('jwt')).json()).data.token}`
})

afterAll(async () => {
  await site.close()
  await product.close()
})

const EACH = [
  ['one process', () => product],
  ['site and backend apart', () => site],
] as const

/** A readable address of a route, as somebody signed in might ask for it. */
const addressOf = (path: string) => path.replace(/:\w+(\{[^}]*\})?/g, '1').replaceAll('*', 'x')

test.each(EACH)('no cache keeps what is answered to who is signed in, whatever is asked: %s', async (_mode, server) => {
  const paths = product.routes.filter(({ method, path }) => method === 'GET' && !path.startsWith('/changes'))
  const wrong: string[] = []
  for (const headers of [new Headers({ cookie }), new Headers({ authorization: bearer })])
    for (const { path } of [...paths, { path: '/items/project' }, { path: '/items/ecommerce_order' }]) {
      const answer = await fetch(server().address + addressOf(path), { headers })
      await answer.arrayBuffer()
      const vary = answer.headers.get('vary') ?? ''
      const isRight =
        answer.headers.get('cache-control')?.includes('no-store') && /cookie/i.test(vary) && /authorization/i.test(vary)
      if (!isRight) wrong.push(`${path}: ${answer.status} ${answer.headers.get('cache-control')} / ${vary}`)
    }
  expect(wrong).toEqual([])
  expect(paths.length).toBeGreaterThan(30)
})

test('what a visitor is answered at such an address is told apart from it', async () => {
  const answer = await fetch(`${product.address}/items/project`)
  expect(answer.headers.get('vary')).toMatch(/Cookie, Authorization/)
  expect(answer.headers.get('cache-control')).toBeNull()
})
