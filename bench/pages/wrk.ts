import { runQuietly } from '../../scripts/launch/child.mjs'
import { LOAD_CPU } from './servers.ts'

/** Requests a second, and the milliseconds in which 99 of 100 were answered. */
export type Load = { rate: number; p99: number }

const UNITS: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 }

const CONNECTIONS = 32

export type Target = { url: string; headers: Record<string, string> }

/** Loads an address over so many connections. Throws an Error when any answer was a failure. */
export async function load(target: Target, seconds: number, connections = CONNECTIONS): Promise<Load> {
  await run(target, 1, connections)
  return run(target, seconds, connections)
}

/**
 * Loads addresses one after the other, round by round, and gives the middle run of each: the machine's speed changes within seconds,
 * and so it changes for all of them. An odd number of rounds has a middle one.
 */
export async function loadInTurn<Name extends string>(
  targets: Record<Name, Target>,
  seconds: number,
  rounds: number,
): Promise<Record<Name, Load>> {
  const names = Object.keys(targets) as Name[]
  const runs = Object.fromEntries(names.map((name) => [name, [] as Load[]])) as Record<Name, Load[]>
  for (const name of names) await run(targets[name], 1, CONNECTIONS)
  for (let round = 0; round < rounds; round++)
    for (const name of names) runs[name].push(await run(targets[name], seconds, CONNECTIONS))
  const middle = (name: Name) => runs[name].sort((a, b) => a.rate - b.rate)[(rounds - 1) / 2] as Load
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as Record<Name, Load>
}

async function run({ url, headers }: Target, seconds: number, connections: number): Promise<Load> {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const wrk = ['wrk', `-d${seconds}s`, '-t1', `-c${connections}`, '--latency', ...given, url]
  const { code, output } = await runQuietly('taskset', ['-c', LOAD_CPU, ...wrk])
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1])
  const [, number, unit = ''] = /99%\s+([\d.]+)([a-z]+)/.exec(output) ?? []
  const p99 = Number(number) * (UNITS[unit] ?? Number.NaN)
  if (code !== 0 || !rate || Number.isNaN(p99) || output.includes('Non-2xx'))
    throw new Error(`wrk did not measure ${url}:\n${output}`)
  return { rate, p99 }
}

export const shownLoad = ({ rate, p99 }: Load) =>
  `${Math.round(rate).toLocaleString('en').padStart(7)}/s  p99 ${p99.toFixed(p99 < 10 ? 2 : 0)} ms`
