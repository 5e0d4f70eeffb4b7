import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { tryPort } from './try-port.ts'

const host = '127.0.0.1'

/** A server on a port that was free, and what gives it back. */
async function held(on = host) {
  const server = createServer()
  await once(server.listen(0, on), 'listening')
  const { port } = server.address() as AddressInfo
  return { port, free: () => new Promise((resolve) => server.close(resolve)) }
}

test('a port that another program has is told in one sentence', async () => {
  for (const on of [host, '0.0.0.0', '::']) {
    const { port, free } = await held(on)
    await expect(tryPort({ port, host: on })).rejects.toThrow(`Port ${port} on ${on} is in use by another program`)
    await free()
    await expect(tryPort({ port, host: on })).resolves.toBeUndefined()
  }
})

test('an address that this machine does not have is told in one sentence', async () => {
  const { port, free } = await held()
  await free()
  await expect(tryPort({ port, host: '203.0.113.9' })).rejects.toThrow('HOST=203.0.113.9 is no address of this machine')
})

test('while a port is tried nobody can connect to it, so that a balancer goes on to the other process', async () => {
  const { port, free } = await held()
  await free()
  const met: string[] = []
  let isOver = false
  const knock = async () => {
    while (!isOver)
      met.push(
        await new Promise<string>((resolve) => {
          const socket = connect(port, host, () => resolve('a server'))
          socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''))
          socket.on('connect', () => socket.destroy())
        }),
      )
  }
  const knocking = [knock(), knock(), knock()]
  for (let times = 0; times < 30; times++) await tryPort({ port, host })
  isOver = true
  await Promise.all(knocking)
  expect(met.length).toBeGreaterThan(30)
  expect(new Set(met)).toEqual(new Set(['ECONNREFUSED']))
})
