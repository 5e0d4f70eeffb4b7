/** A reason not to start that a person can act upon; shown as it is, without a stack. */
export class StartError extends Error {
  override name = 'StartError'
}
