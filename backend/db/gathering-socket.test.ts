import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { GatheringSocket } from './gathering-socket.ts'

test('what is written in one turn is held until its end, and then arrives whole and in order', async () => {
  let arrived = ''
  const server = createServer((peer) => peer.on('data', (chunk) => (arrived += chunk)).on('end', () => peer.end()))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = new GatheringSocket()
  socket.connect((server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  const say = (words: readonly string[]) => {
    socket.cork()
    for (const word of words) socket.write(word)
    socket.uncork()
  }
  say(['one ', 'two '])
  say(['three '])
  expect(socket.writableCorked).toBe(1)
  await new Promise((resolve) => setImmediate(resolve))
  expect(socket.writableCorked).toBe(0)
  say(['four'])
  await new Promise((resolve) => setImmediate(resolve))
  socket.end()
  await once(socket.resume(), 'close')
  expect(arrived).toBe('one two three four')
  server.close()
})
