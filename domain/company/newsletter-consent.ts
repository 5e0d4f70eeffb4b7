import type { Language } from '../texts/language.ts'

/** The version of the words of consent that the newsletter form shows now. */
export const newsletterConsentVersion = '2'

/**
 * The words under which visitors give their address, by version. Proof of consent needs the very words, so a version is never
 * changed: new words are a new version.
 */
const versions: Readonly<Record<string, Record<Language, string>>> = {
  '1': {
    de: 'Ich möchte den Newsletter per E-Mail erhalten. Meine Einwilligung kann ich jederzeit widerrufen, am einfachsten über den Abmeldelink in jeder E-Mail.',
    en: 'I would like to receive the newsletter by e-mail. I can withdraw my consent at any time, most easily by the unsubscribe link in every e-mail.',
    fr: 'Je souhaite recevoir la lettre d’information par e-mail. Je peux retirer mon consentement à tout moment, le plus simplement par le lien de désinscription dans chaque e-mail.',
  },
  // Who sends it and what it is about: a consent that names neither covers nothing.
  '2': {
    de: 'Ich möchte von {sender} den Newsletter mit Neuigkeiten und Angeboten zu {goods} per E-Mail erhalten. Meine Einwilligung kann ich jederzeit widerrufen, am einfachsten über den Abmeldelink in jeder E-Mail.',
    en: 'I would like to receive the newsletter of {sender} with news and offers about {goods} by e-mail. I can withdraw my consent at any time, most easily by the unsubscribe link in every e-mail.',
    fr: 'Je souhaite recevoir par e-mail la lettre d’information de {sender} avec des nouveautés et des offres concernant {goods}. Je peux retirer mon consentement à tout moment, le plus simplement par le lien de désinscription dans chaque e-mail.',
  },
}

/** Who sends a newsletter, and the kinds of goods that it is about. */
export interface NewsletterAbout {
  readonly sender: string
  readonly goods: string
}

const anyGoods: Record<Language, string> = { de: 'unserem Sortiment', en: 'our range', fr: 'notre assortiment' }

/** What the words of consent name: the company, else the site; the goods as the shop words them, else its range. */
export const newsletterAbout = (
  { company, site, goods }: { company: string | null | undefined; site: string; goods: string | null | undefined },
  language: Language,
): NewsletterAbout => ({ sender: company?.trim() || site, goods: goods?.trim() || anyGoods[language] })

/** The words of a version in a language; undefined for a version that never was. */
export function newsletterConsent(version: string, language: Language, about: NewsletterAbout): string | undefined {
  const words = Object.hasOwn(versions, version) ? versions[version]?.[language] : undefined
  return words?.replace(/\{(sender|goods)\}/g, (_, name: keyof NewsletterAbout) => about[name])
}

/** Whether there is or was such a version. */
export const isConsentVersion = (version: string): boolean => Object.hasOwn(versions, version)
