import type { Language } from '#domain/texts/language.ts'

type CardTexts = Record<'title' | 'message' | 'again' | 'address' | 'contact' | 'hours', string>

/** The words of the card for visits without network; they stay on the server. */
export const offlineCardTexts: Record<Language, CardTexts> = {
  de: {
    title: 'Keine Verbindung',
    message: 'Sie haben gerade keine Verbindung zum Internet. So erreichen Sie uns trotzdem:',
    again: 'Noch einmal versuchen',
    address: 'Adresse',
    contact: 'Kontakt',
    hours: 'Öffnungszeiten',
  },
  en: {
    title: 'No connection',
    message: 'You have no connection to the internet right now. This is how to reach us all the same:',
    again: 'Try again',
    address: 'Address',
    contact: 'Contact',
    hours: 'Opening hours',
  },
  fr: {
    title: 'Pas de connexion',
    message: 'Vous n’avez pas de connexion à Internet en ce moment. Voici comment nous joindre malgré tout :',
    again: 'Réessayer',
    address: 'Adresse',
    contact: 'Contact',
    hours: 'Horaires d’ouverture',
  },
}
