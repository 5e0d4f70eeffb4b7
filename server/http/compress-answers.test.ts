import { brotliDecompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { compressAnswers } from './compress-answers.ts'

const LONG = JSON.stringify({ data: 'Juwelier Wennerholt '.repeat(100) })

async function ask(answer: () => Response, accepted?: string, method = 'GET') {
  const app = new Hono()
  app.use(compressAnswers)
  app.all('*', () => answer())
  return app.request('/items/page', { method, headers: accepted ? { 'accept-encoding': accepted } : {} })
}

const json = (body = LONG) => new Response(body, { headers: { 'content-type': 'application/json', etag: '"7"' } })

test('what is read from the backend is compressed for callers that take it', async () => {
  const answer = await ask(json, 'gzip, br')
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-encoding': 'br',
    vary: 'accept-encoding',
    etag: 'W/"7"',
  })
  expect(String(brotliDecompressSync(await answer.arrayBuffer()))).toBe(LONG)
})

test('it stays as it is for those who do not, when it is short, and when it is no text', async () => {
  for (const answer of [
    await ask(json),
    await ask(() => json('{}'), 'br'),
    await ask(() => new Response(LONG, { headers: { 'content-type': 'image/webp' } }), 'br'),
    await ask(() => new Response(LONG, { headers: { 'content-type': 'text/event-stream' } }), 'br'),
    await ask(json, 'br', 'POST'),
  ])
    expect(answer.headers.get('content-encoding')).toBeNull()
})
