import type { Language } from '#domain/texts/language.ts'

type ParcelWord = 'parcelSubject' | 'parcelText' | 'inside' | 'toCome' | 'later' | 'complete' | 'period'

/** The mails of an order that is sent in several parcels. */
export const parcelTexts: Record<Language, Record<ParcelWord, string>> = {
  de: {
    parcelSubject: 'Teillieferung unterwegs: Bestellung {number}',
    parcelText: 'Guten Tag {name},\nein Teil Ihrer Bestellung ist unterwegs zu Ihnen.',
    inside: 'In diesem Paket',
    toCome: 'Das folgt noch',
    later:
      'Für den Rest bekommen Sie eine eigene Nachricht, sobald er unterwegs ist; die Rechnung kommt mit dem letzten Paket.',
    complete: 'Es ist das letzte Paket: Ihre Bestellung ist damit vollständig unterwegs.',
    period: 'Die Widerrufsfrist beginnt, wenn Sie das letzte Paket erhalten haben.',
  },
  en: {
    parcelSubject: 'Part of your order is on its way: order {number}',
    parcelText: 'Dear {name},\na part of your order is on its way to you.',
    inside: 'In this parcel',
    toCome: 'Still to come',
    later: 'We will write to you again as soon as the rest is on its way; the invoice comes with the last parcel.',
    complete: 'This is the last parcel: your order is now on its way as a whole.',
    period: 'The withdrawal period begins when you have received the last parcel.',
  },
  fr: {
    parcelSubject: 'Livraison partielle en route\u00a0: commande {number}',
    parcelText: 'Bonjour {name},\nune partie de votre commande est en route.',
    inside: 'Dans ce colis',
    toCome: 'Encore à venir',
    later:
      'Nous vous écrirons de nouveau dès que le reste sera en route\u202f; la facture vient avec le dernier colis.',
    complete: 'C’est le dernier colis\u00a0: votre commande est maintenant entièrement en route.',
    period: 'Le délai de rétractation commence lorsque vous avez reçu le dernier colis.',
  },
}
