import type { Language } from '../texts/language.ts'
import { longDay } from './long-day.ts'

const since: Record<Language, string> = { de: 'In Kraft seit', en: 'In force since', fr: 'En vigueur depuis le' }

/** Since when a legal text is in force, as it stands below it: `In Kraft seit 1. Dezember 2026`. */
export const inForceWords = (day: string, language: Language): string =>
  `${since[language]} ${longDay(new Date(day), language)}`
