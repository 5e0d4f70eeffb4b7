import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAccount } from '#backend/auth/account.ts'
import { HOSTILE_FILES } from '#backend/files/hostile-files.ts'
import { sampleShop } from '#backend/items/sample-shop.ts'
import { type SampleServer, startSample } from './sample-server.ts'

const EMAIL = 'verkauf@juwelier.example'
const PASSWORD = 'correct horse battery'

let server: SampleServer
let authorization: string

beforeAll(async () => {
  server = await startSample({}, async (db) => {
    const { project } = await sampleShop(db, 'juwelier.example')
    await addAccount(db, { email: EMAIL, password: PASSWORD, role: 'shop_staff', project: Number(project) })
  })
  const body = JSON.stringify({ email: EMAIL, password: PASSWORD })
  const { data } = await (await fetch(`${server.address}/auth/authenticate`, { method: 'POST', body })).json()
  authorization = `Bearer ${data.token}`
}, 60_000)

afterAll(() => server.close())

/** The longest that somebody else waited for an answer while something went on, in milliseconds. */
async function longestPing(work: Promise<unknown>): Promise<number> {
  let isOver = false
  let longest = 0
  const ended = work.finally(() => {
    isOver = true
  })
  while (!isOver) {
    const asked = performance.now()
    await (await fetch(`${server.address}/server/ping`)).text()
    longest = Math.max(longest, performance.now() - asked)
  }
  await ended
  return longest
}

test.each(Object.entries(HOSTILE_FILES))(
  '%s is refused at the port while others are answered, and nothing of it is kept',
  { timeout: 120_000 },
  async (name, make) => {
    const form = new FormData()
    const before = process.memoryUsage().rss
    form.set('file', new Blob([new Uint8Array(make())]), name.includes('PDF') ? 'a.pdf' : 'a.svg')
    const sent = fetch(`${server.address}/files`, { method: 'POST', headers: { authorization }, body: form })
    // It was 6 to 33 seconds; a busy machine holds this thread up by a second on its own.
    expect(await longestPing(sent)).toBeLessThan(3000)
    expect((await sent).status).toBe(422)
    expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000)
    const kept = await fetch(`${server.address}/items/files?fields=id&limit=-1`, { headers: { authorization } })
    expect((await kept.json()).data).toEqual([])
  },
)
