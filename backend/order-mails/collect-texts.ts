import type { Language } from '#domain/texts/language.ts'

type Texts = Record<
  | 'readyAt'
  | 'codeText'
  | 'code'
  | 'reminderSubject'
  | 'reminderText'
  | 'keptUntil'
  | 'endsPaid'
  | 'endsUnpaid'
  | 'readySubject'
  | 'readyText',
  string
>

/** The words of the mails about goods that lie ready; `{…}` are replaced. */
export const collectTexts: Record<Language, Texts> = {
  de: {
    readyAt: 'Sie bekommen sie in „{branch}“, {when}.',
    codeText:
      'Bitte zeigen Sie dort diesen Code oder das Bild im Anhang; beides steht auch auf der Seite Ihrer Bestellung.',
    code: 'Abholcode',
    reminderSubject: 'Erinnerung: Bestellung {number} liegt für Sie bereit',
    reminderText: 'Guten Tag {name},\nIhre Bestellung liegt seit dem {since} für Sie bereit.',
    keptUntil: 'Wir bewahren sie bis zum {until} für Sie auf.',
    endsPaid: 'Danach endet die Bestellung, und Sie bekommen Ihr Geld auf demselben Weg zurück.',
    endsUnpaid: 'Danach wird die Bestellung storniert.',
    readySubject: 'Bereit zur Abholung: Bestellung {number}',
    readyText: 'Guten Tag {name},\nIhre Bestellung liegt für Sie bereit.',
  },
  en: {
    readyAt: 'You can collect it at “{branch}”, {when}.',
    codeText: 'Please show this code or the attached picture there; both are also on the page of your order.',
    code: 'Collection code',
    reminderSubject: 'Reminder: order {number} is ready for you',
    reminderText: 'Dear {name},\nyour order has been ready for you since {since}.',
    keptUntil: 'We keep it for you until {until}.',
    endsPaid: 'After that the order ends, and you get your money back the way you paid it.',
    endsUnpaid: 'After that the order is cancelled.',
    readySubject: 'Ready for collection: order {number}',
    readyText: 'Dear {name},\nyour order is ready for you.',
  },
  fr: {
    readyAt: 'Vous pouvez la retirer à « {branch} », {when}.',
    codeText: 'Présentez-y ce code ou l’image ci-jointe ; vous les trouvez aussi sur la page de votre commande.',
    code: 'Code de retrait',
    reminderSubject: 'Rappel : la commande {number} vous attend',
    reminderText: 'Bonjour {name},\nvotre commande vous attend depuis le {since}.',
    keptUntil: 'Nous la gardons pour vous jusqu’au {until}.',
    endsPaid: 'Ensuite, la commande prend fin et vous êtes remboursé par le même moyen de paiement.',
    endsUnpaid: 'Ensuite, la commande est annulée.',
    readySubject: 'Prête au retrait : commande {number}',
    readyText: 'Bonjour {name},\nvotre commande vous attend.',
  },
}
