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
    en: 'Please check the e-mail address',
    fr: 'Veuillez vérifier l’adresse e-mail',
  },
  duplicate: {
    de: 'Das waren zu viele Versuche in kurzer Zeit. Bitte versuchen Sie es in einigen Minuten noch einmal. Wer schon eingetragen ist, braucht nichts zu tun.',
    en: 'Those were too many attempts in a short time. Please try again in a few minutes. If you are already registered, there is nothing to do.',
    fr: 'Trop de tentatives en peu de temps. Merci de réessayer dans quelques minutes. Si vous êtes déjà inscrit, vous n’avez rien à faire.',
  },
  error: {
    de: 'Ein unerwarteter Fehler ist aufgetreten',
    en: 'An unexpected error occurred',
    fr: 'Une erreur inattendue s’est produite',
  },
  success: {
    de: 'Vielen Dank für Ihre Anmeldung!',
    en: 'Thank you for subscribing!',
    fr: 'Merci pour votre inscription !',
  },
  sending: { de: 'Wird gesendet...', en: 'Sending...', fr: 'Envoi en cours...' },
}
