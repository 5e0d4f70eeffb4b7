import { type RequestField, requestLimits } from '#domain/goods/product-request.ts'
import type { FormInput } from '../forms/form-body.ts'
import {
  approvalAgain,
  branchAgain,
  emailAttributes,
  type FilledForm,
  fieldAgain,
  hiddenField,
} from '../forms/form-page.ts'
import { formPageTexts, formProblemText } from '../forms/page-texts.ts'
import { escapeHtml } from '../mail/escape-html.ts'
import { requestTexts } from './request-texts.ts'

/** Where the calls about products lie. */
export const requestPath = '/ecom/request'

/** The fields that say what a form is about. */
export const hiddenFields = (fields: FormInput, names: readonly string[]): string =>
  names
    .flatMap((name) => {
      const value = fields[name]
      return typeof value === 'string' && value !== '' ? [hiddenField(name, value)] : []
    })
    .join('')

/** The request form once more, with what was entered and what is wrong with it. */
export function requestAgain(filled: FilledForm, asksApproval: boolean): string {
  const { language, fields, problems } = filled
  const texts = requestTexts[language]
  const page = formPageTexts[language]
  const problem = (field: RequestField) =>
    field === 'phone' && problems.phone === 'invalid'
      ? texts.phoneInvalid
      : formProblemText(field, problems[field], language)
  const again = (name: RequestField, label: string, attributes: string, lines?: number) =>
    fieldAgain(fields, { name, label, attributes, lines, problem: problem(name) })
  return `<form method="post" action="${requestPath}">${hiddenField('language', language)}${hiddenFields(fields, ['project', 'product', 'variant'])}
${again('name', page.name, `autocomplete="name" required maxlength="${requestLimits.name}"`)}
${again('email', page.email, emailAttributes)}
${again('phone', `${texts.phone} (${texts.optional})`, `type="tel" autocomplete="tel" maxlength="${requestLimits.phone}"`)}
${again('message', `${texts.message} (${texts.optional})`, `maxlength="${requestLimits.message}"`, 5)}
${branchAgain(filled)}
${asksApproval ? approvalAgain(fields, page.privacy, problem('privacy')) : ''}
<button>${escapeHtml(texts.send)}</button></form>`
}
