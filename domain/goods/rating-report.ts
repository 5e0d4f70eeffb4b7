import { emailProblem, parseEmail } from '../texts/email.ts'
import { enteredLine, enteredText, textProblem } from '../texts/entered-text.ts'
import type { FieldProblem } from '../texts/field-problem.ts'

/** What a visitor says against a rating (Art. 16 DSA). */
export interface RatingReport {
  readonly rating: number
  readonly name: string
  readonly email: string
  readonly message: string
}

export type ReportField = keyof RatingReport | 'good_faith'

/** The greatest length of each text in characters. */
export const reportLimits = { name: 100, message: 5000 } as const

export type ReportResult =
  | { ok: true; report: RatingReport }
  | { ok: false; problems: Partial<Record<ReportField, FieldProblem>> }

/** Checks a report: which rating, why it is unlawful, who says so, and that they believe it (Art. 16 (2) DSA). */
export function checkRatingReport(input: Readonly<Record<string, unknown>>): ReportResult {
  const rating = Number(input.rating)
  const name = enteredLine(input.name)
  const message = enteredText(input.message)
  const email = parseEmail(input.email)
  const isBelieved = input.good_faith === true || input.good_faith === 'on'
  const problems = {
    rating: Number.isSafeInteger(rating) && rating > 0 ? undefined : ('invalid' as const),
    name: textProblem(input.name, name, { maximum: reportLimits.name, required: true }),
    email: emailProblem(input.email),
    message: textProblem(input.message, message, { maximum: reportLimits.message, required: true }),
    good_faith: isBelieved ? undefined : ('missing' as const),
  }
  const found = Object.entries(problems).filter(([, problem]) => problem !== undefined)
  return email && found.length === 0
    ? { ok: true, report: { rating, name, email, message } }
    : { ok: false, problems: Object.fromEntries(found) }
}
