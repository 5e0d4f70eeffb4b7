/** A reason not to start that a person can act upon; shown as it is, without a stack. */
export class StartError extends Error {
  override name = 'StartError'
}

/** The words of a command line are not those that the program knows; its message says which it does. */
export class UsageError extends StartError {}
