import { Worker } from 'node:worker_threads'
import type { ImportTable } from '#domain/imports/import-table.ts'
import type { ImportedProduct } from '#domain/imports/imported-product.ts'
import { createThreadWatch } from '../thread-watch.ts'
import type { FileFacts, FileToRead } from './read-file.ts'
import { UnreadableFile } from './unreadable-file.ts'

export type ReadMessage =
  | { readonly kind: 'facts'; readonly facts: FileFacts }
  | { readonly kind: 'table'; readonly table: ImportTable }
  | { readonly kind: 'products'; readonly products: readonly ImportedProduct[] }
  | { readonly kind: 'end' }
  | { readonly kind: 'unreadable'; readonly message: string }

/** Milliseconds of a processor, and megabytes. */
const MOST_TIME = 30_000
const LOOK = 250
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 }

const THREAD = new URL('./read-thread.ts', import.meta.url)

const tooMuch = () => new UnreadableFile('The file takes too much time or memory to be read')

/** Reads a file in a thread of its own, so that a large or hostile one holds up nobody. Throws UnreadableFile. */
export async function readApart(file: FileToRead): Promise<{ facts: FileFacts; products: ImportedProduct[] }> {
  const products: ImportedProduct[] = []
  let facts: FileFacts | undefined
  await inThread({ file }, (message) => {
    if (message.kind === 'facts') facts = message.facts
    if (message.kind === 'products') products.push(...message.products)
  })
  if (!facts) throw tooMuch()
  return { facts, products }
}

/** The table that a file holds, read in a thread of its own. Throws UnreadableFile. */
export async function readTableApart(bytes: Uint8Array): Promise<ImportTable> {
  let table: ImportTable | undefined
  await inThread({ bytes }, (message) => {
    if (message.kind === 'table') table = message.table
  })
  if (!table) throw tooMuch()
  return table
}

/** What the thread is to read: the goods of a file, or its table alone. */
export type ThreadWork = { readonly file: FileToRead } | { readonly bytes: Uint8Array }

async function inThread(work: ThreadWork, take: (message: ReadMessage) => void): Promise<void> {
  const thread = new Worker(THREAD, { workerData: work, resourceLimits: MEMORY })
  try {
    await new Promise<void>((resolve, reject) => {
      const watch = createThreadWatch(MOST_TIME, () => performance.now())
      const look = async () => {
        if (watch.isIdle()) reject(tooMuch())
        const { user, system } = await thread.cpuUsage()
        if (watch.isTooMuch((user + system) / 1000)) reject(tooMuch())
      }
      // A thread that has ended is told of by its own events.
      const timer = setInterval(() => void look().catch(() => {}), LOOK)
      thread.on('message', (message: ReadMessage) => {
        if (message.kind === 'end') resolve()
        else if (message.kind === 'unreadable') reject(new UnreadableFile(message.message))
        else take(message)
      })
      thread.once('error', (error: NodeJS.ErrnoException) =>
        reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch() : error),
      )
      thread.once('exit', () => {
        clearInterval(timer)
        reject(tooMuch())
      })
    })
  } finally {
    await thread.terminate()
  }
}
