import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import type { ReadMessage, ThreadWork } from './read-apart.ts'
import { readFile } from './read-file.ts'
import { readTable } from './read-table.ts'
import { UnreadableFile } from './unreadable-file.ts'

// A thread for one file: what it costs in time and memory is bounded from outside, and ends with it.

// Where a thread has a priority of its own, visitors come before it; elsewhere the whole process would stand back.
if (process.platform === 'linux') setPriority(10)

const AT_ONCE = 50

const tell = (message: ReadMessage) => parentPort?.postMessage(message)

try {
  const work = workerData as ThreadWork
  if ('bytes' in work) tell({ kind: 'table', table: await readTable(work.bytes) })
  else {
    const { facts, products } = await readFile(work.file)
    tell({ kind: 'facts', facts })
    for (let from = 0; from < products.length; from += AT_ONCE)
      tell({ kind: 'products', products: products.slice(from, from + AT_ONCE) })
  }
  tell({ kind: 'end' })
} catch (error) {
  if (!(error instanceof UnreadableFile)) throw error
  tell({ kind: 'unreadable', message: error.message })
}
