import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** Who asks too much: so many connections for so long, one request after the other on each. */
export type Flood = {
  origin: string
  connections: number
  /** The addresses that the requests seem to come from, in turn. */
  addresses: readonly string[]
  seconds: number
  /** What is asked for, in turn; `{n}` is another number each time. */
  paths: readonly string[]
}

/** What became of it: answers by status, bytes of all and of the largest. */
export type Flooded = { statuses: Record<string, number>; bytes: number; largest: number }

export async function flood(given: Flood): Promise<Flooded> {
  const thread = new Worker(new URL('./flood-thread.ts', import.meta.url), { workerData: given })
  const [result] = await once(thread, 'message')
  return result
}

export const shownFlood = ({ statuses, bytes, largest }: Flooded): string => {
  const counts = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`)
  return `${counts.join(', ')}; ${(bytes / 1e6).toFixed(0)} MB, largest ${(largest / 1e3).toFixed(0)} kB`
}
