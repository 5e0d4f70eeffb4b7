import { type ReservationField, reservationLimits } from '#domain/reservations/reservation-request.ts'
import { reserveLabel } from '#domain/reservations/reserve-label.ts'
import type { VisitTime } from '#domain/reservations/visit-times.ts'
import type { Language } from '#domain/texts/language.ts'
import type { FormInput } from '../forms/form-body.ts'
import {
  approvalAgain,
  emailAttributes,
  type FilledForm,
  fieldAgain,
  hiddenField,
  privacyNote,
  selectAgain,
} from '../forms/form-page.ts'
import { formPageTexts, formProblemText } from '../forms/page-texts.ts'
import { escapeHtml } from '../mail/escape-html.ts'
import type { OfferingBranch } from './offered-goods.ts'
import { reservationTexts } from './page-texts.ts'
import { reservationPath } from './reservation-links.ts'
import { visitText } from './visit-words.ts'

/** The fields that say what is to be kept, as they came. */
const kept = (fields: FormInput, names: readonly string[]): string =>
  names.flatMap((name) => (fields[name] ? [hiddenField(name, String(fields[name]))] : [])).join('')

/** The times of a list to choose from. */
export const visitOptions = (times: readonly VisitTime[], language: Language) =>
  times.map(({ clock, moment }) => ({ value: clock, label: visitText(new Date(moment), language, 'short') }))

/** The first step where several branches have the goods: which of them. A link to a page of its own, for browsers without a script. */
export function branchForm(language: Language, fields: FormInput, branches: readonly OfferingBranch[]): string {
  const { chooseBranch, next } = reservationTexts[language]
  const choices = branches.map(
    ({ id, name, address }, index) =>
      `<label class="choice"><input type="radio" name="branch" value="${id}"${index === 0 ? ' checked' : ''}><span>${escapeHtml(name)}<br><small>${escapeHtml(address)}</small></span></label>`,
  )
  return `<form method="get" action="${reservationPath}">${kept(fields, ['product', 'variant', 'language'])}
<fieldset><legend>${escapeHtml(chooseBranch)}</legend>${choices.join('\n')}</fieldset>
<button>${escapeHtml(next)}</button></form>`
}

const OWN = {
  at: ['atMissing', 'atInvalid'],
  pieces: ['piecesInvalid', 'piecesInvalid'],
  phone: ['phoneInvalid', 'phoneInvalid'],
} as const

/** What is wrong with a field, in words. */
function problemText({ problems, language }: FilledForm, field: ReservationField): string | undefined {
  const problem = problems[field]
  if (!problem || !(field in OWN)) return formProblemText(field, problem, language)
  const [missing, invalid] = OWN[field as keyof typeof OWN]
  return reservationTexts[language][problem === 'missing' ? missing : invalid]
}

/** What the second step knows of the branch. */
interface VisitChoice {
  readonly branch: OfferingBranch
  readonly times: readonly VisitTime[]
  /** Whether the project asks for approval of its privacy notice. */
  readonly asksApproval: boolean
  /** The way back to the choice of a branch; empty where there is only one. */
  readonly otherBranch?: string | undefined
}

/** The second step: when, and who. */
export function reservationForm(filled: FilledForm, { branch, times, asksApproval, otherBranch }: VisitChoice): string {
  const { language, fields } = filled
  const texts = reservationTexts[language]
  const page = formPageTexts[language]
  const again = (name: ReservationField, label: string, attributes: string) =>
    fieldAgain(fields, { name, label, attributes, problem: problemText(filled, name) })
  const most = Math.min(branch.pieces, reservationLimits.pieces)
  const fieldsOfGoods = kept({ ...fields, branch: branch.id, language }, [
    'project',
    'product',
    'variant',
    'branch',
    'language',
  ])
  return `<form method="post" action="${reservationPath}">${fieldsOfGoods}
${selectAgain(fields, {
  name: 'at',
  label: texts.when,
  none: texts.choose,
  options: visitOptions(times, language),
  problem: problemText(filled, 'at'),
})}
${most > 1 ? again('pieces', texts.pieces, `type="number" inputmode="numeric" min="1" max="${most}"${fields.pieces ? '' : ' placeholder="1"'}`) : ''}
${again('name', page.name, `autocomplete="name" required maxlength="${reservationLimits.name}"`)}
${again('email', page.email, emailAttributes)}
${again('phone', `${texts.phone} (${texts.optional})`, `type="tel" autocomplete="tel" maxlength="${reservationLimits.phone}"`)}
${privacyNote(texts.privacyUse, language)}
${asksApproval ? approvalAgain(fields, texts.approval, problemText(filled, 'privacy')) : ''}
<button>${escapeHtml(reserveLabel[language])}</button></form>
${otherBranch ? `<p><a href="${escapeHtml(otherBranch)}">${escapeHtml(texts.otherBranch)}</a></p>` : ''}`
}
