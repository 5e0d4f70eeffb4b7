import { Agent, request } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import { type Asked, listAddress } from './catalogue.ts'

/** Asks a server for product lists over 32 kept connections, from a thread of its own, and tells how many it answered. */
const { port, seconds, manufacturers, asked } = workerData as {
  port: number
  seconds: number
  manufacturers: number[]
  asked: Asked
}
const CONNECTIONS = 32
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
let next = 0

const ask = () =>
  new Promise<void>((resolve, reject) => {
    const path = listAddress({ manufacturers }, next++, asked)
    request({ host: '127.0.0.1', port, path, agent }, (response) => {
      response.resume()
      response.on('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${response.statusCode} ${path}`)),
      )
    })
      .on('error', reject)
      .end()
  })

async function askFor(milliseconds: number): Promise<number> {
  const end = performance.now() + milliseconds
  let answered = 0
  const connection = async () => {
    while (performance.now() < end) {
      await ask()
      answered++
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
  return answered
}

await askFor(1000)
const started = performance.now()
const answered = await askFor(seconds * 1000)
parentPort?.postMessage(answered / ((performance.now() - started) / 1000))
agent.destroy()
