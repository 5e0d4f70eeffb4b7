import type { Language } from '../texts/language.ts'

/** The version of the words of consent that the newsletter form shows now. */
export const newsletterConsentVersion = '1'

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
}

/** The words of a version in a language; undefined for a version that never was. */
export function newsletterConsent(version: string, language: Language): string | undefined {
  return Object.hasOwn(versions, version) ? versions[version]?.[language] : undefined
}
