/** Buys as fast as the shop answers, from a thread of its own, and tells how often and how long it took. */
import { parentPort, workerData } from 'node:worker_threads'
import { createBuyers } from './buyers.ts'
import { type BenchShop, ringOrder } from './shop.ts'

const { port, seconds, shop, connections } = workerData as {
  port: number
  seconds: number
  shop: BenchShop
  connections: number
}
const { buy, close } = createBuyers(connections)
let next = 0

async function buyFor(milliseconds: number): Promise<number[]> {
  const end = performance.now() + milliseconds
  const times: number[] = []
  const connection = async () => {
    while (performance.now() < end) {
      const started = performance.now()
      const product = shop.products[next++ % shop.products.length] ?? 0
      const { status, body } = await buy(port, ringOrder(shop, product))
      if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
      times.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: connections }, connection))
  return times
}

await buyFor(1000)
const started = performance.now()
const times = await buyFor(seconds * 1000)
const elapsed = performance.now() - started
times.sort((a, b) => a - b)
const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
parentPort?.postMessage({ rate: (times.length / elapsed) * 1000, p50: at(0.5), p99: at(0.99) })
close()
