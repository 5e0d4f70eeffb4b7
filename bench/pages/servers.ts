import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SPARING } from '../../scripts/launch/sparing.mjs'
import { freePort } from '../../scripts/test/free-port.ts'

/** The processor of the servers; the load comes from the other one. */
export const SERVER_CPU = '0'
export const LOAD_CPU = '1'

export const ROOT = join(import.meta.dirname, '../..')

/** What every command of the package sets: code compiled once is compiled for good. */
export const COMPILE_CACHE = { NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/node') }

export type Server = { origin: string; pid: number; startMs: number; stop: () => Promise<void> }

/** Starts a Node program on the servers' processor or on others, as `npm start` would, and waits until it answers. */
export async function startServer(
  args: string[],
  env: Record<string, string>,
  processors = SERVER_CPU,
): Promise<Server> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const from = performance.now()
  const child = spawn('taskset', ['-c', processors, process.execPath, ...SPARING.args, ...args], {
    cwd: ROOT,
    env: {
      ...COMPILE_CACHE,
      ...SPARING.env,
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      ...env,
      PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  while (!(await answers(origin))) {
    if (child.exitCode !== null) throw new Error(`${args[0]} ended with code ${child.exitCode}.`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return {
    origin,
    pid: child.pid ?? 0,
    startMs: performance.now() - from,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

const answers = (origin: string) =>
  fetch(origin).then(
    async (answer) => {
      await answer.arrayBuffer()
      return true
    },
    () => false,
  )

/** Megabytes that a process holds. */
export const memoryOf = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)
