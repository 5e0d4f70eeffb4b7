import type { StandardWords } from '#contract/wire/mail-texts.ts'
import {
  type EditableMail,
  editableMails,
  type MailWords,
  placeholdersOf,
  writtenWords,
} from '#domain/company/mail-words.ts'
import type { Language } from '#domain/texts/language.ts'
import { signUpTexts } from '../events/sign-up-texts.ts'
import { newsletterWords } from '../forms/mail-texts.ts'
import { orderWords, type WordedOrderMail } from '../order-mails/standard-words.ts'
import { withdrawalWords } from '../order-mails/withdrawal-mails.ts'
import { reportTexts } from '../ratings/report-texts.ts'
import { requestTexts } from '../requests/request-texts.ts'
import { visitorMailTexts } from '../reservations/visitor-mail-texts.ts'
import { stockNoticeWords } from '../stock-notices/texts.ts'

/** `order_paid`: about an order; what it is called there. */
const orderMail = (kind: EditableMail) => (kind.startsWith('order_') ? (kind.slice(6) as WordedOrderMail) : undefined)

const others = (language: Language): Readonly<Record<string, MailWords>> => {
  const { received, ready, unavailable, changed, reminder, expired, cancelled } = visitorMailTexts[language]
  const events = signUpTexts[language].mails
  const withdrawal = withdrawalWords(language)
  return {
    ...newsletterWords(language),
    ...stockNoticeWords(language),
    withdrawal_receipt: withdrawal.receipt,
    withdrawal_rejected: withdrawal.rejected,
    withdrawal_settled: withdrawal.settled,
    request_receipt: { subject: requestTexts[language].receiptSubject, text: requestTexts[language].receiptText },
    rating_report_receipt: { subject: reportTexts[language].receiptSubject, text: reportTexts[language].receipt },
    reservation_received: received,
    reservation_ready: ready,
    reservation_unavailable: unavailable,
    reservation_changed: changed,
    reservation_reminder: reminder,
    reservation_expired: expired,
    reservation_cancelled: cancelled,
    event_confirmed: events.confirmed,
    event_waiting: events.waiting,
    event_moved_up: events.moved_up,
    event_cancelled: events.cancelled,
    event_again_confirmed: events.again_confirmed,
    event_again_waiting: events.again_waiting,
  }
}

function standardOf(kind: EditableMail, language: Language): MailWords {
  const order = orderMail(kind)
  const words = order ? orderWords(order, language) : others(language)[kind]
  if (!words) throw new Error(`The mail ${kind} has no standard words`)
  return words
}

/** What the program writes in each mail and language, as a shopkeeper reads it. */
export const standardWords = (languages: readonly Language[]): StandardWords[] =>
  editableMails.flatMap((kind) =>
    languages.map((language) => {
      const { subject, text } = standardOf(kind, language)
      const { may, must } = placeholdersOf(kind)
      return { kind, language, subject: writtenWords(subject), text: writtenWords(text), may, must }
    }),
  )
