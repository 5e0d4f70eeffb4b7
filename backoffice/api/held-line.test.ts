import { expect, test, vi } from 'vitest'
import { createHeldLine } from './held-line.ts'
import { heldWords, isHeld } from './held-write.ts'

const ANSWER = '/ecom/answers/contact_request/3'
const at = (path: string) => `https://shop.example${path}`

function memory(): Storage {
  const kept = new Map<string, string>()
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
    clear: () => kept.clear(),
    key: () => null,
    get length() {
      return kept.size
    },
  }
}

type Reply = () => Response
const lost: Reply = () => {
  throw new TypeError('Failed to fetch')
}
const well: Reply = () => Response.json({ data: [{ id: 1 }] })

/** A line whose server answers as `server.reply` says, and what was sent over it. */
function lineOver(storage = memory(), user = 1) {
  const sent: { url: string; key: string | null; body: unknown; ifMatch: string | null }[] = []
  const server: { reply: Reply } = { reply: well }
  const clock = { now: 1_000_000 }
  const place = { screen: '/contact_request/3' }
  const account: { signedIn: number } = { signedIn: user }
  let number = 0
  const line = createHeldLine({
    send: async (url, init) => {
      const headers = new Headers(init.headers)
      sent.push({ url, key: headers.get('idempotency-key'), body: init.body, ifMatch: headers.get('if-match') })
      return server.reply()
    },
    storage,
    now: () => clock.now,
    newKey: () => {
      number += 1
      return `${user}-key-${number}`
    },
    place: () => ({ screen: place.screen, title: 'Frage von Anna' }),
    later: () => {},
  })
  line.begin(user, async () => account.signedIn)
  const post = (path = ANSWER, body = '{"message":"Ja."}', headers = {}) =>
    line.fetch(at(path), { method: 'POST', body, headers })
  return { line, sent, server, clock, account, place, post, storage }
}

test('a write that finds no way is sent again with the same key, and answered then', async () => {
  const { line, sent, server, post } = lineOver()
  server.reply = lost
  const answer = post()
  await vi.waitFor(() => expect(line.writes()).toHaveLength(1))
  server.reply = well
  line.sendNow()
  expect((await answer).status).toBe(200)
  expect(sent.map(({ key }) => key)).toEqual(['1-key-1', '1-key-1'])
  expect(line.writes()).toEqual([])
})

test.each<[string, Reply]>([
  ['a proxy without a server', () => new Response('<html>Bad Gateway</html>', { status: 502 })],
  ['a proxy that waited in vain', () => new Response('', { status: 504 })],
  ['a server that is busy', () => Response.json({ error: { code: 0 } }, { status: 503 })],
  ['an answer that is cut', () => new Response('{"data":[{"id"', { headers: { 'content-type': 'application/json' } })],
])('%s is a line that is bad', async (_, reply) => {
  const { line, server, post } = lineOver()
  server.reply = reply
  void post()
  await vi.waitFor(() => expect(line.writes()).toHaveLength(1))
})

test.each([400, 403, 409, 412, 422, 500])('what the server itself refuses with %d is told at once', async (status) => {
  const { line, server, post } = lineOver()
  server.reply = () => Response.json({ error: { message: 'no' } }, { status })
  expect((await post()).status).toBe(status)
  expect(line.writes()).toEqual([])
})

test('a provider that the server could not reach is told, not tried again', async () => {
  const { line, server, post } = lineOver()
  server.reply = () => Response.json({ error: { message: 'PayPal' } }, { status: 502 })
  expect((await post()).status).toBe(502)
  expect(line.writes()).toEqual([])
})

test('what waited is there after a reload, with its revision, and goes once the line is back', async () => {
  const before = lineOver()
  before.server.reply = lost
  const change = { method: 'PATCH', body: '{"price_brutto":99}', headers: { 'if-match': '"7"' } }
  void before.line.fetch(at('/items/ecommerce_product/4?fields=id'), change)
  await vi.waitFor(() => expect(before.line.writes()).toHaveLength(1))
  const after = lineOver(before.storage)
  await vi.waitFor(() => expect(after.line.writes()).toEqual([]))
  expect(after.sent).toMatchObject([
    { url: '/items/ecommerce_product/4?fields=id', key: '1-key-1', body: change.body, ifMatch: '"7"' },
  ])
  expect(after.storage.length).toBe(0)
})

test('where somebody else was faster meanwhile, it is said and what was written is kept until it is discarded', async () => {
  const before = lineOver()
  before.server.reply = lost
  void before.post()
  await vi.waitFor(() => expect(before.line.writes()).toHaveLength(1))
  const { line, server } = (() => {
    const after = lineOver(memory())
    after.server.reply = () => Response.json({ error: { message: 'changed since' } }, { status: 412 })
    for (const name of ['office-held-writes']) after.storage.setItem(name, before.storage.getItem(name) ?? '')
    after.line.forget()
    for (const name of ['office-held-writes']) after.storage.setItem(name, before.storage.getItem(name) ?? '')
    after.line.begin(1, async () => 1)
    return after
  })()
  await vi.waitFor(() => expect(line.writes()[0]?.refusal).toBe('changed since'))
  expect(line.writes().map(heldWords)).toEqual(['Ja.'])
  server.reply = well
  line.sendNow()
  expect(line.writes()).toHaveLength(1)
  line.discard('1-key-1')
  expect(line.writes()).toEqual([])
})

