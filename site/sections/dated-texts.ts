import type { Language } from '#domain/texts/language.ts'

type Texts = Record<
  | 'news'
  | 'events'
  | 'allNews'
  | 'allEvents'
  | 'archive'
  | 'noNews'
  | 'noEvents'
  | 'when'
  | 'where'
  | 'price'
  | 'seats'
  | 'freeOfCharge'
  | 'performer'
  | 'full'
  | 'over'
  | 'cancelled'
  | 'closed'
  | 'calendar'
  | 'signUp'
  | 'join'
  | 'waitingList'
  | 'waitingText'
  | 'phone'
  | 'optional'
  | 'feeds',
  string
> & { free: (count: number) => string; perPerson: (price: string) => string }

/** The words around news and events. */
export const datedTexts: Readonly<Record<Language, Texts>> = {
  de: {
    news: 'Aktuelles',
    events: 'Veranstaltungen',
    allNews: 'Alle Neuigkeiten',
    allEvents: 'Alle Veranstaltungen',
    archive: 'Archiv',
    noNews: 'Zurzeit gibt es nichts Neues.',
    noEvents: 'Zurzeit ist keine Veranstaltung geplant.',
    when: 'Wann',
    where: 'Wo',
    price: 'Preis',
    freeOfCharge: 'kostenfrei',
    perPerson: (price) => `${price} je Person`,
    performer: 'Mit',
    seats: 'Plätze',
    full: 'ausgebucht, Warteliste offen',
    free: (count) => (count === 1 ? 'noch 1 Platz frei' : `noch ${count} Plätze frei`),
    over: 'Diese Veranstaltung ist vorbei.',
    cancelled: 'Diese Veranstaltung ist abgesagt.',
    closed: 'Anmelden kann man sich nicht mehr.',
    calendar: 'In den Kalender',
    signUp: 'Anmelden',
    join: 'Anmelden',
    waitingList: 'Auf die Warteliste',
    waitingText: 'Alle Plätze sind vergeben. Wird einer frei, rücken Sie der Reihe nach auf und bekommen eine E-Mail.',
    phone: 'Telefon',
    optional: 'freiwillig',
    feeds: 'Abonnieren',
  },
  en: {
    news: 'News',
    events: 'Events',
    allNews: 'All news',
    allEvents: 'All events',
    archive: 'Archive',
    noNews: 'There is no news at the moment.',
    noEvents: 'No event is planned at the moment.',
    when: 'When',
    where: 'Where',
    price: 'Price',
    freeOfCharge: 'free of charge',
    perPerson: (price) => `${price} per person`,
    performer: 'With',
    seats: 'Places',
    full: 'fully booked, waiting list open',
    free: (count) => (count === 1 ? '1 place left' : `${count} places left`),
    over: 'This event is over.',
    cancelled: 'This event is cancelled.',
    closed: 'It is no longer possible to sign up.',
    calendar: 'Add to calendar',
    signUp: 'Sign up',
    join: 'Sign up',
    waitingList: 'Join the waiting list',
    waitingText: 'All places are taken. When one becomes free you move up in turn and get an e-mail.',
    phone: 'Telephone',
    optional: 'optional',
    feeds: 'Subscribe',
  },
  fr: {
    news: 'Actualités',
    events: 'Événements',
    allNews: 'Toutes les actualités',
    allEvents: 'Tous les événements',
    archive: 'Archives',
    noNews: 'Il n’y a pas d’actualité pour le moment.',
    noEvents: 'Aucun événement n’est prévu pour le moment.',
    when: 'Quand',
    where: 'Où',
    price: 'Prix',
    freeOfCharge: 'gratuit',
    perPerson: (price) => `${price} par personne`,
    performer: 'Avec',
    seats: 'Places',
    full: 'complet, liste d’attente ouverte',
    free: (count) => (count === 1 ? 'encore 1 place' : `encore ${count} places`),
    over: 'Cet événement est terminé.',
    cancelled: 'Cet événement est annulé.',
    closed: 'Les inscriptions sont closes.',
    calendar: 'Ajouter au calendrier',
    signUp: 'S’inscrire',
    join: 'S’inscrire',
    waitingList: 'Rejoindre la liste d’attente',
    waitingText:
      'Toutes les places sont prises. Dès qu’une place se libère, elle vous revient à votre tour et vous recevez un e-mail.',
    phone: 'Téléphone',
    optional: 'facultatif',
    feeds: 'S’abonner',
  },
}
