import { Agent, request } from 'node:http'
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import type { Flood, Flooded } from './flood.ts'

// A thread of its own, so that reading what the flood brings does not slow down who measures beside it.
// On Linux of this thread alone: who measures on the same processor goes first.
setPriority(10)
const { origin, connections, addresses, seconds, paths } = workerData as Flood
const agent = new Agent({ keepAlive: true, maxSockets: connections })
const result: Flooded = { statuses: {}, bytes: 0, largest: 0 }
const end = performance.now() + seconds * 1000
let sent = 0

const ask = (from: string) =>
  new Promise<void>((resolve) => {
    const path = paths[sent++ % paths.length]?.replaceAll('{n}', String(sent)) ?? '/'
    request(origin + path, { agent, headers: { 'x-forwarded-for': from } }, (answer) => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.byteLength
      })
      answer.on('close', () => {
        result.statuses[String(answer.statusCode)] = (result.statuses[String(answer.statusCode)] ?? 0) + 1
        result.bytes += bytes
        result.largest = Math.max(result.largest, bytes)
        resolve()
      })
    })
      .on('error', () => {
        result.statuses.broken = (result.statuses.broken ?? 0) + 1
        resolve()
      })
      .end()
  })

await Promise.all(
  Array.from({ length: connections }, async (_, index) => {
    while (performance.now() < end) await ask(addresses[index % addresses.length] ?? '203.0.113.7')
  }),
)
// Without connections there is nobody, for as long.
await new Promise((resolve) => setTimeout(resolve, Math.max(0, end - performance.now())))
agent.destroy()
parentPort?.postMessage(result)
