import { contentHash } from '../texts/hash.ts'
import type { Language } from '../texts/language.ts'
import type { ConsentOffer } from './consent-offer.ts'

interface BannerTexts {
  heading: string
  intro: string
  rejectAll: string
  acceptAll: string
  saveSelection: string
}

/** The words with which the banner asks, and those of its buttons: what a visitor agrees to. */
export const consentBanner: Record<Language, BannerTexts> = {
  de: {
    heading: 'Ihre Einwilligung',
    intro:
      'Notwendiges speichern wir nur in Ihrem Browser. Für Statistik und Inhalte anderer Anbieter, auch außerhalb der EU, bitten wir um Ihre Einwilligung. Sie ist freiwillig und lässt sich unter „Cookie-Einstellungen“ am Ende jeder Seite jederzeit widerrufen.',
    rejectAll: 'Alle ablehnen',
    acceptAll: 'Alle akzeptieren',
    saveSelection: 'Auswahl speichern',
  },
  en: {
    heading: 'Your consent',
    intro:
      'What is necessary we keep in your browser only. For statistics and for content of other providers, some outside the EU, we ask for your consent. It is voluntary, and you can withdraw it at any time under “Cookie settings” at the end of every page.',
    rejectAll: 'Reject all',
    acceptAll: 'Accept all',
    saveSelection: 'Save selection',
  },
  fr: {
    heading: 'Votre consentement',
    intro:
      'Le nécessaire reste dans votre navigateur. Pour les statistiques et les contenus d’autres fournisseurs, parfois hors de l’UE, nous demandons votre consentement. Il est facultatif et peut être retiré à tout moment sous « Paramètres des cookies », au bas de chaque page.',
    rejectAll: 'Tout refuser',
    acceptAll: 'Tout accepter',
    saveSelection: 'Enregistrer le choix',
  },
}

/** All that the banner shows in a language, in one form: the text that proves what was agreed to (Art. 7 GDPR). */
export function consentBannerText(offers: readonly ConsentOffer[], language: Language): string {
  return JSON.stringify({ ...consentBanner[language], offers })
}

/** The version of a banner: the content hash of its text, so that no change of texts or offers keeps the version. */
export const consentBannerVersion = (offers: readonly ConsentOffer[], language: Language): string =>
  contentHash(consentBannerText(offers, language))
