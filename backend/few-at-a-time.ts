/** Does work with each, so many at a time, the next as soon as one has ended. Rejects with the first error when all that runs has ended; nothing is begun after it. */
export async function fewAtATime<T extends object | string>(
  all: Iterable<T>,
  together: number,
  work: (each: T) => Promise<void>,
): Promise<void> {
  const left = [...all]
  const one = async () => {
    try {
      for (let each = left.shift(); each !== undefined; each = left.shift()) await work(each)
    } catch (error) {
      left.length = 0
      throw error
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: together }, one))
  for (const result of ended) if (result.status === 'rejected') throw result.reason
}
