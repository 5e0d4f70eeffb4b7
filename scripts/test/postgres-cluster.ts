import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { freePort } from './free-port.ts'

/** A PostgreSQL of the tests' own, on loopback. */
export type Cluster = {
  url: string
  /** Ends the server only, as `fast` and `immediate` of `pg_ctl stop` do. */
  halt: (how: 'fast' | 'immediate') => void
  /** Starts a server that was halted; resolves when it takes connections. */
  resume: () => Promise<void>
  /** Ends it and removes its files. */
  stop: () => Promise<void>
}

const START_LIMIT_MS = 30_000

/** The folder with PostgreSQL's server programs: on the PATH, else the newest of Debian's. Undefined when there is none. */
export function findPostgres(path = process.env.PATH ?? '', debian = '/usr/lib/postgresql'): string | undefined {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [...path.split(delimiter), ...versions.map((version) => join(debian, version, 'bin'))]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

/** PostgreSQL refuses to run as root, so root lends it another account. */
function accountForPostgres(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n')
  const account = ['postgres', 'nobody']
    .map((name) => accounts.find((line) => line.startsWith(`${name}:`)))
    .find(Boolean)
  const [, , uid, gid] = account?.split(':') ?? []
  return { uid: Number(uid ?? 65534), gid: Number(gid ?? 65534) }
}

const NOT_DURABLE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/**
 * Starts a temporary cluster, without durability unless `isDurable`: then as PostgreSQL comes. A shell keeps watch over it and clears it away as soon as this process ends, however it ends.
 * @throws Error with PostgreSQL's own words when it does not start
 */
export async function startCluster(bin: string, isDurable = false): Promise<Cluster> {
  const account = accountForPostgres()
  const dir = mkdtempSync(join(tmpdir(), 'schaufenster-pg-'))
  if (account) chownSync(dir, account.uid, account.gid)
  const data = join(dir, 'data')
  const init = ['--auth=trust', '--username=postgres', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync', '-D', data]
  const made = spawnSync(join(bin, 'initdb'), init, { ...account, cwd: dir, encoding: 'utf8' })
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
  const port = await freePort()
  const settings = [...(isDurable ? [] : NOT_DURABLE), 'listen_addresses=127.0.0.1']
  const options = [...settings, `port=${port}`, `unix_socket_directories=${dir}`].flatMap((setting) => ['-c', setting])
  const guard = spawn('sh', ['-c', WATCH, 'sh', dir, join(bin, 'postgres'), '-D', data, ...options], {
    ...account,
    cwd: dir,
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  const stop = () =>
    new Promise<void>((resolve) => {
      if (guard.exitCode !== null) return resolve()
      guard.once('exit', () => resolve())
      guard.stdin.end()
    })
  await untilReady(guard).catch(async (error) => {
    await stop()
    throw error
  })
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    halt: (how) => guard.stdin.write(how === 'fast' ? 'INT\n' : 'QUIT\n'),
    resume: () => {
      const ready = untilReady(guard)
      guard.stdin.write('start\n')
      return ready
    },
    stop,
  }
}

/** Starts and halts the server as it is told, until the test run closes the pipe or dies. SIGINT is PostgreSQL's fast shutdown, SIGQUIT its immediate one. */
const WATCH = `
dir=$1; shift
"$@" </dev/null & server=$!
while read -r word; do
  case $word in
    start) "$@" </dev/null & server=$! ;;
    *) kill -"$word" $server; wait $server ;;
  esac
done
kill -INT $server; wait $server
cd / && rm -rf "$dir"
`

function untilReady({ stderr }: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    const end = () => {
      clearTimeout(timer)
      stderr?.off('data', listen)
      stderr?.resume()
    }
    const timer = setTimeout(() => {
      end()
      reject(new Error(`PostgreSQL did not start: ${said.trim()}`))
    }, START_LIMIT_MS)
    function listen(chunk: Buffer) {
      said += chunk
      if (!said.includes('ready to accept connections')) return
      end()
      resolve()
    }
    stderr?.on('data', listen)
  })
}
