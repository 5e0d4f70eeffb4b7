// @ts-check

/** A failure that the person at the keyboard can mend: shown as its sentence, without a stack. */
export class Fault extends Error {}

/**
 * Ends the process as a failed one: a fault with its sentence, anything else with its stack.
 * @param {unknown} error
 * @returns {never}
 */
export function endWith(error) {
  console.error(error instanceof Fault ? error.message : error)
  process.exit(1)
}
