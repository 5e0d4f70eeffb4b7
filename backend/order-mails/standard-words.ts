import type { CustomerMail } from '#contract/wire/order-mails.ts'
import type { MailWords } from '#domain/company/mail-words.ts'
import type { Language } from '#domain/texts/language.ts'
import { changedTexts } from './changed-texts.ts'
import { collectTexts } from './collect-texts.ts'
import { creditedTexts } from './credited-texts.ts'
import { orderMailTexts } from './order-mail-texts.ts'
import { parcelTexts } from './parcel-texts.ts'
import { refundWayTexts } from './refund-way.ts'
import { returnSlipTexts } from './return-slip-texts.ts'

/** The mails of orders by their words: a completed order was collected, or is done. */
export type WordedOrderMail = CustomerMail | 'done'

/** Subject and first words of the mails to customers as the program writes them; `{number}` and others are still to be filled. */
export function orderWords(kind: WordedOrderMail, language: Language): MailWords {
  const texts = orderMailTexts[language]
  const collect = collectTexts[language]
  const credited = creditedTexts[language]
  const changed = changedTexts[language]
  const parcel = parcelTexts[language]
  const slip = returnSlipTexts[language]
  const account = refundWayTexts[language]
  const words: Record<WordedOrderMail, MailWords> = {
    receipt: { subject: texts.receiptSubject, text: texts.thanks },
    paid: { subject: texts.paidSubject, text: texts.paidText },
    accepted: { subject: texts.acceptedSubject, text: texts.acceptedText },
    ready: { subject: collect.readySubject, text: collect.readyText },
    collect_reminder: { subject: collect.reminderSubject, text: collect.reminderText },
    shipped: { subject: texts.shippedSubject, text: texts.shippedText },
    completed: { subject: texts.completedSubject, text: texts.completedText },
    done: { subject: texts.doneSubject, text: texts.doneText },
    cancelled: { subject: texts.cancelledSubject, text: texts.cancelledText },
    refunded: { subject: texts.refundedSubject, text: texts.refundedText },
    credited: { subject: credited.creditedSubject, text: credited.creditedText },
    refund_account: { subject: account.askSubject, text: account.askText },
    changed: { subject: changed.changedSubject, text: changed.changedText },
    parcel: { subject: parcel.parcelSubject, text: parcel.parcelText },
    return_slip: { subject: slip.slipSubject, text: slip.slipText },
  }
  return words[kind]
}

/** By which words a mail of an order is written. */
export const wordedAs = (kind: CustomerMail, { isCollection }: { readonly isCollection: boolean }): WordedOrderMail =>
  kind === 'completed' && !isCollection ? 'done' : kind
