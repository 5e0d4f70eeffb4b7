import { runQuietly } from '../../scripts/launch/child.mjs'
import { LOAD_CPU } from './servers.ts'

/** Requests a second, and the milliseconds in which 99 of 100 were answered. */
export type Load = { rate: number; p99: number }

const UNITS: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 }

const CONNECTIONS = 32

/** Loads an address over so many connections. Throws an Error when any answer was a failure. */
export async function load(
  url: string,
  seconds: number,
  headers: Record<string, string>,
  connections = CONNECTIONS,
): Promise<Load> {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const options = ['-t1', `-c${connections}`, '--latency', ...given, url]
  const once = (duration: number) => runQuietly('taskset', ['-c', LOAD_CPU, 'wrk', `-d${duration}s`, ...options])
  await once(1)
  const { code, output } = await once(seconds)
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1])
  const [, number, unit = ''] = /99%\s+([\d.]+)([a-z]+)/.exec(output) ?? []
  const p99 = Number(number) * (UNITS[unit] ?? Number.NaN)
  if (code !== 0 || !rate || Number.isNaN(p99) || output.includes('Non-2xx'))
    throw new Error(`wrk did not measure ${url}:\n${output}`)
  return { rate, p99 }
}

export const shownLoad = ({ rate, p99 }: Load) =>
  `${Math.round(rate).toLocaleString('en').padStart(7)}/s  p99 ${p99.toFixed(p99 < 10 ? 2 : 0)} ms`
