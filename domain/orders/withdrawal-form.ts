import { emailMaxLength, parseEmail } from '../texts/email.ts'
import { enteredLine, enteredText, textProblem } from '../texts/entered-text.ts'
import type { FieldProblem } from '../texts/field-problem.ts'

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

/** Checks a declaration, the same way in browser and server. An unknown contract is no problem: the shop finds out. */
export function checkWithdrawal(input: Readonly<Record<string, unknown>>): WithdrawalResult {
  const email = enteredText(input.confirmation_email)
  const declaration: WithdrawalDeclaration = {
    name: enteredLine(input.name),
    contract_reference: enteredText(input.contract_reference),
    confirmation_email: parseEmail(email) ?? '',
    items_text: enteredText(input.items_text),
  }
  const problems = {
    name: textProblem(input.name, declaration.name, { maximum: withdrawalLimits.name, required: true }),
    contract_reference: textProblem(input.contract_reference, declaration.contract_reference, {
      maximum: withdrawalLimits.contract_reference,
      required: true,
    }),
    confirmation_email:
      declaration.confirmation_email !== ''
        ? undefined
        : (textProblem(input.confirmation_email, email, { maximum: emailMaxLength, required: true }) ?? 'invalid'),
    items_text: textProblem(input.items_text, declaration.items_text, {
      maximum: withdrawalLimits.items_text,
      required: false,
    }),
  } as const
  const found = Object.entries(problems).filter(([, problem]) => problem !== undefined)
  return found.length > 0 ? { ok: false, problems: Object.fromEntries(found) } : { ok: true, declaration }
}
