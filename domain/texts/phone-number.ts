import { textProblem } from './entered-text.ts'
import type { FieldProblem } from './field-problem.ts'

const phoneForm = /^\+?[\d\s()/.-]{4,}$/

/** Whether a text could be a telephone number: at least four digits and signs that numbers are written with. */
export const isPhoneNumber = (value: string): boolean => phoneForm.test(value)

/** What is wrong with a telephone number that need not be given: as it came, as it was read, and its greatest length in characters. */
export const phoneProblem = (value: unknown, phone: string, maximum: number): FieldProblem | undefined =>
  textProblem(value, phone, { maximum, required: false }) ??
  (phone === '' || isPhoneNumber(phone) ? undefined : 'invalid')
