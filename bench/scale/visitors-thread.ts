/** Visits one or more processes in turn, as fast as they answer, from a thread of its own; tells how often, and each time in ms. */
import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import { type BenchShop, ringOrder } from '../orders/shop.ts'
import type { Visiting } from './visit.ts'

const { ports, kind, seconds, connections, shop } = workerData as Visiting
const agent = new Agent({ keepAlive: true, maxSockets: connections })

/** Another visitor each time, for calls of one address are limited. */
const visitor = (n: number) => `198.18.${(n >> 8) % 256}.${n % 256}`

type Ask = { method: string; path: string; headers?: Record<string, string>; body?: string }

const PAGES = ['/shop', '/shop/ring-1', '/impressum', '/agb', '/page-data/shop/page-data.json']

const asks: Record<Visiting['kind'], (shop: BenchShop, n: number) => Ask> = {
  orders: (of, n) => ({
    method: 'POST',
    path: '/ecom/order',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(ringOrder(of, of.products[n % of.products.length] ?? 0)),
  }),
  reads: (of, n) => ({
    method: 'GET',
    path: `/items/ecommerce_product/${of.products[n % of.products.length]}?fields=*,translations.*,images.*`,
  }),
  pages: (_of, n) => ({ method: 'GET', path: PAGES[n % PAGES.length] ?? '/' }),
}

function send(port: number, n: number): Promise<number> {
  const { method, path, headers, body } = asks[kind](shop, n)
  const all = { ...headers, host: shop.domain, 'x-forwarded-for': visitor(n) }
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, method, agent, headers: all }, (response) => {
      response.resume()
      response.on('error', reject)
      response.on('end', () => resolve(response.statusCode ?? 0))
    })
    call.on('error', reject)
    call.end(body)
  })
}

let next = Math.floor(Math.random() * 60_000)

async function visitFor(milliseconds: number): Promise<number[]> {
  const end = performance.now() + milliseconds
  const times: number[] = []
  const connection = async (port: number) => {
    while (performance.now() < end) {
      const started = performance.now()
      const status = await send(port, next++)
      if (status !== 200) throw new Error(`${kind}: ${status}`)
      times.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, index) => connection(ports[index % ports.length] ?? 0)))
  return times
}

await visitFor(700)
const started = performance.now()
const times = await visitFor(seconds * 1000)
parentPort?.postMessage({ rate: (times.length / (performance.now() - started)) * 1000, times })
agent.destroy()
