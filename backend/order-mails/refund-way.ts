import { paymentMethod } from '#domain/money/payment-methods.ts'
import type { Language } from '#domain/texts/language.ts'
import { fill } from '../forms/mail-texts.ts'
import type { StoredOrder } from '../shop/stored-order.ts'

interface Words {
  readonly byProvider: string
  readonly toAccount: string
  readonly accountUnknown: string
  readonly inCash: string
  readonly paidOut: string
  readonly button: string
  readonly askSubject: string
  readonly askText: string
}

/** How money comes back, in words that are true for the way it was paid (§ 357 (3) BGB). */
export const refundWayTexts: Record<Language, Words> = {
  de: {
    byProvider: 'Das Geld kommt {way} zu Ihnen zurück.',
    toAccount: 'Wir überweisen es auf das Konto von {holder}, dessen IBAN auf {end} endet.',
    accountUnknown: 'Wir überweisen es, sobald Sie uns ein Konto dafür genannt haben.',
    inCash: 'Sie bekommen es bar in unserem Laden, oder wir überweisen es, wenn Sie uns ein Konto nennen.',
    paidOut: 'Wir haben es Ihnen schon überwiesen oder bar ausgezahlt.',
    button: 'Konto für die Rückzahlung nennen',
    askSubject: 'Auf welches Konto? Bestellung {number}',
    askText:
      'Guten Tag {name},\nfür die Rückzahlung zu Ihrer Bestellung {number} brauchen wir ein Konto. Bitte nennen Sie es uns über den Knopf; der Link gilt nur für diese Bestellung. Per E-Mail brauchen Sie uns nichts zu schicken.',
  },
  en: {
    byProvider: 'The money is returned to you {way}.',
    toAccount: 'We transfer it to the account of {holder} whose IBAN ends in {end}.',
    accountUnknown: 'We transfer it as soon as you have told us of an account.',
    inCash: 'You can have it in cash in our shop, or we transfer it if you tell us of an account.',
    paidOut: 'We have already transferred it or paid it out to you in cash.',
    button: 'Name the account for the refund',
    askSubject: 'Which account? Order {number}',
    askText:
      'Dear {name},\nfor the refund of your order {number} we need an account. Please name it with the button; the link is for this order only. You need not send us anything by e-mail.',
  },
  fr: {
    byProvider: 'L’argent vous est rendu {way}.',
    toAccount: 'Nous le virons sur le compte de {holder} dont l’IBAN se termine par {end}.',
    accountUnknown: 'Nous le virons dès que vous nous aurez indiqué un compte.',
    inCash: 'Vous pouvez le recevoir en espèces dans notre magasin, ou par virement si vous nous indiquez un compte.',
    paidOut: 'Nous vous l’avons déjà viré ou remis en espèces.',
    button: 'Indiquer le compte pour le remboursement',
    askSubject: 'Sur quel compte ? Commande {number}',
    askText:
      'Bonjour {name},\npour le remboursement de votre commande {number}, il nous faut un compte. Merci de l’indiquer au moyen du bouton ; le lien ne vaut que pour cette commande. Il est inutile de nous envoyer quoi que ce soit par e-mail.',
  },
}

/** Whether nobody can give the money back before the customer has named an account. */
export const needsAccount = ({ paymentMethod: id, refundAccount }: StoredOrder): boolean =>
  paymentMethod(id).provider === null && refundAccount === null

/** What a mail says of how the money comes back, or that it did. */
export function refundWay(order: StoredOrder, isPaidOut = false): string[] {
  const texts = refundWayTexts[order.language]
  const { provider, isCash, inSentence } = paymentMethod(order.paymentMethod)
  if (provider) return [fill(texts.byProvider, { way: inSentence[order.language] })]
  if (isPaidOut) return [texts.paidOut]
  const { refundAccount: account } = order
  if (account) return [fill(texts.toAccount, { holder: account.holder, end: account.iban.slice(-4) })]
  return [isCash ? texts.inCash : texts.accountUnknown]
}

export const accountButton = ({ language }: StoredOrder, href: string) => ({
  label: refundWayTexts[language].button,
  href,
})
