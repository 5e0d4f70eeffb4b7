import { expect, test } from 'vitest'
import { listen } from './listen.ts'

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
