import type { Language } from '#domain/texts/language.ts'
import type { Database } from '../db/database.ts'
import { fill } from '../forms/mail-texts.ts'
import { languageName } from '../forms/mail-to-shop.ts'
import { keptDays } from '../forms/retention.ts'
import { renderLetter } from '../mail/letter.ts'
import { letterheadOf } from '../mail/letterhead.ts'
import { mailboxesOf } from '../mail/mailboxes-of.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Project } from '../project/project.ts'
import { answerTexts } from './answer-texts.ts'
import { inOffice } from './in-office.ts'
import type { Reservation, ReservationOptions } from './reservation.ts'
import { goodsText, visitText } from './visit-words.ts'

/** What a branch needs to know of a reservation, in its language. */
export function branchFacts(reservation: Reservation, language: Language): [string, string][] {
  const texts = answerTexts[language]
  const { productName, pieces, referenceNumber, branchName, comesOn, heldUntil, code, name, email, phone } = reservation
  const facts: [string, string | null][] = [
    [texts.goods, goodsText(productName, pieces)],
    [texts.reference, referenceNumber],
    [texts.branch, branchName],
    [texts.visit, visitText(comesOn, language)],
    [texts.until, visitText(heldUntil, language)],
    [texts.name, name],
    [texts.email, email],
    [texts.phone, phone],
    [texts.language, languageName(reservation.language, language)],
    [texts.code, code],
  ]
  return facts.flatMap(([label, value]) => (value ? [[label, value]] : []))
}

/** Queues the mail to the branch in the caller's transaction, with its two answers as links. */
export async function mailBranch(
  options: ReservationOptions,
  trx: Database,
  reservation: Reservation,
  { project, language }: { readonly project: Project; readonly language: Language },
): Promise<void> {
  const letterhead = await letterheadOf(trx, project, language, options.mailFrom)
  const { from, siteName, email } = letterhead
  const { branch } = reservation
  const about = { subject: 'reservations', branches: branch === null ? [] : [branch] } as const
  const company = email ? { name: siteName, address: email } : undefined
  const recipients = await mailboxesOf(trx, project.id, about, company)
  if (!from || recipients.length === 0) {
    options.log(`${project.domain} has no e-mail address to tell of reservation ${reservation.code}`)
    return
  }
  const texts = answerTexts[language]
  const shown = await inOffice(trx, reservation, language)
  const subject = fill(texts.subject, { goods: goodsText(shown.productName, shown.pieces) })
  const link = reservation.origin + options.reservationLinks.path('branch', reservation.uuid)
  const letter = renderLetter(
    {
      language,
      heading: subject,
      paragraphs: [],
      facts: branchFacts(shown, language),
      button: { label: texts.ready, href: `${link}?answer=ready` },
      otherButton: { label: texts.unavailable, href: `${link}?answer=unavailable` },
      notes: [fill(texts.answerHint, { name: reservation.name })],
    },
    letterhead,
  )
  const mail = {
    project: project.id,
    kind: 'reservation',
    from,
    replyTo: { name: reservation.name, address: reservation.email },
    subject,
    ...letter,
    keepDays: keptDays.mail,
  }
  for (const to of recipients) await queueMail(trx, { ...mail, to }, options)
}
