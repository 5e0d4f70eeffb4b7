import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** How long a visitor waited for each page, and how late the measuring thread itself was (milliseconds of the worst of a hundred turns). */
export type Waits = {
  readonly own: number
  readonly pages: readonly { readonly name: string; readonly shown: string; readonly p99: number }[]
}

/** Has a visitor look at these pages, in turn, until told to stop. */
export async function startVisitor(origin: string, pages: readonly string[]): Promise<() => Promise<Waits>> {
  const thread = new Worker(new URL('./visitor-thread.ts', import.meta.url), { workerData: { origin, pages } })
  await once(thread, 'message')
  return async () => {
    const found = once(thread, 'message')
    thread.postMessage('over')
    const [waits] = await found
    await thread.terminate()
    return waits as Waits
  }
}
