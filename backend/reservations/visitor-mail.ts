import { isOpenReservation } from '#domain/reservations/reservation-states.ts'
import type { Language } from '#domain/texts/language.ts'
import type { Database } from '../db/database.ts'
import { rowsOf } from '../db/rows-of.ts'
import { fill } from '../forms/mail-texts.ts'
import { keptDays } from '../forms/retention.ts'
import { renderLetter } from '../mail/letter.ts'
import { letterheadOf } from '../mail/letterhead.ts'
import { mailWords } from '../mail/own-words.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Project } from '../project/project.ts'
import { goodsPath } from './goods-path.ts'
import type { Reservation, ReservationOptions } from './reservation.ts'
import { visitSource } from './visit-file.ts'
import { goodsText, visitText } from './visit-words.ts'
import { type VisitorMail, visitorMailTexts } from './visitor-mail-texts.ts'

/** Mails in which the visit stands anew, so that a calendar can take it. */
const WITH_CALENDAR: readonly VisitorMail[] = ['received', 'changed']

/** The address of a branch in a line; empty where it is gone. */
async function placeOf(db: Database, branch: number | null): Promise<string> {
  const [row] = branch === null ? [] : await rowsOf(db, 'branch', 'id', [branch])
  return row ? `${row.street}, ${row.zip} ${row.city}` : ''
}

/** What still counts of a reservation, as visitors read it: goods, branch, time where that is still to come, until when, and the code. */
export function reservationFacts(
  reservation: Reservation,
  { place, language, now }: { readonly place: string; readonly language: Language; readonly now: Date },
): [string, string][] {
  const { productName, pieces, referenceNumber, branchName, comesOn, heldUntil, code, state } = reservation
  const texts = visitorMailTexts[language]
  const open: [string, string][] = [
    ...(comesOn > now ? ([[texts.visit, visitText(comesOn, language)]] as [string, string][]) : []),
    [texts.until, visitText(heldUntil, language)],
    [texts.code, code],
  ]
  return [
    [texts.goods, goodsText(productName, pieces)],
    ...(referenceNumber ? ([[texts.reference, referenceNumber]] as [string, string][]) : []),
    [texts.branch, [branchName, place].filter(Boolean).join(', ')],
    ...(isOpenReservation(state) ? open : []),
  ]
}

/** Queues a mail to the visitor in the caller's transaction, with the visit as a calendar file where it is new. */
export async function mailVisitor(
  options: ReservationOptions,
  trx: Database,
  reservation: Reservation,
  { project, kind }: { readonly project: Project; readonly kind: VisitorMail },
): Promise<void> {
  const { language, email, name, origin, uuid, branchName, comesOn, changes, alternative } = reservation
  const letterhead = await letterheadOf(trx, project, language, options.mailFrom)
  const { from, siteName } = letterhead
  if (!from) return
  const texts = visitorMailTexts[language]
  const words = await mailWords(trx, { project: project.id, kind: `reservation_${kind}`, language }, texts[kind])
  const goods = goodsText(reservation.productName, reservation.pieces)
  const values = { goods, branch: branchName }
  const subject = fill(words.subject, values)
  const place = await placeOf(trx, reservation.branch)
  const again = kind === 'expired' ? await goodsPath(trx, project, reservation, language) : undefined
  const link = origin + options.reservationLinks.path('visitor', uuid)
  const offer = kind === 'unavailable' && alternative ? [`${texts.alternative}\n${alternative}`] : []
  const letter = renderLetter(
    {
      language,
      heading: subject,
      paragraphs: [fill(words.text, values), ...offer],
      facts: reservationFacts(reservation, { place, language, now: options.now() }),
      button: { label: isOpenReservation(reservation.state) ? texts.open : texts.look, href: link },
      ...(again && { otherButton: { label: texts.again, href: origin + again } }),
      notes: kind === 'received' ? [texts.noContract, texts.notYou] : [texts.noContract],
    },
    letterhead,
  )
  const visit = {
    uuid,
    summary: `${siteName}, ${branchName} – ${goods}`,
    place: place || branchName,
    link,
    comesOn,
    changes,
    sentOn: options.now(),
  }
  await queueMail(
    trx,
    {
      project: project.id,
      kind: `reservation_${kind}`,
      from,
      to: { name, address: email },
      ...(letterhead.email && { replyTo: { name: siteName, address: letterhead.email } }),
      subject,
      ...letter,
      ...(WITH_CALENDAR.includes(kind) && { attachments: [visitSource(visit)] }),
      keepDays: keptDays.mail,
    },
    options,
  )
}
