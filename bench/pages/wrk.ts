import { runQuietly } from '../../scripts/launch/child.mjs'

/** Requests a second and the time in which 99 of 100 were answered. */
export type Load = { rate: number; p99: string }

/** Loads an address over 32 connections from the second processor. Throws an Error when any answer was a failure. */
export async function load(url: string, seconds: number, headers: Record<string, string>): Promise<Load> {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const once = (duration: number) =>
    runQuietly('taskset', ['-c', '1', 'wrk', '-t1', '-c32', `-d${duration}s`, '--latency', ...given, url])
  await once(1)
  const { code, output } = await once(seconds)
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1])
  if (code !== 0 || !rate || output.includes('Non-2xx')) throw new Error(`wrk did not measure ${url}:\n${output}`)
  return { rate, p99: /99%\s+(\S+)/.exec(output)?.[1] ?? '?' }
}
