// @ts-check
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'

/** @typedef {{ code: number, output: string }} Result */

/** @type {NodeJS.Signals[]} */
const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Where Node keeps the TypeScript that it has stripped and compiled: a server that starts again needs half the time. */
const COMPILE_CACHE = fileURLToPath(new URL('../../node_modules/.cache/node', import.meta.url))

/**
 * The exit code by which a shell would report the end of a process.
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
export const exitCodeOf = (code, signal) => code ?? 128 + (signal ? constants.signals[signal] : 0)

/**
 * Runs a command to its end and keeps what it prints. A signal that stops this process stops the command first and shows
 * how far it came.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<Result>}
 */
export function runQuietly(command, args, { cwd, env = process.env } = {}) {
  return new Promise((resolve, reject) => {
    const windows = process.platform === 'win32'
    const child = spawn(command, args, {
      cwd,
      env: process.stdout.isTTY ? env : { ...env, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: windows,
      detached: !windows,
    })
    /** @type {NodeJS.Signals | undefined} */
    let stoppedBy
    const stop = (/** @type {NodeJS.Signals} */ signal) => {
      stoppedBy = signal
      if (child.pid && !windows) process.kill(-child.pid, signal)
    }
    for (const signal of STOP_SIGNALS) process.once(signal, stop)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    child.on('error', reject)
    child.on('close', (code, signal) => {
      for (const name of STOP_SIGNALS) process.off(name, stop)
      if (stoppedBy) {
        process.stderr.write(`\n${output.slice(-2000)}`)
        process.exit(exitCodeOf(null, stoppedBy))
      }
      resolve({ code: exitCodeOf(code, signal), output })
    })
  })
}

/**
 * Runs a Node program in the foreground until it ends. The program sits in a process group of its own, so that Ctrl-C,
 * which a terminal and npm both pass on, reaches it once; a later one is passed on again. It ends when this process is killed.
 * @param {string} node path of the Node to run
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env] what it finds in its environment unless that says otherwise
 * @returns {Promise<number>} its exit code
 */
export function handOver(node, args, env = {}) {
  return new Promise((resolve, reject) => {
    const preloaded = ['follow-parent.mjs', 'read-jsx.mjs'].flatMap((file) => [
      '--import',
      new URL(file, import.meta.url).href,
    ])
    const child = spawn(node, [...preloaded, ...args], {
      env: { NODE_COMPILE_CACHE: COMPILE_CACHE, ...env, ...process.env },
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      detached: process.platform !== 'win32',
    })
    let lastPassedOn = -Infinity
    const passOn = (/** @type {NodeJS.Signals} */ signal) => {
      if (performance.now() - lastPassedOn < 1000) return
      lastPassedOn = performance.now()
      child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
    }
    for (const signal of STOP_SIGNALS) process.on(signal, passOn)
    onceNpmIsGone(() => passOn('SIGTERM'))
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(exitCodeOf(code, signal)))
  })
}

/**
 * Whoever kills npm outright means the program too, and npm can no longer pass that on.
 * @param {() => void} listener
 */
function onceNpmIsGone(listener) {
  if (!process.env.npm_lifecycle_event) return
  const npm = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === npm) return
    clearInterval(timer)
    listener()
  }, 500)
  timer.unref()
}
