import type { ContactPrivacy } from '../company/contact-form.ts'
import { approvalProblem } from '../company/privacy-approval.ts'
import { germanMoment } from '../hours/berlin-time.ts'
import { emailProblem, parseEmail } from '../texts/email.ts'
import { enteredId, enteredLine, isNotGiven, textProblem } from '../texts/entered-text.ts'
import type { FieldProblem } from '../texts/field-problem.ts'
import { idProblem } from '../texts/id-problem.ts'
import { phoneProblem } from '../texts/phone-number.ts'

/** What a visitor wants to see at a branch, and when. */
export interface ReservationRequest {
  readonly product: number
  readonly variant: number | null
  readonly branch: number
  readonly pieces: number
  /** When they want to come, in milliseconds since 1970. */
  readonly at: number
  readonly name: string
  readonly email: string
  /** Empty when the visitor gave none. */
  readonly phone: string
}

export type ReservationField = keyof ReservationRequest | 'privacy'

type ReservationResult =
  | { ok: true; request: ReservationRequest }
  | { ok: false; problems: Partial<Record<ReservationField, FieldProblem>> }

/** The greatest length of each text in characters, and the most pieces at once. */
export const reservationLimits = { name: 100, phone: 40, pieces: 5 } as const

/** A time as forms send it, on a clock in Germany: `2026-11-28T11:00`; undefined for anything else. */
export function enteredVisit(value: unknown): number | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(value)) return undefined
  const moment = germanMoment(value)
  return moment === null ? undefined : Date.parse(moment)
}

/** Checks a reservation as far as it can be without the shop: goods, branch, time, name and e-mail are required, and the approval of the privacy notice unless the project only shows it. */
export function checkReservation(
  input: Readonly<Record<string, unknown>>,
  privacy: ContactPrivacy = 'approval',
): ReservationResult {
  const name = enteredLine(input.name)
  const phone = enteredLine(input.phone)
  const at = enteredVisit(input.at)
  const pieces = isNotGiven(input.pieces) ? 1 : enteredId(input.pieces)
  const problems: Record<ReservationField, FieldProblem | undefined> = {
    product: idProblem(input.product, true),
    variant: idProblem(input.variant, false),
    branch: idProblem(input.branch, true),
    pieces: pieces === undefined || pieces > reservationLimits.pieces ? 'invalid' : undefined,
    at: isNotGiven(input.at) ? 'missing' : at === undefined ? 'invalid' : undefined,
    name: textProblem(input.name, name, { maximum: reservationLimits.name, required: true }),
    email: emailProblem(input.email),
    phone: phoneProblem(input.phone, phone, reservationLimits.phone),
    privacy: approvalProblem(input.privacy, privacy),
  }
  const found = Object.entries(problems).filter(([, problem]) => problem !== undefined)
  const product = enteredId(input.product)
  const branch = enteredId(input.branch)
  const email = parseEmail(input.email)
  if (found.length > 0 || !product || !branch || !email || at === undefined || pieces === undefined)
    return { ok: false, problems: Object.fromEntries(found) }
  return {
    ok: true,
    request: { product, variant: enteredId(input.variant) ?? null, branch, pieces, at, name, email, phone },
  }
}
