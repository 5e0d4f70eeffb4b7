import type { FieldProblem } from './address.ts'
import { emailMaxLength, parseEmail } from './email.ts'

/** A declaration of withdrawal: the three details that the law lets a shop ask for, and an optional one (§ 356a BGB). */
export interface WithdrawalDeclaration {
  name: string
  /** Order number, or any words that name the contract. */
  contract_reference: string
  /** Where the receipt goes. */
  confirmation_email: string
  /** What is withdrawn from, when it is only a part; empty for all. */
  items_text: string
}

export type WithdrawalField = keyof WithdrawalDeclaration

export const withdrawalLimits = { name: 200, contract_reference: 1000, items_text: 2000 } as const

export type WithdrawalResult =
  | { ok: true; declaration: WithdrawalDeclaration }
  | { ok: false; problems: Partial<Record<WithdrawalField, FieldProblem>> }

// Control characters but line breaks and tabs.
const unreadable = /(?![\t\n])\p{Cc}/gu

const textOf = (value: unknown) =>
  typeof value === 'string' ? value.replace(/\r\n?/g, '\n').replace(unreadable, '').toWellFormed().trim() : ''

function problemOf(value: string, maximum: number, required: boolean): FieldProblem | undefined {
  if (value === '') return required ? 'missing' : undefined
  return value.length > maximum ? 'tooLong' : undefined
}

/** Checks a declaration, the same way in browser and server. An unknown contract is no problem: the shop finds out. */
export function checkWithdrawal(input: Readonly<Record<string, unknown>>): WithdrawalResult {
  const email = textOf(input.confirmation_email)
  const declaration: WithdrawalDeclaration = {
    name: textOf(input.name).replace(/\s+/g, ' '),
    contract_reference: textOf(input.contract_reference),
    confirmation_email: parseEmail(email) ?? '',
    items_text: textOf(input.items_text),
  }
  const problems = {
    name: problemOf(declaration.name, withdrawalLimits.name, true),
    contract_reference: problemOf(declaration.contract_reference, withdrawalLimits.contract_reference, true),
    confirmation_email:
      declaration.confirmation_email !== '' ? undefined : (problemOf(email, emailMaxLength, true) ?? 'invalid'),
    items_text: problemOf(declaration.items_text, withdrawalLimits.items_text, false),
  } as const
  const found = Object.entries(problems).filter(([, problem]) => problem !== undefined)
  return found.length > 0 ? { ok: false, problems: Object.fromEntries(found) } : { ok: true, declaration }
}
