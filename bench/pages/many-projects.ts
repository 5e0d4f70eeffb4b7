import { Agent, get } from 'node:http'
import { addressesOf } from './addresses.ts'
import { copyProjects } from './copies.ts'
import { memoryOf, type Server, startServer } from './servers.ts'

/** Pages of each project, spread over its map. */
const PAGES_EACH = 12
const AT_ONCE = 8

export type ManyProjects = {
  projects: number
  pages: number
  failed: string[]
  idle: number
  memory: number
  seconds: number
}

/** Serves so many projects in one process, copies of the demo's two, and asks each for pages of every kind. */
export async function measureManyProjects(dataDir: string, projects: number): Promise<ManyProjects> {
  const copies = Math.max(0, Math.ceil(projects / 2) - 1)
  copyProjects(dataDir, copies)
  const server = await startServer(['server/programs/start.mjs'], { DATA_DIR: dataDir, SEED_DEMO: 'no' })
  const idle = memoryOf(server.pid)
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const hosts = ['', ...Array.from({ length: copies }, (_, n) => `p${n + 1}.`)].flatMap((prefix) =>
    ['wennerholt.example', 'optik-sandkamp.localhost'].map((domain) => prefix + domain),
  )
  const result: ManyProjects = { projects: hosts.length, pages: 0, failed: [], idle, memory: idle, seconds: 0 }
  const from = performance.now()
  const work = async () => {
    for (let host = hosts.pop(); host; host = hosts.pop()) {
      const paths = await addressesOf(async (path) => (await ask(server, agent, host as string, path)).body)
      const step = Math.max(1, Math.floor(paths.length / PAGES_EACH))
      for (const path of paths.filter((_, index) => index % step === 0)) {
        const { status } = await ask(server, agent, host, path)
        result.pages++
        if (status !== 200) result.failed.push(`${host}${path}: ${status}`)
      }
      result.memory = Math.max(result.memory, memoryOf(server.pid))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  result.seconds = (performance.now() - from) / 1000
  agent.destroy()
  await server.stop()
  return result
}

function ask({ origin }: Server, agent: Agent, host: string, path: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const request = get(origin + path, { agent, headers: { host } }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (chunk) => {
        body += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }))
    })
    request.on('error', reject)
  })
}
