/** Tells streams in this process that something was written, so that they look at once. */
export interface ChangeSignal {
  raise(): void
  /** Resolves at the next write, at the latest after so many milliseconds, or when the listener goes away. */
  wait(milliseconds: number, gone: AbortSignal): Promise<void>
}

export function changeSignal(): ChangeSignal {
  const waiting = new Set<() => void>()
  return {
    raise: () => {
      for (const wake of waiting) wake()
    },
    wait: (milliseconds, gone) =>
      new Promise((resolve) => {
        const wake = () => {
          clearTimeout(timer)
          waiting.delete(wake)
          gone.removeEventListener('abort', wake)
          resolve()
        }
        const timer = setTimeout(wake, milliseconds)
        waiting.add(wake)
        gone.addEventListener('abort', wake)
        if (gone.aborted) wake()
      }),
  }
}
