import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { heldBackend } from '#backend/calls/test-client.ts'
import { withDatabases } from '#backend/db/with-databases.ts'
import { insertTree } from '#backend/items/insert.ts'
import { updateRow } from '#backend/items/update.ts'
import { linkInMemory } from '../http/backend-link.ts'
import { followChanges } from './follow-changes.ts'

const secret = 'a secret of the tests'

withDatabases((database) => {
  type Handle = (request: Request) => Promise<Response>

  async function setUp(answer = (handle: Handle, request: Request) => handle(request), silence = 40_000) {
    const backend = heldBackend({ db: database(), secret })
    const purged: string[] = []
    const sure: boolean[] = []
    const cache = {
      purge: (tags: Iterable<string>) => purged.push(...tags),
      purgeAll: () => purged.push('all'),
      setConnected: (isConnected: boolean) => {
        if (sure.at(-1) !== isConnected) sure.push(isConnected)
      },
    }
    const project = Number(
      await insertTree(database(), 'project', { domain: `${randomUUID()}.test`, display_name: 'A', languages: ['de'] }),
    )
    const page = await insertTree(database(), 'page', { project, name: 'home' })
    const link = linkInMemory((request) => answer(backend.fetch, request))
    const feed = followChanges({
      link,
      secret,
      caches: [cache],
      now: () => new Date(),
      log: () => {},
      pause: 5,
      silence,
    })
    const edit = (hide_clock: boolean) => updateRow(database(), 'page', page, { hide_clock })
    return { purged, sure, feed, edit, tag: `${project}:page/${page}` }
  }

  test('a change purges the pages made of its record as soon as it is written', async () => {
    const { purged, sure, feed, edit, tag } = await setUp()
    await vi.waitFor(() => expect(sure).toEqual([true]))
    expect(purged).toEqual([])
    await edit(true)
    await vi.waitFor(() => expect(purged).toContain(tag))
    await feed.close()
    expect(sure).toEqual([true, false])
  })

  test('while the feed is cut nothing counts as sure, and what was missed is caught up with', async () => {
    let isCut = false
    const answer = (handle: Handle, request: Request) => (isCut ? Promise.reject(new Error('cut')) : handle(request))
    const { purged, sure, feed, edit, tag } = await setUp(answer, 300)
    await vi.waitFor(() => expect(sure).toEqual([true]))
    isCut = true
    // Nothing comes for longer than the silence allowed, so the stream counts as cut.
    await vi.waitFor(() => expect(sure).toEqual([true, false]), 2000)
    await edit(true)
    expect(purged).toEqual([])
    isCut = false
    await vi.waitFor(() => expect(sure.at(-1)).toBe(true), 2000)
    expect(purged).toContain(tag)
    await feed.close()
  })
  test('a backend that never answers counts as cut after the silence allowed, and is asked again', async () => {
    let asked = 0
    // As `fetch` does once the Request is collected, this does not hear of the abort.
    const answer = (handle: Handle, request: Request) =>
      asked++ === 0 ? new Promise<Response>(() => {}) : handle(request)
    const { sure, feed } = await setUp(answer, 300)
    await vi.waitFor(() => expect(sure).toEqual([false, true]), 2000)
    await feed.close()
  })
})
