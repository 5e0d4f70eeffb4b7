import { type ChildProcess, fork } from 'node:child_process'

export interface ShopProcess {
  readonly port: number
  /** Resident megabytes after a collection, and microseconds of processor. */
  memory(): Promise<{ memory: number; cpu: NodeJS.CpuUsage }>
  /** Ends the work in hand. */
  stop(): Promise<void>
  /** SIGKILL. */
  kill(): Promise<void>
}

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve()
    else child.once('exit', () => resolve())
  })

const nextMessage = <T>(child: ChildProcess) =>
  new Promise<T>((resolve, reject) => {
    const end = (code: number | null) => reject(new Error(`The shop ended with ${code}.`))
    child.once('exit', end)
    child.once('message', (message) => {
      child.off('exit', end)
      resolve(message as T)
    })
  })

/** Starts a shop's backend in a process of its own. */
export async function startShop(env: Record<string, string>): Promise<ShopProcess> {
  const child = fork(new URL('shop-server.ts', import.meta.url), {
    env: { ...process.env, ...env, NODE_ENV: 'production' },
    // With what the bench itself has preloaded, without which letters in JSX could not be read.
    execArgv: [...process.execArgv, '--expose-gc'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const { port } = await nextMessage<{ port: number }>(child)
  return {
    port,
    memory() {
      const answer = nextMessage<{ memory: number; cpu: NodeJS.CpuUsage }>(child)
      child.send('memory')
      return answer
    },
    async stop() {
      child.send('stop')
      await ended(child)
    },
    async kill() {
      child.kill('SIGKILL')
      await ended(child)
    },
  }
}
