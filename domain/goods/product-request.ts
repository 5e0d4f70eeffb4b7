import type { ContactPrivacy } from '../company/contact-form.ts'
import { approvalProblem } from '../company/privacy-approval.ts'
import { emailProblem, parseEmail } from '../texts/email.ts'
import { enteredId, enteredLine, enteredText, textProblem } from '../texts/entered-text.ts'
import type { FieldProblem } from '../texts/field-problem.ts'
import { idProblem } from '../texts/id-problem.ts'
import { phoneProblem } from '../texts/phone-number.ts'

/** What a visitor asks about a product (SPEC 7, `POST /ecom/request`). */
export interface ProductRequest {
  product: number
  variant: number | null
  name: string
  email: string
  /** Empty when the visitor gave none. */
  phone: string
  message: string
  /** The branch that is meant; null when the visitor named none. */
  branch: number | null
}

export type RequestField = keyof ProductRequest | 'privacy'

export type RequestResult =
  | { ok: true; request: ProductRequest }
  | { ok: false; problems: Partial<Record<RequestField, FieldProblem>> }

/** The greatest length of each text in characters. */
export const requestLimits = { name: 100, phone: 40, message: 5000 } as const

/**
 * Checks an availability request, the same way in browser and server: product, name and e-mail are required, and the approval
 * of the privacy notice unless the project only shows it. The shop calls back where a telephone number was given.
 */
export function checkProductRequest(
  input: Readonly<Record<string, unknown>>,
  privacy: ContactPrivacy = 'approval',
): RequestResult {
  const name = enteredLine(input.name)
  const phone = enteredLine(input.phone)
  const message = enteredText(input.message)
  const problems: Record<RequestField, FieldProblem | undefined> = {
    product: idProblem(input.product, true),
    variant: idProblem(input.variant, false),
    name: textProblem(input.name, name, { maximum: requestLimits.name, required: true }),
    email: emailProblem(input.email),
    phone: phoneProblem(input.phone, phone, requestLimits.phone),
    message: textProblem(input.message, message, { maximum: requestLimits.message, required: false }),
    branch: idProblem(input.branch, false),
    privacy: approvalProblem(input.privacy, privacy),
  }
  const found = Object.entries(problems).filter(([, problem]) => problem !== undefined)
  if (found.length > 0) return { ok: false, problems: Object.fromEntries(found) }
  const product = enteredId(input.product) as number
  const email = parseEmail(input.email) as string
  const variant = enteredId(input.variant) ?? null
  const branch = enteredId(input.branch) ?? null
  return { ok: true, request: { product, variant, name, email, phone, message, branch } }
}
