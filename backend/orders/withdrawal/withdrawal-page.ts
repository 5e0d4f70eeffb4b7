import { type WithdrawalField, withdrawalLimits } from '#domain/orders/withdrawal-form.ts'
import { colonIn } from '#domain/texts/colon.ts'
import type { FieldProblem } from '#domain/texts/field-problem.ts'
import type { Language } from '#domain/texts/language.ts'
import type { FormInput } from '../../forms/form-body.ts'
import { emailAttributes, fieldAgain, hiddenField } from '../../forms/form-page.ts'
import { honeypotField } from '../../forms/suspicion.ts'
import { escapeHtml } from '../../mail/escape-html.ts'
import { withdrawalTexts } from './withdrawal-texts.ts'

const ACTION = '/ecom/withdrawal'

const FIELDS = ['name', 'contract_reference', 'confirmation_email', 'items_text'] as const

const entered = (fields: FormInput, name: string) => {
  const value = fields[name]
  return typeof value === 'string' ? value : ''
}

/** A field that people neither see nor hear. */
const trap = `<div hidden><input name="${honeypotField}" tabindex="-1" autocomplete="off"></div>`

/** The first step: what is to be withdrawn from, with what is wrong with it. */
export function withdrawalForm(
  language: Language,
  fields: FormInput,
  problems: Partial<Record<WithdrawalField, FieldProblem>>,
): string {
  const texts = withdrawalTexts[language]
  const again = (name: WithdrawalField, label: string, attributes: string, lines?: number) => {
    const problem = problems[name]
    return fieldAgain(fields, { name, label, attributes, ...(lines && { lines }), problem: problem && texts[problem] })
  }
  const { name, contract_reference, items_text } = withdrawalLimits
  return `<form method="post" action="${ACTION}">${hiddenField('language', language)}${trap}
${again('name', texts.name, `autocomplete="name" required maxlength="${name}"`)}
${again('contract_reference', `${texts.reference} (${texts.referenceHint})`, `required maxlength="${contract_reference}"`)}
${again('confirmation_email', texts.email, emailAttributes)}
${again('items_text', texts.items, `maxlength="${items_text}"`, 3)}
<button>${escapeHtml(texts.next)}</button></form>`
}

/** The second step: the declaration once more, and the button that makes it. */
export function withdrawalCheck(language: Language, fields: FormInput, words: string): string {
  const texts = withdrawalTexts[language]
  const kept = FIELDS.map((name) => hiddenField(name, entered(fields, name))).join('')
  const email = `${escapeHtml(texts.email)}${colonIn[language]} ${escapeHtml(entered(fields, 'confirmation_email'))}`
  return `<blockquote>${escapeHtml(words).replaceAll('\n', '<br>')}</blockquote><p>${email}</p>
<form method="post" action="${ACTION}">${hiddenField('language', language)}${trap}${kept}
<button name="confirm" value="yes">${escapeHtml(texts.confirm)}</button>
<button name="change" value="yes" style="background:none;color:inherit">${escapeHtml(texts.back)}</button></form>`
}

/** What was received, to be read, printed and kept. */
export const withdrawalDone = (words: string): string =>
  `<blockquote>${escapeHtml(words).replaceAll('\n', '<br>')}</blockquote>`
