import type { Language } from '#domain/texts/language.ts'

type Words = Record<'subject' | 'text' | 'about' | 'button' | 'note', string>

/** The mail to a colleague who is to look after a question. */
export const assignedMailTexts: Record<Language, Words> = {
  de: {
    subject: 'Ihnen zugeteilt: Frage von {name}',
    text: '{by} hat Ihnen die Frage von {name} zugeteilt.',
    about: 'Es geht um: {product}',
    button: 'Frage ansehen und beantworten',
    note: 'Solche Mails lassen sich in Ihrem Konto abbestellen.',
  },
  en: {
    subject: 'Assigned to you: question from {name}',
    text: '{by} has assigned the question from {name} to you.',
    about: 'It is about: {product}',
    button: 'See and answer the question',
    note: 'Such mails can be switched off in your account.',
  },
  fr: {
    subject: 'À vous\u00a0: question de {name}',
    text: '{by} vous a confié la question de {name}.',
    about: 'Elle concerne\u00a0: {product}',
    button: 'Voir la question et y répondre',
    note: 'Ces e-mails peuvent être désactivés dans votre compte.',
  },
}
