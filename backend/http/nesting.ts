import { Fault } from '../fault.ts'

/** Levels of arrays and objects in a body: far more than any record has, far fewer than would exhaust who walks through it. */
const MOST_LEVELS = 30

/** Whether arrays and objects lie in each other deeper than that. */
export const isTooDeep = (value: unknown, levels = MOST_LEVELS): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((part) => isTooDeep(part, levels - 1)))

/** Throws the Fault for a body that is too deep. */
export function checkNesting(body: unknown): void {
  if (isTooDeep(body)) throw new Fault('invalid', `The body is nested more than ${MOST_LEVELS} levels deep`)
}
