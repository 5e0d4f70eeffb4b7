import type { Language } from '../texts/language.ts'

/** What can be said about a newsletter sign-up (SPEC 5). */
export type NewsletterMessage = 'emailMissing' | 'emailInvalid' | 'duplicate' | 'error' | 'success' | 'sending'

/**
 * The texts of the newsletter form (SPEC 5). The one for a duplicate also stands for too many attempts, so that it tells no
 * stranger whether an address is subscribed.
 */
export const newsletterMessages: Record<NewsletterMessage, Record<Language, string>> = {
  emailMissing: { de: 'Email Adresse fehlt', en: 'Email missing', fr: 'Adresse e-mail manquante' },
  emailInvalid: {
    de: 'Bitte prüfen Sie die E-Mail-Adresse',
    en: 'Please check the email address',
    fr: 'Veuillez vérifier l’adresse e-mail',
  },
  duplicate: {
    de: 'Diese Adresse ist schon eingetragen, oder es gab zu viele Versuche',
    en: 'This address is already registered, or there were too many attempts',
    fr: 'Cette adresse est déjà inscrite, ou il y a eu trop de tentatives',
  },
  error: {
    de: 'Ein unerwarteter Fehler ist aufgetreten',
    en: 'An unexpected error occurred',
    fr: 'Une erreur inattendue s’est produite',
  },
  success: {
    de: 'Vielen Dank für Ihre Anmeldung!',
    en: 'Thank you for subscribing!',
    fr: 'Merci pour votre inscription !',
  },
  sending: { de: 'Wird gesendet...', en: 'Sending...', fr: 'Envoi en cours...' },
}
