import { HOSTILE_FILES } from '#backend/files/hostile-files.ts'
import { memoryOf, type Server } from '../pages/servers.ts'
import type { Table } from '../pages/table.ts'
import { chance } from './chance.ts'
import { signIn } from './staff.ts'
import { shownTimes, visit } from './visitor.ts'
import { wholeAnswer } from './whole-answer.ts'

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** A file with some of its bytes replaced, doubled or left out. */
function mutated(bytes: Uint8Array, random: () => number): Uint8Array {
  const place = () => Math.floor(random() * bytes.byteLength)
  const kind = random()
  if (kind < 0.5) {
    const copy = bytes.slice()
    for (let n = 0; n < 20; n++) copy[place()] = Math.floor(random() * 256)
    return copy
  }
  const [from, to] = [place(), place()].toSorted((a, b) => a - b) as [number, number]
  if (kind < 0.75) return Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)])
  return Buffer.concat([bytes.subarray(0, to), bytes.subarray(from, Math.min(to, from + 100_000)), bytes.subarray(to)])
}

/** Staff upload files that were made to hold everybody up, and others that chance has made of them; somebody pings meanwhile. */
export async function measureUploads(server: Server, table: Table, mutations: number): Promise<void> {
  let headers = await signIn(server.origin)
  let signedIn = performance.now()
  const statuses: Record<string, number> = {}
  let longest = 0

  async function upload(name: string, bytes: Uint8Array): Promise<void> {
    if (performance.now() - signedIn > 600_000) {
      headers = await signIn(server.origin)
      signedIn = performance.now()
    }
    const body = new FormData()
    body.set('file', new Blob([new Uint8Array(bytes)]), name.includes('PDF') ? 'a.pdf' : 'a.svg')
    const from = performance.now()
    const answer = await fetch(`${server.origin}/files`, { method: 'POST', headers, body })
    await answer.arrayBuffer()
    longest = Math.max(longest, performance.now() - from)
    statuses[String(answer.status)] = (statuses[String(answer.status)] ?? 0) + 1
  }

  const files = Object.entries(HOSTILE_FILES).map(([name, make]) => [name, make()] as const)
  const before = memoryOf(server.pid)
  let over = false
  const pinging = visit([{ name: 'ping', ask: () => wholeAnswer(`${server.origin}/server/ping`, {}) }], () => over)
  const random = chance(7)
  for (const [name, bytes] of files) await upload(name, bytes)
  for (let n = 0; n < mutations; n++) {
    const [name, bytes] = files[n % files.length] ?? ['', new Uint8Array()]
    await upload(name, mutated(bytes, random))
  }
  over = true
  const { ping } = (await pinging).times
  let after = memoryOf(server.pid)
  for (let waited = 0; after - before > 50 && waited < 30; waited++) {
    await pause(1000)
    after = memoryOf(server.pid)
  }
  const counts = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`)
  const isAnswered = Object.keys(statuses).every((status) => Number(status) < 500)
  const what = `${files.length} hostile files and ${mutations} mutations of them`
  table.add('uploads', what, `${counts.join(', ')}; longest ${(longest / 1000).toFixed(1)} s`, 'no 5xx', isAnswered)
  if (ping) table.add('uploads', '  /server/ping meanwhile', shownTimes(ping), 'p99 < 100 ms', ping.p99 < 100)
  table.add('uploads', '  memory before and after', `${before}, ${after} MB`, 'within 50 MB', after - before <= 50)
}
