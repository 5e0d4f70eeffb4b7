import { type ReportField, reportLimits } from '#domain/goods/rating-report.ts'
import { emailAttributes, type FilledForm, fieldAgain, hiddenField, privacyNote } from '../forms/form-page.ts'
import { formPageTexts, formProblemText } from '../forms/page-texts.ts'
import { escapeHtml } from '../mail/escape-html.ts'
import { hiddenFields } from '../requests/request-again.ts'
import { reportTexts } from './report-texts.ts'

export const reportPath = '/ecom/rating/report'

/** The form that reports a rating, with what was entered and what is wrong with it. */
export function reportForm({ language, fields, problems }: FilledForm): string {
  const texts = reportTexts[language]
  const page = formPageTexts[language]
  const again = (name: ReportField, label: string, attributes: string, lines?: number) =>
    fieldAgain(fields, { name, label, attributes, lines, problem: formProblemText(name, problems[name], language) })
  const isBelieved = fields.good_faith === 'on' ? ' checked' : ''
  const [invalid, problem] = problems.good_faith
    ? [
        ' aria-invalid="true" aria-describedby="good_faith-problem"',
        `<p class="problem" id="good_faith-problem">${texts.goodFaithMissing}</p>`,
      ]
    : ['', '']
  return `<form method="post" action="${reportPath}">${hiddenField('language', language)}${hiddenFields(fields, ['project', 'rating'])}
${again('message', texts.reason, `required maxlength="${reportLimits.message}"`, 6)}
${again('name', page.name, `autocomplete="name" required maxlength="${reportLimits.name}"`)}
${again('email', page.email, emailAttributes)}
<div class="choice"><input type="checkbox" id="good_faith" name="good_faith" required${isBelieved}${invalid}><label for="good_faith">${escapeHtml(texts.goodFaith)}</label></div>${problem}
${privacyNote(texts.use, language)}
<button>${escapeHtml(texts.send)}</button></form>`
}
