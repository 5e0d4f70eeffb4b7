/** SPEC 9: three retries, the first after a second, each later one after twice the time before. */
const RETRIES = 3
const FIRST_PAUSE = 1000

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Runs until it succeeds, or the retries are used up, or `stop` says that nobody waits any more. Rejects with the last failure. */
export async function withRetries<Value>(
  run: () => Promise<Value>,
  { stop = () => false, pause = sleep }: { stop?: () => boolean; pause?: (ms: number) => Promise<void> } = {},
): Promise<Value> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await run()
    } catch (error) {
      if (retry === RETRIES || stop()) throw error
      await pause(FIRST_PAUSE * 2 ** retry)
      if (stop()) throw error
    }
  }
}
