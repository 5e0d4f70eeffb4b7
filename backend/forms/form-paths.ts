import type { Language } from '#domain/texts/language.ts'

/** Where the forms' calls lie. */
export const contactPath = '/forms/contact'

export const newsletterPaths = {
  request: '/forms/newsletter',
  confirm: '/forms/newsletter/confirm',
  confirmed: '/forms/newsletter/confirmed',
  leave: '/forms/newsletter/unsubscribe',
} as const

/** A path with the token that a mail gives to its reader, and the language to answer in. */
export const tokenPath = (path: string, token: string, language: Language): string =>
  `${path}?token=${encodeURIComponent(token)}&language=${language}`
