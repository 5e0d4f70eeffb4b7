import type { Language } from '#domain/texts/language.ts'

type Texts = Record<
  | 'subject'
  | 'goods'
  | 'reference'
  | 'branch'
  | 'visit'
  | 'until'
  | 'name'
  | 'email'
  | 'phone'
  | 'language'
  | 'code'
  | 'answerHint'
  | 'ready'
  | 'unavailable'
  | 'collected'
  | 'cancelled'
  | 'alternative'
  | 'areThere'
  | 'pageText'
  | 'sold'
  | 'tooLate'
  | 'saved'
  | 'goneHeading'
  | 'gone'
  | 'isAsked'
  | 'isReady'
  | 'isUnavailable'
  | 'isCollected'
  | 'isExpired'
  | 'isCancelled',
  string
>

/** The words for the branch: its mail, and the page that the mail's links open. `{goods}` and `{name}` are replaced. */
export const answerTexts: Readonly<Record<Language, Texts>> = {
  de: {
    subject: 'Reservierung: {goods}',
    goods: 'Bitte zurücklegen',
    reference: 'Referenznummer',
    branch: 'Filiale',
    visit: 'Kommt am',
    until: 'Zurücklegen bis',
    name: 'Name',
    email: 'E-Mail',
    phone: 'Telefon',
    language: 'Sprache',
    code: 'Code',
    answerHint: 'Die Stücke sind schon aus dem Bestand genommen. Ihre Antwort auf diese E-Mail geht an {name}.',
    ready: 'Liegt bereit',
    unavailable: 'Leider nicht da',
    collected: 'Abgeholt',
    cancelled: 'Stornieren',
    alternative: 'Was Sie stattdessen zeigen können (freiwillig, geht an die Kundin oder den Kunden)',
    areThere: 'Das Stück ist da und wieder für andere frei',
    pageText: 'Erst der Knopf ändert etwas; die Kundin oder der Kunde bekommt dann eine E-Mail.',
    sold: 'Im Bestand dieses Hauses liegt keines mehr. Bitte zählen Sie den Bestand neu.',
    tooLate: 'Das ging nicht mehr: Jemand war schneller, oder die Zeit ist um. So steht es jetzt:',
    saved: 'Gespeichert. So steht es jetzt:',
    goneHeading: 'Diese Reservierung gibt es nicht mehr',
    gone: 'Der Link ist nicht vollständig, oder die Reservierung wurde gelöscht.',
    isAsked: 'Wartet auf Ihre Antwort',
    isReady: 'Liegt bereit',
    isUnavailable: 'Leider nicht da',
    isCollected: 'Abgeholt',
    isExpired: 'Abgelaufen',
    isCancelled: 'Storniert',
  },
  en: {
    subject: 'Reservation: {goods}',
    goods: 'Please put aside',
    reference: 'Reference number',
    branch: 'Branch',
    visit: 'Comes on',
    until: 'Put aside until',
    name: 'Name',
    email: 'E-mail',
    phone: 'Telephone',
    language: 'Language',
    code: 'Code',
    answerHint: 'The pieces are out of stock already. Your reply to this e-mail goes to {name}.',
    ready: 'It is ready',
    unavailable: 'Sadly not there',
    collected: 'Collected',
    cancelled: 'Cancel',
    alternative: 'What you can show instead (optional, goes to the customer)',
    areThere: 'The piece is there and free for others again',
    pageText: 'Only the button changes something; the customer then gets an e-mail.',
    sold: 'There is none left in the stock of this branch. Please count the stock anew.',
    tooLate: 'That was not possible any more: somebody was faster, or the time is over. This is how it stands:',
    saved: 'Saved. This is how it stands:',
    goneHeading: 'This reservation is no longer there',
    gone: 'The link is not complete, or the reservation was deleted.',
    isAsked: 'Waits for your answer',
    isReady: 'Ready',
    isUnavailable: 'Sadly not there',
    isCollected: 'Collected',
    isExpired: 'Expired',
    isCancelled: 'Cancelled',
  },
  fr: {
    subject: 'Réservation\u00a0: {goods}',
    goods: 'À mettre de côté',
    reference: 'Référence',
    branch: 'Boutique',
    visit: 'Vient le',
    until: 'À garder jusqu’au',
    name: 'Nom',
    email: 'E-mail',
    phone: 'Téléphone',
    language: 'Langue',
    code: 'Code',
    answerHint: 'Les pièces sont déjà retirées du stock. Votre réponse à cet e-mail ira à {name}.',
    ready: 'C’est prêt',
    unavailable: 'Malheureusement absent',
    collected: 'Retiré',
    cancelled: 'Annuler',
    alternative: 'Ce que vous pouvez montrer à la place (facultatif, sera envoyé au client)',
    areThere: 'La pièce est là et de nouveau libre',
    pageText: 'Seul le bouton change quelque chose\u202f; le client reçoit alors un e-mail.',
    sold: 'Il n’en reste plus dans le stock de cette boutique. Merci de recompter le stock.',
    tooLate:
      'Ce n’est plus possible\u00a0: quelqu’un a été plus rapide, ou le délai est écoulé. Voici la situation\u00a0:',
    saved: 'Enregistré. Voici la situation\u00a0:',
    goneHeading: 'Cette réservation n’existe plus',
    gone: 'Le lien n’est pas complet, ou la réservation a été supprimée.',
    isAsked: 'Attend votre réponse',
    isReady: 'Prêt',
    isUnavailable: 'Malheureusement absent',
    isCollected: 'Retiré',
    isExpired: 'Expiré',
    isCancelled: 'Annulé',
  },
}
