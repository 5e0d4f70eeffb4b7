import { Worker } from 'node:worker_threads'
import type { BenchShop } from '../orders/shop.ts'

export type Visiting = {
  readonly ports: readonly number[]
  readonly kind: 'orders' | 'reads' | 'pages'
  readonly seconds: number
  readonly connections: number
  readonly shop: BenchShop
}

/** Visits a second, and the milliseconds in which the middle one and 99 of 100 were answered. */
export type Visited = { readonly rate: number; readonly p50: number; readonly p99: number }

/** Visits from a thread of its own. Throws an Error when any answer is not 200. */
export function visit(workerData: Visiting): Promise<Visited> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('visitors-thread.ts', import.meta.url), { workerData })
    worker.once('error', reject)
    worker.once('message', ({ rate, times }: { rate: number; times: number[] }) => {
      times.sort((a, b) => a - b)
      const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
      resolve({ rate, p50: at(0.5), p99: at(0.99) })
    })
  })
}