test('who signs out leaves nothing on the device, and nobody sends what another person wrote', async () => {
  const anna = lineOver()
  anna.server.reply = lost
  void anna.post()
  await vi.waitFor(() => expect(anna.line.writes()).toHaveLength(1))
  const berta = lineOver(anna.storage, 2)
  expect([berta.line.writes(), berta.sent]).toEqual([[], []])
  berta.line.forget()
  expect(anna.storage.length).toBe(1)
  anna.line.forget()
  expect(anna.storage.length).toBe(0)
})

test('after seven days nothing is sent any more', async () => {
  const { line, server, post, clock, storage } = lineOver()
  server.reply = lost
  void post()
  await vi.waitFor(() => expect(line.writes()).toHaveLength(1))
  line.forget()
  void storage
  const old = lineOver()
  old.server.reply = lost
  void old.post()
  await vi.waitFor(() => expect(old.line.writes()).toHaveLength(1))
  const later = lineOver()
  later.line.forget()
  later.clock.now = clock.now + 7 * 86_400_000 + 1
  later.storage.setItem('office-held-writes', old.storage.getItem('office-held-writes') ?? '')
  later.line.begin(1, async () => 1)
  expect([later.line.writes(), later.sent]).toEqual([[], []])
})

test('writes are sent in the order in which they were made, and none overtakes one that waits', async () => {
  const { line, sent, server, post } = lineOver()
  server.reply = lost
  const both = [post(), post('/ecom/stock', '{"pieces":3}')]
  await vi.waitFor(() => expect(line.writes()).toHaveLength(2))
  sent.length = 0
  line.sendNow()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  server.reply = well
  await vi.waitFor(() => {
    line.sendNow()
    expect(line.writes()).toEqual([])
  })
  expect(sent.map(({ key }) => key)).toEqual(['1-key-1', '1-key-1', '1-key-2'])
  expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200])
})

test('a write overtakes none that waits for the same place', async () => {
  const { line, sent, server, post } = lineOver()
  server.reply = lost
  const first = post('/ecom/stock', '{"pieces":3}')
  await vi.waitFor(() => expect(line.writes()).toHaveLength(1))
  server.reply = well
  const second = post('/ecom/stock', '{"pieces":5}')
  expect((await Promise.all([first, second])).map(({ status }) => status)).toEqual([200, 200])
  expect(sent.map(({ body }) => body)).toEqual(['{"pieces":3}', '{"pieces":3}', '{"pieces":5}'])
})

test('nothing is sent while somebody else, or nobody, is signed in', async () => {
  const { line, sent, server, account, post } = lineOver()
  server.reply = lost
  const answer = post()
  await vi.waitFor(() => expect(line.writes()).toHaveLength(1))
  server.reply = well
  account.signedIn = 2
  line.sendNow()
  await Promise.resolve()
  expect([sent.length, line.writes().length]).toEqual([1, 1])
  account.signedIn = 1
  server.reply = () => Response.json({}, { status: 401 })
  await vi.waitFor(() => {
    line.sendNow()
    expect(sent).toHaveLength(2)
  })
  server.reply = well
  await vi.waitFor(() => {
    line.sendNow()
    expect(line.writes()).toEqual([])
  })
  expect((await answer).status).toBe(200)
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
})

test('what was lost when the person had signed out is not kept for who comes next', async () => {
  const { line, server, post, storage } = lineOver()
  server.reply = lost
  const answer = post()
  line.forget()
  line.begin(2, async () => 2)
  await expect(answer).rejects.toThrow('Signed out')
  expect([line.writes(), storage.length]).toEqual([[], 0])
})

test('a refusal is told on the screen that waits, and kept with its words where that was left; neither counts as saved', async () => {
  const { line, server, place, post } = lineOver()
  for (const screen of ['/contact_request/3', '/mail']) {
    server.reply = lost
    const answer = post()
    await vi.waitFor(() => expect(line.writes()).toHaveLength(1))
    server.reply = () => Response.json({ error: { message: 'changed since' } }, { status: 412 })
    place.screen = screen
    line.sendNow()
    expect((await answer).status).toBe(412)
    expect(line.writes().map(({ refusal }) => refusal)).toEqual(screen === '/mail' ? ['changed since'] : [])
    expect(line.isAllSaved()).toBe(false)
  }
})

test.each([
  ['POST', '/ecom/answers/contact_request/3', true],
  ['POST', '/ecom/stock', true],
  ['POST', '/ecom/stock/move', true],
  ['POST', '/ecom/orders/5/state', true],
  ['POST', '/ecom/orders/5/refund', true],
  ['POST', '/ecom/orders/5/lines', true],
  ['POST', '/ecom/orders/5/lines/quote', false],
  ['PATCH', '/items/ecommerce_product/4', true],
  ['POST', '/items/page', true],
  ['GET', '/items/page', false],
  ['POST', '/items/ecommerce_product/import', false],
  ['POST', '/ecom/manual-orders', true],
  ['POST', '/ecom/manual-orders/quote', false],
  ['POST', '/auth/authenticate', false],
  ['PATCH', '/users/me', false],
  ['POST', '/previews', false],
])('%s %s is kept: %s', (method, path, expected) => {
  expect(isHeld(method, path)).toBe(expected)
})
