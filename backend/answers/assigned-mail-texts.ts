import type { Language } from '#domain/texts/language.ts'

type Words = Record<'subject' | 'text' | 'about' | 'button' | 'note', string>

/** The mail to a colleague who is to look after a question. */
export const assignedMailTexts: Record<Language, Words> = {
  de: {
    subject: 'Ihnen wurde eine Frage zugeteilt',
    text: '{by} hat Ihnen eine Frage zugeteilt.',
    about: 'Es geht um: {product}',
    button: 'Frage ansehen und beantworten',
    note: 'Solche Mails lassen sich in Ihrem Konto abbestellen.',
  },
  en: {
    subject: 'A question was assigned to you',
    text: '{by} has assigned a question to you.',
    about: 'It is about: {product}',
    button: 'See and answer the question',
    note: 'Such mails can be switched off in your account.',
  },
  fr: {
    subject: 'Une question vous a été confiée',
    text: '{by} vous a confié une question.',
    about: 'Elle concerne\u00a0: {product}',
    button: 'Voir la question et y répondre',
    note: 'Ces e-mails peuvent être désactivés dans votre compte.',
  },
}
