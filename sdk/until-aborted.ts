/**
 * What `run` gives, unless the signal is aborted before: then it throws the signal's reason, whatever `run` makes of that. For waits
 * that have to end on time: a handler called in memory does not look at a signal, and `fetch` loses one that came to it inside a
 * Request as soon as that Request is collected.
 */
export function untilAborted<T>(signal: AbortSignal, run: () => Promise<T> | T): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) return abort()
    signal.addEventListener('abort', abort, { once: true })
    Promise.resolve()
      .then(run)
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', abort))
  })
}
