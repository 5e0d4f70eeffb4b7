import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { takeTurns } from './take-turns.ts'

function setUp(atOnce = 2, mostWaiting = 3) {
  const running: string[] = []
  const ends = new Map<string, () => void>()
  const app = new Hono()
  app.use(takeTurns({ atOnce, mostWaiting, isTrusted: (address) => address.startsWith('127.') }))
  app.all('*', async (c) => {
    const name = c.req.query('name') ?? ''
    running.push(name)
    await new Promise<void>((resolve) => ends.set(name, resolve))
    return c.text(name)
  })
  const ask = (name: string, from: string, path = '/items/page', headers: Record<string, string> = {}) =>
    Promise.resolve(
      app.request(
        `${path}?name=${name}`,
        { headers },
        { incoming: { socket: { remoteAddress: from, remotePort: 1, remoteFamily: 'IPv4' } } },
      ),
    ).then(({ status }) => status)
  const settled = () => new Promise((resolve) => setTimeout(resolve, 10))
  const end = async (name: string) => {
    ends.get(name)?.()
    await settled()
  }
  return { ask, running, end, settled }
}

test('an address has only so much worked on at a time, and another one does not wait for it', async () => {
  const { ask, running, end, settled } = setUp()
  const answers = ['a', 'b', 'c', 'd'].map((name) => ask(name, '203.0.113.7'))
  const other = ask('other', '203.0.113.8')
  await settled()
  expect(running).toEqual(['a', 'other', 'b'])
  await end('a')
  expect(running).toEqual(['a', 'other', 'b', 'c'])
  for (const name of ['b', 'c', 'd', 'other']) await end(name)
  expect(await Promise.all([...answers, other])).toEqual([200, 200, 200, 200, 200])
})

test('where too much waits already, more is refused', async () => {
  const { ask, end, settled } = setUp(1, 2)
  const answers = ['a', 'b', 'c'].map((name) => ask(name, '203.0.113.7'))
  await settled()
  expect(await ask('d', '203.0.113.7')).toBe(429)
  for (const name of ['a', 'b', 'c']) await end(name)
  expect(await Promise.all(answers)).toEqual([200, 200, 200])
})

test('pictures and streams of changes have no part in it, and neither has the site of another process', async () => {
  const { ask, running, settled, end } = setUp(1)
  const asked = [
    ask('a', '127.0.0.1'),
    ask('waits', '127.0.0.1'),
    ask('picture', '127.0.0.1', '/assets/1'),
    ask('stream', '127.0.0.1', '/changes/stream'),
    ask('site', '127.0.0.1', '/items/page', { 'x-project-host': 'juwelier.example' }),
    ask('stranger', '203.0.113.7', '/items/page', { 'x-project-host': 'juwelier.example' }),
    ask('waits too', '203.0.113.7', '/items/page', { 'x-project-host': 'juwelier.example' }),
  ]
  await settled()
  expect(running).toEqual(['a', 'picture', 'stream', 'site', 'stranger'])
  for (const name of [...running, 'waits', 'waits too']) await end(name)
  await Promise.all(asked)
})
