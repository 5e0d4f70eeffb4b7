/** Milliseconds in which a process that was asked to end has ended, whatever it waits for. */
const LONGEST = 9500

/**
 * Ends the process at the first Ctrl-C or SIGTERM, within ten seconds; a second one ends it at once. `stop` hears which it was: who
 * presses Ctrl-C waits for it, and a SIGTERM comes from what looks after the process and has others to send visitors to.
 */
export function runUntilSignal(stop: (signal: NodeJS.Signals) => Promise<void>): void {
  let stopping = false
  const onSignal = (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1)
    stopping = true
    setTimeout(() => {
      console.error(`Stopping after ${signal} took too long; the process ends with work in hand.`)
      process.exit(1)
    }, LONGEST).unref()
    stop(signal).then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(`Stopping after ${signal} failed:`, error)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
}
