import { enteredId, isNotGiven } from './entered-text.ts'
import type { FieldProblem } from './field-problem.ts'

/** What is wrong with the id that a form sends; an empty one is missing where it is required. */
export function idProblem(value: unknown, required: boolean): FieldProblem | undefined {
  if (isNotGiven(value)) return required ? 'missing' : undefined
  return enteredId(value) === undefined ? 'invalid' : undefined
}
