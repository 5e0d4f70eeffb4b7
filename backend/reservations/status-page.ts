import { isOpenReservation } from '#domain/reservations/reservation-states.ts'
import type { VisitTime } from '#domain/reservations/visit-times.ts'
import type { Language } from '#domain/texts/language.ts'
import { factList, hiddenField, selectAgain } from '../forms/form-page.ts'
import { fill } from '../forms/mail-texts.ts'
import { escapeHtml } from '../mail/escape-html.ts'
import { reservationTexts } from './page-texts.ts'
import type { Reservation } from './reservation.ts'
import { visitOptions } from './reservation-form.ts'
import { stateHeadings } from './state-headings.ts'
import { visitText } from './visit-words.ts'
import { reservationFacts } from './visitor-mail.ts'

/** What a visitor can still change. */
interface Changeable {
  readonly times: readonly VisitTime[]
  /** Until when it would be kept if it were prolonged. */
  readonly prolonged: Date | undefined
  /** Where the goods can be reserved once more; undefined where they are not shown any more. */
  readonly goodsPath: string | undefined
}

/** A reservation as its visitor sees it, with what they can do about it. */
export function statusPage(
  reservation: Reservation,
  {
    times,
    prolonged,
    goodsPath,
    action,
    language,
    now,
    note,
  }: Changeable & { action: string; language: Language; now: Date; note?: string | undefined },
) {
  const texts = reservationTexts[language]
  const { state, branchName, alternative } = reservation
  const button = (act: string, label: string, before = '') =>
    `<form method="post" action="${escapeHtml(action)}">${hiddenField('language', language)}${hiddenField('action', act)}${before}<button${act === 'cancel' ? ' class="quiet"' : ''}>${escapeHtml(label)}</button></form>`
  const choice = selectAgain(
    {},
    { name: 'at', label: texts.when, none: texts.choose, options: visitOptions(times, language) },
  )
  const until = prolonged && fill(texts.prolongText, { until: visitText(prolonged, language) })
  const forms = [
    times.length > 0 && `<h2>${escapeHtml(texts.moveHeading)}</h2>${button('move', texts.move, choice)}`,
    until && `<p>${escapeHtml(until)}</p>${button('prolong', texts.prolong)}`,
    button('cancel', texts.cancel),
  ]
  const isOpen = isOpenReservation(state)
  const again =
    goodsPath && state !== 'collected'
      ? `<p><a href="${escapeHtml(goodsPath)}">${escapeHtml(texts.product)}</a></p>`
      : ''
  return {
    heading: texts[stateHeadings[state]],
    paragraphs: [
      ...(note ? [note] : []),
      fill(texts[state], { branch: branchName }),
      ...(state === 'unavailable' && alternative ? [alternative] : []),
      ...(isOpen ? [texts.noContract] : []),
    ],
    form:
      factList(reservationFacts(reservation, { place: '', language, now })) +
      (isOpen ? forms.filter(Boolean).join('\n') : again),
  }
}
