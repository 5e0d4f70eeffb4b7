import type { Language } from '../texts/language.ts'

/**
 * What the demonstration shows in the place of the EU's notice, by the beginning of each file's hash. A drawing that changes gets a line of
 * its own: files of an older version are still placeholders.
 */
const PLACEHOLDERS: ReadonlySet<string> = new Set([
  '49099bdc25039f9c',
  '25042fdb75c0f2da',
  'c063f40725ba8e8d',
  'f512a63677bf7baa',
])

/** Whether a file is the demonstration's placeholder: by the hash of its bytes, which no file of a real shop has. It is no notice. */
export const isPlaceholderNotice = (hash: string): boolean => PLACEHOLDERS.has(hash.slice(0, 16))

/** Stands wherever the placeholder is shown, so that nobody takes it for the official notice. */
export const noticePlaceholderWords: Record<Language, string> = {
  de: 'Platzhalter dieser Vorführung: Das ist nicht der amtliche Hinweis der EU. Wer hier verkaufen will, lädt die amtliche Datei in den Einstellungen des Shops hoch.',
  en: 'Placeholder of this demonstration: this is not the EU’s official notice. Whoever wants to sell here uploads the official file in the shop’s settings.',
  fr: 'Emplacement réservé de cette démonstration : ceci n’est pas l’avis officiel de l’UE. Qui veut vendre ici charge le fichier officiel dans les réglages de la boutique.',
}
