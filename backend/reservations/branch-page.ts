import { nextReservationStates, type ReservationState } from '#domain/reservations/reservation-states.ts'
import type { Language } from '#domain/texts/language.ts'
import { factList, fieldAgain, hiddenField } from '../forms/form-page.ts'
import { escapeHtml } from '../mail/escape-html.ts'
import { answerTexts } from './answer-texts.ts'
import { branchFacts } from './branch-mail.ts'
import type { Reservation } from './reservation.ts'
import { stateHeadings } from './state-headings.ts'

/** What a branch can answer from the mail; the rest is done in the back office. */
const ANSWERS: readonly ReservationState[] = ['ready', 'unavailable', 'collected']

export const isBranchAnswer = (state: unknown): state is ReservationState =>
  ANSWERS.some((answer) => answer === state) && typeof state === 'string'

/** A reservation as its branch sees it from the mail, with the answers that it can give; that of the link comes first. */
export function branchPage(
  reservation: Reservation,
  {
    action,
    language,
    first,
    note,
  }: { action: string; language: Language; first?: string | undefined; note?: string | undefined },
) {
  const texts = answerTexts[language]
  const possible = nextReservationStates(reservation.state, 'branch').filter((state) => ANSWERS.includes(state))
  const inOrder = possible.toSorted((a, b) => Number(b === first) - Number(a === first))
  const label = (state: ReservationState) =>
    state === 'ready' ? texts.ready : state === 'unavailable' ? texts.unavailable : texts.collected
  const more = `${fieldAgain({}, { name: 'alternative', label: texts.alternative, attributes: 'maxlength="2000"', lines: 3 })}
<label class="choice"><input type="checkbox" name="are_there"><span>${escapeHtml(texts.areThere)}</span></label>`
  const forms = inOrder.map(
    (state, index) =>
      `<form method="post" action="${escapeHtml(action)}">${hiddenField('language', language)}${state === 'unavailable' ? more : ''}<button name="answer" value="${state}"${index === 0 ? '' : ' class="quiet"'}>${escapeHtml(label(state))}</button></form>`,
  )
  return {
    heading: texts[stateHeadings[reservation.state]],
    paragraphs: [...(note ? [note] : []), ...(forms.length > 0 ? [texts.pageText] : [])],
    form: factList(branchFacts(reservation, language)) + forms.join('\n'),
  }
}
