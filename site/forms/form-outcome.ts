import type { FieldProblem } from '#domain/texts/field-problem.ts'

export type Problems = Partial<Record<string, FieldProblem>>

/** What became of a form that was sent. */
export type FormOutcome =
  | { kind: 'sent' }
  | { kind: 'problems'; problems: Problems }
  /** Too many attempts. */
  | { kind: 'tooMany' }
  | { kind: 'failed' }

/** What a form holds, and how long it took to fill in, in milliseconds. */
export type FormFields = Record<string, unknown>
