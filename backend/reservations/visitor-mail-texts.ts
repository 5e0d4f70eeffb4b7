import type { Language } from '#domain/texts/language.ts'

/** What a visitor is told of a reservation by mail. */
export const visitorMails = ['received', 'ready', 'unavailable', 'changed', 'expired', 'cancelled', 'reminder'] as const

export type VisitorMail = (typeof visitorMails)[number]

type Texts = Record<VisitorMail, { subject: string; text: string }> &
  Record<
    | 'goods'
    | 'reference'
    | 'branch'
    | 'visit'
    | 'until'
    | 'code'
    | 'alternative'
    | 'open'
    | 'look'
    | 'noContract'
    | 'notYou'
    | 'again'
    | 'calendar',
    string
  >

/** The words of the mails to visitors; `{goods}`, `{branch}`, `{visit}` and `{until}` are replaced. */
export const visitorMailTexts: Readonly<Record<Language, Texts>> = {
  de: {
    received: {
      subject: 'Ihre Reservierung: {goods}',
      text: 'Vielen Dank. Wir legen es für Sie zurück ({branch}) und schreiben Ihnen, sobald es bereitliegt.',
    },
    ready: { subject: 'Liegt bereit: {goods}', text: 'Es liegt für Sie bereit ({branch}). Wir freuen uns auf Sie.' },
    unavailable: {
      subject: 'Leider nicht da: {goods}',
      text: 'Wir haben nachgesehen ({branch}) und das Stück leider nicht gefunden. Das tut uns leid.',
    },
    changed: { subject: 'Geändert: {goods}', text: 'Ihre Reservierung ist geändert ({branch}). Es gilt jetzt dies:' },
    expired: {
      subject: 'Nicht mehr reserviert: {goods}',
      text: 'Die Zeit ist um, und das Stück ist wieder für andere frei. Wenn Sie es noch sehen möchten, reservieren Sie es gern noch einmal.',
    },
    cancelled: {
      subject: 'Aufgehoben: {goods}',
      text: 'Wir haben Ihre Reservierung aufgehoben ({branch}). Bei Fragen antworten Sie einfach auf diese E-Mail.',
    },
    reminder: {
      subject: 'Bald bei uns: {goods}',
      text: 'Es liegt für Sie bereit ({branch}). Passt der Termin nicht mehr, können Sie ihn mit einem Klick verschieben.',
    },
    goods: 'Reserviert',
    reference: 'Referenznummer',
    branch: 'Haus',
    visit: 'Ihr Besuch',
    until: 'Zurückgelegt bis',
    code: 'Ihr Code',
    alternative: 'Was wir Ihnen stattdessen zeigen können:',
    open: 'Ansehen, verschieben, verlängern oder aufheben',
    look: 'Reservierung ansehen',
    noContract: 'Eine Reservierung ist unverbindlich: Sie haben nichts gekauft und müssen nichts zahlen.',
    notYou: 'Sie waren das nicht? Dann heben Sie die Reservierung mit dem Knopf auf, oder Sie warten, bis sie endet.',
    again: 'Zum Produkt',
    calendar: 'Termin für Ihren Kalender',
  },
  en: {
    received: {
      subject: 'Your reservation: {goods}',
      text: 'Thank you. We are putting it aside for you ({branch}) and will write to you as soon as it is ready.',
    },
    ready: {
      subject: 'Ready for you: {goods}',
      text: 'It is ready for you ({branch}). We look forward to your visit.',
    },
    unavailable: {
      subject: 'Sadly not there: {goods}',
      text: 'We have looked ({branch}) and sadly did not find the piece. We are sorry.',
    },
    changed: { subject: 'Changed: {goods}', text: 'Your reservation has been changed ({branch}). This now applies:' },
    expired: {
      subject: 'No longer reserved: {goods}',
      text: 'The time is over, and the piece is free for others again. If you would still like to see it, you are welcome to reserve it once more.',
    },
    cancelled: {
      subject: 'Cancelled: {goods}',
      text: 'We have cancelled your reservation ({branch}). If you have any questions, just reply to this e-mail.',
    },
    reminder: {
      subject: 'See you soon: {goods}',
      text: 'It is ready for you ({branch}). If the time does not suit you any more, you can move it with one click.',
    },
    goods: 'Reserved',
    reference: 'Reference number',
    branch: 'Branch',
    visit: 'Your visit',
    until: 'Put aside until',
    code: 'Your code',
    alternative: 'What we can show you instead:',
    open: 'View, move, extend or cancel',
    look: 'View the reservation',
    noContract: 'A reservation is not binding: you have bought nothing and need not pay anything.',
    notYou: 'It was not you? Then cancel the reservation with the button, or wait until it ends.',
    again: 'View product',
    calendar: 'Appointment for your calendar',
  },
  fr: {
    received: {
      subject: 'Votre réservation\u00a0: {goods}',
      text: 'Merci. Nous mettons la pièce de côté pour vous ({branch}) et vous écrivons dès qu’elle est prête.',
    },
    ready: {
      subject: 'Prêt pour vous\u00a0: {goods}',
      text: 'La pièce vous attend ({branch}). Nous nous réjouissons de votre visite.',
    },
    unavailable: {
      subject: 'Malheureusement introuvable\u00a0: {goods}',
      text: 'Nous avons cherché ({branch}) et n’avons malheureusement pas trouvé la pièce. Nous en sommes désolés.',
    },
    changed: {
      subject: 'Modifié\u00a0: {goods}',
      text: 'Votre réservation est modifiée ({branch}). Voici ce qui est convenu\u00a0:',
    },
    expired: {
      subject: 'Plus réservé\u00a0: {goods}',
      text: 'Le délai est écoulé, et la pièce est de nouveau libre. Si vous souhaitez encore la voir, vous pouvez la réserver une nouvelle fois.',
    },
    cancelled: {
      subject: 'Annulé\u00a0: {goods}',
      text: 'Nous avons annulé votre réservation ({branch}). Pour toute question, répondez simplement à cet e-mail.',
    },
    reminder: {
      subject: 'À bientôt\u00a0: {goods}',
      text: 'La pièce vous attend ({branch}). Si l’heure ne vous convient plus, vous pouvez la changer en un clic.',
    },
    goods: 'Réservé',
    reference: 'Référence',
    branch: 'Maison',
    visit: 'Votre visite',
    until: 'Mis de côté jusqu’au',
    code: 'Votre code',
    alternative: 'Ce que nous pouvons vous montrer à la place\u00a0:',
    open: 'Voir, déplacer, prolonger ou annuler',
    look: 'Voir la réservation',
    noContract: 'Une réservation n’engage à rien\u00a0: vous n’avez rien acheté et n’avez rien à payer.',
    notYou: 'Ce n’était pas vous\u202f? Annulez la réservation avec le bouton, ou attendez qu’elle prenne fin.',
    again: 'Voir l’article',
    calendar: 'Rendez-vous pour votre agenda',
  },
}
