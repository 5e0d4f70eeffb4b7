import { defaultLanguage, type Language, languages } from '../texts/language.ts'
import { languageOf } from './path-parts.ts'

/** Where the service worker lies. (SPEC 4) */
export const serviceWorkerPath = '/sw.js'

/** Where the card lies that stands in for pages while there is no network: `/offline.html`, `/en/offline.html`, … */
export const offlinePath = (language: Language) =>
  language === defaultLanguage ? '/offline.html' : `/${language}/offline.html`

/** The addresses of the card in all languages. */
export const offlinePaths = languages.map(offlinePath)

/** The card for a page, by the language of its path. */
export const offlinePathFor = (path: string) => offlinePath(languageOf(path))
