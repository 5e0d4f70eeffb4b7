import type { Language } from '#domain/texts/language.ts'

/** What stands around the words of an answer, in the visitor's language. */
export const answerMailTexts: Record<
  Language,
  Record<'contactSubject' | 'requestSubject' | 'reply' | 'yourMessage' | 'reservation', string>
> = {
  de: {
    contactSubject: 'Unsere Antwort auf Ihre Nachricht',
    requestSubject: 'Unsere Antwort zu {product}',
    reply: 'Antworten Sie einfach auf diese Mail, wenn Sie noch Fragen haben.',
    yourMessage: 'Ihre Nachricht an uns:',
    reservation: 'Ihre Reservierung {code}: {goods}, {branch}, {visit}',
  },
  en: {
    contactSubject: 'Our answer to your message',
    requestSubject: 'Our answer about {product}',
    reply: 'Simply reply to this mail if you have any further questions.',
    yourMessage: 'Your message to us:',
    reservation: 'Your reservation {code}: {goods}, {branch}, {visit}',
  },
  fr: {
    contactSubject: 'Notre réponse à votre message',
    requestSubject: 'Notre réponse au sujet de {product}',
    reply: 'Répondez simplement à cet e-mail si vous avez d’autres questions.',
    yourMessage: 'Votre message\u00a0:',
    reservation: 'Votre réservation {code}\u00a0: {goods}, {branch}, {visit}',
  },
}
