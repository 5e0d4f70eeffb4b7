import type { Language } from '#domain/texts/language.ts'

type Texts = Record<
  | 'confirmed'
  | 'confirmedText'
  | 'waiting'
  | 'waitingText'
  | 'cancelled'
  | 'cancelledText'
  | 'cancel'
  | 'off'
  | 'offText'
  | 'eventGone'
  | 'eventGoneText'
  | 'late'
  | 'goneHeading'
  | 'gone'
  | 'againHeading'
  | 'check'
  | 'notOpen'
  | 'sentHeading'
  | 'sentText'
  | 'phoneInvalid'
  | 'phone'
  | 'optional'
  | 'send'
  | 'calendar',
  string
>

/** The words of the pages on which visitors sign up and cancel. */
export const eventPageTexts: Readonly<Record<Language, Texts>> = {
  de: {
    confirmed: 'Sie sind angemeldet',
    confirmedText: 'Wir freuen uns auf Sie. Eine Bestätigung ist per E-Mail unterwegs.',
    waiting: 'Sie stehen auf der Warteliste',
    waitingText: 'Alle Plätze sind vergeben. Wird einer frei, rücken Sie der Reihe nach auf und bekommen eine E-Mail.',
    cancelled: 'Abgesagt',
    cancelledText: 'Ihre Anmeldung ist aufgehoben, der Platz ist wieder frei.',
    cancel: 'Absagen',
    off: 'Diese Veranstaltung ist abgesagt',
    offText: 'Ihre Anmeldung ist damit hinfällig; Sie müssen nichts tun.',
    eventGone: 'Diese Veranstaltung gibt es nicht mehr',
    eventGoneText:
      '„{event}“ steht nicht mehr auf unserer Website. Haben Sie dazu Fragen, melden Sie sich bitte bei uns.',
    late: 'Das ist nicht mehr möglich.',
    goneHeading: 'Diese Anmeldung gibt es nicht mehr',
    gone: 'Der Link stimmt nicht, oder die Anmeldung ist schon gelöscht.',
    againHeading: 'Noch nicht angemeldet',
    check: 'Bitte prüfen Sie diese Angaben:',
    notOpen: 'Zu dieser Veranstaltung kann man sich nicht oder nicht mehr anmelden.',
    sentHeading: 'Danke, wir haben Ihnen geschrieben',
    sentText:
      'In der E-Mail an {email} steht, ob Sie einen Platz haben oder auf der Warteliste stehen, und der Link, mit dem Sie die Anmeldung ansehen und absagen. Kommt nichts an, sehen Sie bitte auch im Spam-Ordner nach.',
    phoneInvalid: 'Bitte prüfen Sie die Telefonnummer',
    phone: 'Telefon',
    optional: 'freiwillig',
    send: 'Anmelden',
    calendar: 'In den Kalender',
  },
  en: {
    confirmed: 'You have a place',
    confirmedText: 'We look forward to seeing you. A confirmation is on its way by e-mail.',
    waiting: 'You are on the waiting list',
    waitingText: 'All places are taken. When one becomes free you move up in turn and get an e-mail.',
    cancelled: 'Cancelled',
    cancelledText: 'Your place is cancelled and free for others again.',
    cancel: 'Cancel my place',
    off: 'This event does not take place',
    offText: 'Your registration has lapsed; there is nothing you need to do.',
    eventGone: 'This event is no longer there',
    eventGoneText:
      '“{event}” is no longer on our website. If you have questions about it, please get in touch with us.',
    late: 'That is no longer possible.',
    goneHeading: 'This registration is no longer there',
    gone: 'The link is not right, or the registration has been deleted.',
    againHeading: 'Not signed up yet',
    check: 'Please check these entries:',
    notOpen: 'It is not possible, or no longer possible, to sign up for this event.',
    sentHeading: 'Thank you, we have written to you',
    sentText:
      'The e-mail to {email} says whether you have a place or are on the waiting list, and has the link to see or cancel it. If nothing arrives, please look into your spam folder too.',
    phoneInvalid: 'Please check the telephone number',
    phone: 'Telephone',
    optional: 'optional',
    send: 'Sign up',
    calendar: 'Add to calendar',
  },
  fr: {
    confirmed: 'Vous êtes inscrit',
    confirmedText: 'Nous nous réjouissons de vous accueillir. Une confirmation arrive par e-mail.',
    waiting: 'Vous êtes sur la liste d’attente',
    waitingText:
      'Toutes les places sont prises. Dès qu’une place se libère, elle vous revient à votre tour et vous recevez un e-mail.',
    cancelled: 'Annulé',
    cancelledText: 'Votre inscription est annulée, la place est de nouveau libre.',
    cancel: 'Annuler mon inscription',
    off: 'Cet événement n’a pas lieu',
    offText: 'Votre inscription est sans objet\u202f; vous n’avez rien à faire.',
    eventGone: 'Cet événement n’existe plus',
    eventGoneText:
      '«\u00a0{event}\u00a0» ne figure plus sur notre site. Si vous avez des questions, n’hésitez pas à nous contacter.',
    late: 'Ce n’est plus possible.',
    goneHeading: 'Cette inscription n’existe plus',
    gone: 'Le lien n’est pas valable, ou l’inscription a été effacée.',
    againHeading: 'Pas encore inscrit',
    check: 'Merci de vérifier ces indications\u00a0:',
    notOpen: 'Il n’est pas, ou plus, possible de s’inscrire à cet événement.',
    sentHeading: 'Merci, nous vous avons écrit',
    sentText:
      'L’e-mail envoyé à {email} vous dit si vous avez une place ou si vous êtes sur la liste d’attente, et contient le lien pour voir ou annuler l’inscription. Si rien n’arrive, regardez aussi dans vos courriers indésirables.',
    phoneInvalid: 'Merci de vérifier le numéro de téléphone',
    phone: 'Téléphone',
    optional: 'facultatif',
    send: 'S’inscrire',
    calendar: 'Ajouter au calendrier',
  },
}
