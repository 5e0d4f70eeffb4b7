import { type RatingField, ratingLimits, ratingStars } from '#domain/goods/product-rating.ts'
import { emailAttributes, type FilledForm, fieldAgain, hiddenField } from '../forms/form-page.ts'
import { fill } from '../forms/mail-texts.ts'
import { formProblemText } from '../forms/page-texts.ts'
import { escapeHtml } from '../mail/escape-html.ts'
import { hiddenFields } from '../requests/request-again.ts'
import { ratingTexts } from './rating-texts.ts'

export const ratingPath = '/ecom/rating'

/** The rating form once more, with what was entered and what is wrong with it. */
export function ratingAgain(form: FilledForm): string {
  const { language, fields, problems } = form
  const texts = ratingTexts[language]
  const problem = (field: RatingField) =>
    field === 'text' && problems.text === 'missing'
      ? texts.textMissing
      : formProblemText(field, problems[field], language)
  const again = (name: RatingField, label: string, attributes: string, lines?: number) =>
    fieldAgain(fields, { name, label, attributes, lines, problem: problem(name) })
  // Whoever comes by the link of a mail has proved the purchase.
  const proofAgain =
    typeof fields.purchase === 'string' && fields.purchase !== ''
      ? hiddenField('purchase', fields.purchase)
      : again('order_number', `${texts.orderNumber} (${texts.optional})`, `maxlength="${ratingLimits.order_number}"`) +
        again('email', `${texts.orderEmail} (${texts.optional})`, `${emailAttributes.replace('required', '')}`)
  return `<form method="post" action="${ratingPath}">${hiddenField('language', language)}${hiddenFields(fields, ['project', 'product'])}
${starsAgain(form)}
${again('name', texts.name, `required maxlength="${ratingLimits.name}"`)}
${again('title', `${texts.title} (${texts.optional})`, `maxlength="${ratingLimits.title}"`)}
${again('text', texts.text, `required maxlength="${ratingLimits.text}"`, 6)}
${proofAgain}
<button>${escapeHtml(texts.send)}</button></form>`
}

function starsAgain({ language, fields, problems }: FilledForm): string {
  const texts = ratingTexts[language]
  const choices = ratingStars.toReversed().map((stars) => {
    const chosen = fields.rating === stars || fields.rating === String(stars) ? ' selected' : ''
    return `<option value="${stars}"${chosen}>${fill(texts.starsOf, { stars: String(stars) })}</option>`
  })
  const invalid = problems.rating ? ' aria-invalid="true" aria-describedby="rating-problem"' : ''
  const problem = problems.rating ? `<p class="problem" id="rating-problem">${texts.starsMissing}</p>` : ''
  return `<label for="rating">${texts.stars}</label><select id="rating" name="rating" required${invalid}><option value="">${texts.choose}</option>${choices.join('')}</select>${problem}`
}
