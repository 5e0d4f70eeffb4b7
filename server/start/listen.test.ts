import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { listen } from './listen.ts'

/** Whether somebody takes a connection. */
const knock = (address: string) =>
  new Promise<string | undefined>((resolve) => {
    const { hostname, port } = new URL(address)
    const socket = connect(Number(port), hostname)
    socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code))
    socket.on('connect', () => resolve('taken')).on('connect', () => socket.destroy())
  })

test('a request in flight is finished when the process is asked to end, and no further one is taken', async () => {
  let finish = () => {}
  const started = Promise.withResolvers<void>()
  const server = await listen(
    async () => {
      started.resolve()
      await new Promise<void>((resolve) => {
        finish = resolve
      })
      return new Response('done')
    },
    { port: 0, host: '127.0.0.1' },
  )
  const inFlight = fetch(server.address)
  await started.promise
  const closed = server.close()
  await expect.poll(() => knock(server.address)).toBe('ECONNREFUSED')
  await expect(fetch(server.address)).rejects.toThrow()
  finish()
  expect(await (await inFlight).text()).toBe('done')
  await closed
})

test('connections that only wait for a next request do not hold up the end', async () => {
  const server = await listen(() => new Response('ok'), { port: 0, host: '127.0.0.1' })
  await (await fetch(server.address)).text()
  const before = performance.now()
  await server.close()
  expect(performance.now() - before).toBeLessThan(1000)
})

/** Asks over connections that are kept, as a proxy does, and says whether the answer was the last of its connection. */
function keptConnections(address: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = () =>
    new Promise<string | undefined>((resolve, reject) => {
      request(address, { agent }, (response) => {
        response.resume().on('end', () => resolve(response.headers.connection))
      })
        .on('error', reject)
        .end()
    })
  return { ask, close: () => agent.destroy() }
}

test('while it drains a server answers whoever is connected, and each answer closes its connection', async () => {
  const server = await listen(
    () => new Response('ok'),
    { port: 0, host: '127.0.0.1' },
    (_request, response) => {
      response.end('from memory')
      return true
    },
  )
  const { ask, close } = keptConnections(server.address)
  expect(await ask()).toBe('keep-alive')
  const drained = server.drain(5000)
  expect(await ask()).toBe('close')
  const before = performance.now()
  await drained
  expect(performance.now() - before).toBeLessThan(1000)
  await expect(ask()).rejects.toThrow('ECONNREFUSED')
  await server.close()
  close()
})

test('an answer that was being made when the drain began closes its connection too', async () => {
  const started = Promise.withResolvers<void>()
  const made = Promise.withResolvers<Response>()
  const server = await listen(
    () => {
      started.resolve()
      return made.promise
    },
    { port: 0, host: '127.0.0.1' },
  )
  const { ask, close } = keptConnections(server.address)
  const asked = ask()
  await started.promise
  const drained = server.drain(5000)
  made.resolve(new Response('done'))
  expect(await asked).toBe('close')
  await drained
  await server.close()
  close()
})

const SHORT = {
  maxConnections: 9,
  headersTimeout: 100,
  requestTimeout: 200,
  archiveTimeout: 2000,
  connectionsCheckingInterval: 50,
}

test('an archive has more time than other bodies, and not for ever', async () => {
  const read = async (sent: Request) => new Response(await sent.text())
  const server = await listen(read, { port: 0, host: '127.0.0.1' }, undefined, SHORT)
  const send = (path: string, restAfter?: number) => {
    const socket = connect(Number(new URL(server.address).port), '127.0.0.1').on('error', () => {})
    socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 9\r\n\r\nslow`)
    if (restAfter !== undefined) setTimeout(() => socket.writable && socket.write(' body'), restAfter)
    return text(socket)
  }
  const [archive, website, other, never] = await Promise.all([
    send('/imports/7/pictures', 600),
    send('/websites/archive?domain=a.example', 600),
    send('/imports/7/goods', 600),
    send('/juwelier.example/imports/7/pictures'),
  ])
  expect([archive, website].map((said) => said.endsWith('slow body'))).toEqual([true, true])
  expect([other, never].map((said) => said.slice(0, 12))).toEqual(['HTTP/1.1 408', 'HTTP/1.1 408'])
  await server.close()
})

test('a body that does not come, and one connection too many, are not waited for', async () => {
  const bounds = { ...SHORT, maxConnections: 2 }
  const server = await listen(
    async (sent) => new Response(await sent.text()),
    { port: 0, host: '127.0.0.1' },
    undefined,
    bounds,
  )
  const port = Number(new URL(server.address).port)
  const opened = (text: string) => {
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    let said = ''
    socket.on('data', (chunk) => {
      said += chunk
    })
    socket.write(text)
    return new Promise<string>((resolve) => socket.on('close', () => resolve(said)))
  }
  const slowBody = opened('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nslow')
  const slowHead = opened('POST / HTTP/1.1\r\nHost: ')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(await opened('GET / HTTP/1.1\r\nHost: a\r\n\r\n')).toBe('')
  expect(await slowHead).toContain(' 408 ')
  expect(await slowBody).toContain(' 408 ')
  await server.close()
})
