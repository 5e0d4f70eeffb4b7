/** Runs tasks in the order they come, at most `limit` at a time (SPEC 9). Throws a RangeError when `limit` is under 1. */
export function createRequestQueue(limit: number): <T>(task: () => Promise<T>) => Promise<T> {
  if (!Number.isInteger(limit) || limit < 1)
    throw new RangeError('The number of concurrent requests must be at least 1.')
  const waiting: Array<() => void> = []
  let running = 0

  const release = () => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }

  return async (task) => {
    if (running < limit) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await task()
    } finally {
      release()
    }
  }
}
