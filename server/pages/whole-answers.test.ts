import { once } from 'node:events'
import { createServer, type RequestListener, request, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { KEEP_ALIVE } from '../http/keep-alive.ts'
import { wholeAnswers } from './whole-answers.ts'

const BODY = Buffer.from('Juwelier Wennerhölt')
const HEADERS = ['content-type', 'text/html', 'etag', '"one"', 'content-length', String(BODY.byteLength)]

let now = Date.UTC(2026, 10, 21, 12)
let server: Server | undefined

afterEach(async () => {
  server?.closeAllConnections()
  server?.close()
})

/** A server that answers so; what it says to each of the requests that are written to one connection. */
async function setUp(listener: RequestListener) {
  server = createServer({ keepAliveTimeout: KEEP_ALIVE }, listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    /** All that comes back for these bytes, until the server closes the connection or `isEnough` of it is there. */
    async write(bytes: string, isEnough: (received: string) => boolean = () => false): Promise<string> {
      const socket = connect(port, '127.0.0.1')
      let received = ''
      socket.setEncoding('utf8').on('data', (piece) => {
        received += piece
        if (isEnough(received)) socket.destroy()
      })
      socket.write(bytes)
      await once(socket, 'close')
      return received
    },
    async ask(method = 'GET') {
      const asked = request({ port, host: '127.0.0.1', method })
      asked.end()
      const [answer] = await once(asked, 'response')
      return { status: answer.statusCode, headers: answer.headers, body: await text(answer) }
    },
  }
}

const ended = { count: 0 }

function whole(maxBytes?: number): RequestListener {
  const answers = wholeAnswers(() => now, maxBytes)
  ended.count = 0
  return (_request, response) => {
    response.on('finish', () => ended.count++)
    if (!answers.send(response, 200, HEADERS, BODY)) response.writeHead(200, HEADERS).end(BODY)
  }
}

const ordinary: RequestListener = (_request, response) => response.writeHead(200, HEADERS).end(BODY)

const GET = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'

const countOf = (received: string) => received.split(String(BODY)).length - 1

test.each(['GET', 'HEAD'])('a visitor who asks by %s gets what Node would have said itself', async (method) => {
  const own = await (await setUp(whole())).ask(method)
  server?.close()
  const nodes = await (await setUp(ordinary)).ask(method)
  const { date, ...others } = own.headers
  const { date: _, ...expected } = nodes.headers
  expect({ ...own, headers: others }).toEqual({ ...nodes, headers: expected })
  expect(date).toMatch(/GMT$/)
})

test('a connection goes on to its next request, also when several come at once, in their order', async () => {
  const { write } = await setUp(whole())
  const received = await write(GET.repeat(3), (received) => countOf(received) === 3)
  expect(received.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(3)
  expect(ended.count).toBe(3)
})

test.each([
  ['a visitor who wants the connection closed', 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
  ['one of HTTP 1.0', 'GET / HTTP/1.0\r\n\r\n'],
])('%s gets the page and sees it closed', async (_, bytes) => {
  const received = await (await setUp(whole())).write(bytes)
  expect([countOf(received), /^connection: close/im.test(received)]).toEqual([1, true])
})

test('an answer without a body ends where its head does', async () => {
  const answers = wholeAnswers(() => now)
  const unchanged = ['etag', '"one"']
  const { write } = await setUp((_request, response) => answers.send(response, 304, unchanged))
  const received = await write(GET.repeat(2), (received) => received.split('\r\n\r\n').length === 3)
  expect(received.match(/HTTP\/1\.1 304 Not Modified\r\netag: "one"\r\n/g)).toHaveLength(2)
})

test.each([undefined, 1])('an answer names the time it was sent at, with room for %s bytes', async (room) => {
  const { ask } = await setUp(whole(room))
  const dates: (string | undefined)[] = []
  for (const ms of [0, 900, 1000]) {
    now = Date.UTC(2026, 10, 21, 12) + ms
    dates.push((await ask()).headers.date)
  }
  const [noon, after] = ['Sat, 21 Nov 2026 12:00:00 GMT', 'Sat, 21 Nov 2026 12:00:01 GMT']
  expect(dates).toEqual([noon, noon, after])
})

test('a header that would begin a second one is refused', async () => {
  const answers = wholeAnswers(() => now)
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const { ask } = await setUp((_request, response) => {
    try {
      answers.send(response, 200, ['location', '/\r\nset-cookie: a=b'])
    } catch (error) {
      resolve(error)
      response.writeHead(500).end()
    }
  })
  expect((await ask()).status).toBe(500)
  expect(await promise).toMatchObject({ code: 'ERR_INVALID_CHAR' })
})
