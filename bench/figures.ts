/** A figure as benches print it: one decimal below a hundred. */
export const rounded = (value: number): string =>
  value < 100 ? value.toFixed(1) : Math.round(value).toLocaleString('en')

/** Resident memory of this process in MB, after a collection where `--expose-gc` allows one. */
export function memory(): number {
  globalThis.gc?.()
  return process.memoryUsage().rss / 1e6
}

/** Asks `warmUp + measured` times, one after another, and tells the median and the 99th percentile of the measured ones. */
export async function timed(
  ask: (n: number) => Promise<unknown>,
  { warmUp = 50, measured = 500 }: { warmUp?: number; measured?: number } = {},
): Promise<string> {
  const [figures = ''] = await timedInTurn([ask], { warmUp, measured })
  return figures
}

/** The same for several, asked in turn, so that whatever else the machine does falls on all of them alike. */
export async function timedInTurn(
  asks: readonly ((n: number) => Promise<unknown>)[],
  { warmUp = 50, measured = 500 }: { warmUp?: number; measured?: number } = {},
): Promise<string[]> {
  const times = asks.map((): number[] => [])
  for (let n = 0; n < warmUp + measured; n++)
    for (const [index, ask] of asks.entries()) {
      const started = performance.now()
      await ask(n)
      if (n >= warmUp) times[index]?.push(performance.now() - started)
    }
  return times.map((own) => {
    own.sort((a, b) => a - b)
    const at = (share: number) => rounded(own[Math.floor(own.length * share)] ?? 0)
    return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`
  })
}
