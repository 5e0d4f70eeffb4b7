/** What may be wrong with a field; the texts belong to the form. */
export type FieldProblem = 'missing' | 'invalid' | 'tooLong'
