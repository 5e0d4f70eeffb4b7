/** Something that a process does without being asked for, from its start to its stop; stopped without having been started, it never begins. */
export type Work = { start: () => void; stop: () => Promise<unknown> }

/** Begins all of this work after so many milliseconds, at once for 0, or never. Answers what stops it. */
export function beginWork(after: number | 'never', all: readonly Work[]): () => Promise<void> {
  const start = () => {
    for (const work of all) work.start()
  }
  const timer = after !== 'never' && after > 0 ? setTimeout(start, after).unref() : undefined
  if (after === 0) start()
  return async () => {
    clearTimeout(timer)
    await Promise.all(all.map((work) => work.stop()))
  }
}
