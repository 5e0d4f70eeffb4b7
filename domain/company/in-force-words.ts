import { type Language, localeOf } from '../texts/language.ts'
import { berlinFormat } from './berlin-format.ts'

const since: Record<Language, string> = { de: 'In Kraft seit', en: 'In force since', fr: 'En vigueur depuis le' }

/** Since when a legal text is in force, as it stands below it: `In Kraft seit 1. Dezember 2026`. */
export function inForceWords(day: string, language: Language): string {
  const date = berlinFormat(localeOf[language], { dateStyle: 'long' }).format(new Date(day))
  // French counts the first of a month.
  return `${since[language]} ${language === 'fr' ? date.replace(/^1 /, '1er ') : date}`
}
