import type { ContactPrivacy } from '../company/contact-form.ts'
import { approvalProblem } from '../company/privacy-approval.ts'
import { emailProblem, parseEmail } from '../texts/email.ts'
import { enteredId, enteredLine, isNotGiven, textProblem } from '../texts/entered-text.ts'
import type { FieldProblem } from '../texts/field-problem.ts'
import { phoneProblem } from '../texts/phone-number.ts'

/** Who wants to come to an event, and with how many. */
export interface SignUpRequest {
  readonly persons: number
  readonly name: string
  readonly email: string
  /** Empty when the visitor gave none. */
  readonly phone: string
}

export type SignUpField = keyof SignUpRequest | 'privacy'

/** What may be wrong with the number of persons. */
export type PersonsProblem = 'notWhole' | 'tooMany'

type SignUpResult =
  | { ok: true; request: SignUpRequest }
  | { ok: false; problems: Partial<Record<SignUpField, FieldProblem>> }

/** The greatest length of each text in characters. */
export const signUpLimits = { name: 100, phone: 40 } as const

/** Persons that one may sign up where the shop has said nothing. */
export const MOST_PERSONS = 4

/** How many persons a form names; one where it says nothing. Undefined for what is no whole number from 1. */
const enteredPersons = (value: unknown): number | undefined => (isNotGiven(value) ? 1 : enteredId(value))

/** What is wrong with the number of persons that a form names. */
export function personsProblem(value: unknown, mostPersons: number): PersonsProblem | undefined {
  const persons = enteredPersons(value)
  if (persons === undefined) return 'notWhole'
  return persons > mostPersons ? 'tooMany' : undefined
}

/** Checks a sign-up: name and e-mail are required, and the approval of the privacy notice unless the project only shows it. */
export function checkSignUp(
  input: Readonly<Record<string, unknown>>,
  mostPersons: number,
  privacy: ContactPrivacy,
): SignUpResult {
  const name = enteredLine(input.name)
  const phone = enteredLine(input.phone)
  const persons = enteredPersons(input.persons)
  const problems: Record<SignUpField, FieldProblem | undefined> = {
    name: textProblem(input.name, name, { maximum: signUpLimits.name, required: true }),
    email: emailProblem(input.email),
    phone: phoneProblem(input.phone, phone, signUpLimits.phone),
    persons: personsProblem(input.persons, mostPersons) && 'invalid',
    privacy: approvalProblem(input.privacy, privacy),
  }
  const found = Object.entries(problems).filter(([, problem]) => problem !== undefined)
  const email = parseEmail(input.email)
  if (found.length > 0 || persons === undefined || email === undefined)
    return { ok: false, problems: Object.fromEntries(found) }
  return { ok: true, request: { persons, name, email, phone } }
}
