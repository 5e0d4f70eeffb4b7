import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The product, running for the tests. */
export type Program = {
  address: string
  dataDir: string
  /** Ends it as Ctrl-C does and throws its data away; fails if it did not end cleanly. */
  stop: () => Promise<void>
  /** Ends it as a supervisor does that has others to send visitors to, and leaves its data; fails as `stop` does. */
  replace: () => Promise<void>
  /** Ends it as a crash does, and leaves its data for another start. */
  kill: () => Promise<void>
}

const START_LIMIT_MS = 120_000
const followParent = new URL('../../scripts/launch/follow-parent.mjs', import.meta.url)
const main = new URL('../../server/programs/start.mjs', import.meta.url)

/** The environment variable that names a data directory with the demonstration, of which programs get copies: filling one takes ten seconds. */
export const FILLED = 'FILLED_DATA'

/** A data directory of its own: filled where the program would fill it, empty for one with a secret, a database or a backend elsewhere. */
function newDataDir(env: Record<string, string>): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'schaufenster-e2e-'))
  const isPlain = !['BACKEND_URL', 'DATABASE_URL', 'SECRET', 'SEED_DEMO'].some((name) => name in env)
  const filled = process.env[FILLED]
  if (isPlain && filled) cpSync(filled, dataDir, { recursive: true })
  return dataDir
}

/** Starts what `npm start` starts on a free port and with a new data directory unless given others, and waits until it says its address. */
export async function startProgram(env: Record<string, string> = {}, dataDir = newDataDir(env)): Promise<Program> {
  const child = spawn(process.execPath, ['--import', followParent.href, main.pathname], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      PORT: '0',
      ...env,
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const ended = once(child, 'exit')
  let said = ''
  const address = await new Promise<string>((resolve, reject) => {
    const fail = () => reject(new Error(`The server did not start. It said:\n${said}`))
    const timer = setTimeout(fail, START_LIMIT_MS)
    child.once('exit', fail)
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        said += chunk
        const [, found] = / is open at (http:\S+)/.exec(said) ?? []
        if (!found) return
        clearTimeout(timer)
        child.off('exit', fail)
        resolve(found)
      })
    }
  })
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    const [code] = await ended
    if (code !== 0) throw new Error(`The server ended with code ${code}. It said:\n${said}`)
  }
  return {
    address,
    dataDir,
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
    replace: () => end('SIGTERM'),
    stop: () => end('SIGINT').finally(() => rmSync(dataDir, { recursive: true, force: true })),
  }
}
