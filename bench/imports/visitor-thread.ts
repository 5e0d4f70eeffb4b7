import { parentPort, workerData } from 'node:worker_threads'
import { shownTimes, visit } from '../hostile/visitor.ts'
import { wholeAnswer } from '../hostile/whole-answer.ts'

// A visitor in a thread of its own: what the measuring itself does is no part of the times.

const { origin, pages } = workerData as { origin: string; pages: readonly string[] }
const ask = (path: string) => wholeAnswer(origin + path, { 'accept-encoding': 'br' })

// What a first hundred of each makes the engine compile is no visitor's everyday.
for (let n = 0; n < 100; n++) for (const page of pages) await ask(page)

let isOver = false
parentPort?.once('message', () => {
  isOver = true
})
parentPort?.postMessage('ready')
const { times, own } = await visit(
  pages.map((name) => ({ name, ask: () => ask(name) })),
  () => isOver,
  5,
)
parentPort?.postMessage({
  own,
  pages: Object.entries(times).map(([name, found]) => ({ name, shown: shownTimes(found), p99: found.p99 })),
})
