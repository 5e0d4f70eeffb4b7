import type { FieldProblem } from '#domain/texts/field-problem.ts'
import { Invalid } from '../items/validate.ts'

/** The fields of a form that do not fit. */
export type FormProblems = Readonly<Partial<Record<string, FieldProblem>>>

const MESSAGES: Record<FieldProblem, string> = {
  missing: 'is missing',
  invalid: 'is not valid',
  tooLong: 'is too long',
}

/** The failure that names each field with a message and the problem's name, by which the site words it. */
export const formFault = (problems: FormProblems): Invalid =>
  new Invalid(
    Object.entries(problems).flatMap(([field, problem]) =>
      problem ? [{ field, message: MESSAGES[problem], problem }] : [],
    ),
  )
