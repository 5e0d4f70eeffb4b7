import type { Language } from '#domain/texts/language.ts'

/** The mails to who signs up. */
export type SignUpMail = 'confirmed' | 'waiting' | 'moved_up' | 'cancelled' | 'again_confirmed' | 'again_waiting'

type Texts = Record<
  | 'event'
  | 'when'
  | 'where'
  | 'persons'
  | 'price'
  | 'name'
  | 'email'
  | 'phone'
  | 'seats'
  | 'change'
  | 'toEvent'
  | 'notYou'
  | 'shopSubject'
  | 'shopWaiting'
  | 'shopNote',
  string
> & { readonly mails: Readonly<Record<SignUpMail, { readonly subject: string; readonly text: string }>> }

/** The words of the mails about events; `{event}`, `{site}` and `{name}` are replaced. */
export const signUpTexts: Readonly<Record<Language, Texts>> = {
  de: {
    event: 'Veranstaltung',
    when: 'Wann',
    where: 'Wo',
    persons: 'Personen',
    price: 'Preis',
    name: 'Name',
    email: 'E-Mail',
    phone: 'Telefon',
    seats: 'Vergebene Plätze',
    change: 'Anmeldung ansehen oder absagen',
    toEvent: 'Zur Veranstaltung',
    notYou: 'Sie haben sich nicht angemeldet? Dann sagen Sie mit dem Knopf ab, und Ihre Angaben werden gelöscht.',
    shopSubject: 'Anmeldung von {name}: {event}',
    shopWaiting: 'Auf der Warteliste, {name}: {event}',
    shopNote: 'Alle Anmeldungen stehen in der Verwaltung unter „Anmeldungen“.',
    mails: {
      confirmed: {
        subject: 'Sie sind angemeldet: {event}',
        text: 'Wir freuen uns auf Sie. Der Termin liegt als Kalenderdatei bei. Können Sie doch nicht kommen, sagen Sie bitte mit dem Knopf ab: Dann rückt jemand von der Warteliste nach.',
      },
      waiting: {
        subject: 'Sie stehen auf der Warteliste: {event}',
        text: 'Alle Plätze sind vergeben. Wird einer frei, bekommen Sie ihn der Reihe nach, und wir schreiben Ihnen sofort.',
      },
      moved_up: {
        subject: 'Ein Platz ist frei geworden: {event}',
        text: 'Sie sind von der Warteliste nachgerückt und jetzt angemeldet. Der Termin liegt als Kalenderdatei bei. Können Sie nicht mehr kommen, sagen Sie bitte mit dem Knopf ab.',
      },
      cancelled: {
        subject: 'Ihre Anmeldung ist aufgehoben: {event}',
        text: 'Schade, dass Sie nicht kommen. Ihr Platz ist wieder frei für andere.',
      },
      again_confirmed: {
        subject: 'Sie sind schon angemeldet: {event}',
        text: 'Mit Ihrer Adresse wurde noch einmal eine Anmeldung abgeschickt. Es bleibt bei der ersten: Sie haben Ihren Platz. Kommen mehr oder weniger Personen mit, sagen Sie bitte mit dem Knopf ab und melden sich neu an.',
      },
      again_waiting: {
        subject: 'Sie stehen schon auf der Warteliste: {event}',
        text: 'Mit Ihrer Adresse wurde noch einmal eine Anmeldung abgeschickt. Es bleibt bei der ersten: Wird ein Platz frei, bekommen Sie ihn der Reihe nach, und wir schreiben Ihnen sofort.',
      },
    },
  },
  en: {
    event: 'Event',
    when: 'When',
    where: 'Where',
    persons: 'Persons',
    price: 'Price',
    name: 'Name',
    email: 'E-mail',
    phone: 'Telephone',
    seats: 'Seats given away',
    change: 'See or cancel your place',
    toEvent: 'To the event',
    notYou: 'You have not signed up? Then cancel with the button, and your details are deleted.',
    shopSubject: '{name} has signed up: {event}',
    shopWaiting: 'On the waiting list, {name}: {event}',
    shopNote: 'All who have signed up are listed in the back office.',
    mails: {
      confirmed: {
        subject: 'You have a place: {event}',
        text: 'We look forward to seeing you. The date is attached as a calendar file. If you cannot come after all, please cancel with the button: somebody on the waiting list then gets your place.',
      },
      waiting: {
        subject: 'You are on the waiting list: {event}',
        text: 'All places are taken. As soon as one becomes free it is yours in turn, and we write to you at once.',
      },
      moved_up: {
        subject: 'A place has become free: {event}',
        text: 'You have moved up from the waiting list and now have a place. The date is attached as a calendar file. If you can no longer come, please cancel with the button.',
      },
      cancelled: {
        subject: 'Your place is cancelled: {event}',
        text: 'We are sorry that you cannot come. Your place is free for others again.',
      },
      again_confirmed: {
        subject: 'You already have a place: {event}',
        text: 'Your address was used to sign up once more. The first time counts: you have your place. If more or fewer people come with you, please cancel with the button and sign up anew.',
      },
      again_waiting: {
        subject: 'You are already on the waiting list: {event}',
        text: 'Your address was used to sign up once more. The first time counts: as soon as a place becomes free it is yours in turn, and we write to you at once.',
      },
    },
  },
  fr: {
    event: 'Événement',
    when: 'Quand',
    where: 'Où',
    persons: 'Personnes',
    price: 'Prix',
    name: 'Nom',
    email: 'E-mail',
    phone: 'Téléphone',
    seats: 'Places attribuées',
    change: 'Voir ou annuler l’inscription',
    toEvent: 'Vers l’événement',
    notYou: 'Vous ne vous êtes pas inscrit\u202f? Annulez avec le bouton, et vos données seront effacées.',
    shopSubject: 'Inscription de {name}\u00a0: {event}',
    shopWaiting: 'Sur la liste d’attente, {name}\u00a0: {event}',
    shopNote: 'Toutes les inscriptions se trouvent dans l’administration du site.',
    mails: {
      confirmed: {
        subject: 'Vous êtes inscrit\u00a0: {event}',
        text: 'Nous nous réjouissons de vous accueillir. La date est jointe sous forme de fichier de calendrier. Si vous ne pouvez finalement pas venir, merci d’annuler avec le bouton\u00a0: une personne de la liste d’attente aura votre place.',
      },
      waiting: {
        subject: 'Vous êtes sur la liste d’attente\u00a0: {event}',
        text: 'Toutes les places sont prises. Dès qu’une place se libère, elle vous revient à votre tour, et nous vous écrivons aussitôt.',
      },
      moved_up: {
        subject: 'Une place s’est libérée\u00a0: {event}',
        text: 'Vous quittez la liste d’attente et êtes maintenant inscrit. La date est jointe sous forme de fichier de calendrier. Si vous ne pouvez plus venir, merci d’annuler avec le bouton.',
      },
      cancelled: {
        subject: 'Votre inscription est annulée\u00a0: {event}',
        text: 'Dommage que vous ne puissiez pas venir. Votre place est de nouveau libre.',
      },
      again_confirmed: {
        subject: 'Vous êtes déjà inscrit\u00a0: {event}',
        text: 'Une nouvelle inscription a été envoyée avec votre adresse. La première reste valable\u00a0: vous avez votre place. Si vous venez plus ou moins nombreux, merci d’annuler avec le bouton et de vous réinscrire.',
      },
      again_waiting: {
        subject: 'Vous êtes déjà sur la liste d’attente\u00a0: {event}',
        text: 'Une nouvelle inscription a été envoyée avec votre adresse. La première reste valable\u00a0: dès qu’une place se libère, elle vous revient à votre tour, et nous vous écrivons aussitôt.',
      },
    },
  },
}
