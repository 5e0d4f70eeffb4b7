import { beforeAll, expect, test } from 'vitest'
import type { Change } from '../changes/feed.ts'
import { changeSignature } from '../changes/signature.ts'
import { withDatabases } from '../db/with-databases.ts'
import { insertTree } from '../items/insert.ts'
import { updateRow } from '../items/update.ts'
import { type Client, testClient } from './test-client.ts'

const SECRET = 'a secret of the tests'

withDatabases((database) => {
  let client: Client
  let project: number

  beforeAll(async () => {
    client = testClient(database())
    project = Number(
      await insertTree(database(), 'project', { domain: 'a.example', display_name: 'A', languages: ['de'] }),
    )
  })

  const signed = (target: string, now = new Date()) => ({ authorization: changeSignature(SECRET, target, now) })
  const since = async (seq: number) => {
    const path = `/changes?since=${seq}`
    const { body } = await client.call('GET', path, undefined, signed(path))
    return body.data as unknown as Change[]
  }
  const last = async () => (await since(0)).at(-1)?.seq ?? 0
  const newTag = (slug: string) => insertTree(database(), 'ecommerce_tag', { project, display_name: slug, slug })

  test('every write appears once, in order, with the item and the collections it touched', async () => {
    const before = await last()
    const page = await insertTree(database(), 'page', {
      project,
      name: 'home',
      translations: [{ language: 'de', title: 'A' }],
    })
    await updateRow(database(), 'page', page, { hide_clock: true })
    expect(await since(before)).toEqual([
      expect.objectContaining({
        seq: before + 1,
        project,
        collection: 'page',
        item: String(page),
        action: 'create',
        touched: ['page', 'page_translation'],
      }),
      expect.objectContaining({ seq: before + 2, collection: 'page', action: 'update', touched: ['page'] }),
    ])
  })

  test('a write that fails leaves no gap', async () => {
    await newTag('once')
    const before = await last()
    await expect(newTag('once')).rejects.toThrow()
    await newTag('twice')
    expect((await since(before)).map(({ seq }) => seq)).toEqual([before + 1])
  })

  test('many writers at once: a reader that follows meets every change in order and without gaps', async () => {
    const start = await last()
    const writers = Array.from({ length: 8 }, async (_, writer) => {
      for (let round = 0; round < 12; round++) await newTag(`writer-${writer}-${round}`)
    })
    let finished = false
    const all = Promise.all(writers).then(() => {
      finished = true
    })
    const seen: number[] = []
    let at = start
    for (;;) {
      const wasFinished = finished
      const changes = await since(at)
      seen.push(...changes.map(({ seq }) => seq))
      at = seen.at(-1) ?? start
      if (wasFinished && changes.length === 0) break
      await new Promise((resolve) => setImmediate(resolve))
    }
    await all
    expect(seen).toEqual(Array.from({ length: 96 }, (_, index) => start + 1 + index))
  }, 30_000)

  test('the feed is read only with a fresh signature of this very call', async () => {
    const path = '/changes?since=0'
    const refused = { status: 401, body: { error: { code: 3 } } }
    expect(await client.call('GET', path)).toMatchObject(refused)
    expect(await client.call('GET', path, undefined, signed('/changes?since=1'))).toMatchObject(refused)
    expect(await client.call('GET', path, undefined, signed(path, new Date(Date.now() - 301_000)))).toMatchObject(
      refused,
    )
    const forged = { authorization: changeSignature('another secret', path, new Date()) }
    expect(await client.call('GET', path, undefined, forged)).toMatchObject(refused)
    for (const since of ['x', '9999999999']) {
      const path = `/changes?since=${since}`
      expect((await client.call('GET', path, undefined, signed(path))).status).toBe(422)
    }
  })

  test('the stream tells of a write at once, and goes on where it was after a break', async () => {
    const before = await last()
    const events = async (headers: Record<string, string>, count: number) => {
      const path = `/changes/stream?since=${before}`
      const request = new Request(`http://localhost${path}`, { headers: { ...signed(path), ...headers } })
      const response = await client.backend.fetch(request)
      expect(response.headers.get('content-type')).toBe('text/event-stream')
      const reader = (response.body as ReadableStream<Uint8Array>).getReader()
      const decoder = new TextDecoder()
      let text = ''
      while ((text.match(/^id: /gm) ?? []).length < count)
        text += decoder.decode((await reader.read()).value, { stream: true })
      await reader.cancel()
      return [...text.matchAll(/^id: (\d+)$/gm)].map((match) => Number(match[1]))
    }
    const waiting = events({}, 2)
    await newTag('stream-1')
    await newTag('stream-2')
    expect(await waiting).toEqual([before + 1, before + 2])
    await newTag('stream-3')
    expect(await events({ 'last-event-id': String(before + 2) }, 1)).toEqual([before + 3])
  })
  test('streams end when the process is about to, those that are asked for later too', async () => {
    const ending = new AbortController()
    const { backend } = testClient(database(), { ending: ending.signal })
    const path = `/changes/stream?since=${await last()}`
    const stream = async () =>
      (await backend.fetch(new Request(`http://localhost${path}`, { headers: signed(path) }))).text()
    const open = stream()
    ending.abort()
    expect([await open, await stream()]).toEqual(Array(2).fill(': connected\n\n'))
  })
})
