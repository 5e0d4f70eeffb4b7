import { monitorEventLoopDelay } from 'node:perf_hooks'

/** What one visitor asks for while something goes on: milliseconds until each answer was whole. */
export type Asked = { name: string; ask: (n: number) => Promise<{ status: number }> }

export type Times = { p50: number; p99: number; count: number }

const timesOf = (times: number[]): Times => {
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN
  return { p50: at(0.5), p99: at(0.99), count: times.length }
}

/**
 * Asks for each of these in turn until `isOver`, resting `rest` milliseconds between two. `own` is how many milliseconds the measuring
 * thread itself was late, in the worst of a hundred turns. Throws for an answer that is a failure.
 */
export async function visit(
  asked: readonly Asked[],
  isOver: () => boolean,
  rest = 20,
): Promise<{ times: Record<string, Times>; own: number }> {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const times = new Map<string, number[]>()
  for (let n = 0; !isOver(); n++) {
    for (const { name, ask } of asked) {
      const from = performance.now()
      const answer = await ask(n)
      if (answer.status >= 400) throw new Error(`${name} answers ${answer.status}`)
      times.set(name, [...(times.get(name) ?? []), performance.now() - from])
      await new Promise((resolve) => setTimeout(resolve, rest))
    }
  }
  delay.disable()
  const found = Object.fromEntries([...times].map(([name, all]) => [name, timesOf(all)]))
  return { times: found, own: delay.percentile(99) / 1e6 - 5 }
}

export const shownTimes = ({ p50, p99, count }: Times): string =>
  `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms (${count})`
