import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A product that runs from a checkout, over data of its own. */
export interface Running {
  readonly address: string
  /** The address of the page that makes the first account, as the start says it. */
  readonly token: string | undefined
  /** Ends it and throws its data away. */
  stop(): Promise<void>
}

const START_LIMIT_MS = 600_000

/** What both sides sign and seal with, so that what is signed is the same. */
const SECRET = 'one secret for both sides of a comparison'

/** Of the environment only what finds programs: settings for another installation must not reach these. */
const ENVIRONMENT = ['PATH', 'HOME', 'TMPDIR', 'npm_config_cache']

/** Starts what `npm start` starts in a checkout, built if need be, on a free port of the loopback interface with an empty data directory. */
export async function startCheckout(checkout: string, env: Readonly<Record<string, string>> = {}): Promise<Running> {
  const dataDir = mkdtempSync(join(tmpdir(), 'schaufenster-compare-'))
  const child = spawn(process.execPath, [join(checkout, 'scripts', 'start.mjs')], {
    cwd: checkout,
    env: {
      ...Object.fromEntries(ENVIRONMENT.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      // A start that npm made ends when who started it is gone.
      npm_lifecycle_event: 'compare-answers',
      ...env,
      SECRET,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  const stop = async () => {
    if (child.exitCode === null) child.kill('SIGINT')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const found = (pattern: RegExp) => pattern.exec(output)?.[1]
  const late = performance.now() + START_LIMIT_MS
  // The line about the back office is the last of a start.
  while (!/\/admin\b.*\n/.test(output)) {
    if (child.exitCode !== null || performance.now() > late) {
      await stop()
      throw new Error(`${checkout} did not start:\n${output}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return { address: found(/ is open at (http:\S+)/) ?? '', token: found(/\?token=(\S+)/), stop }
}
