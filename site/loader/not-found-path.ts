import { defaultLanguage, type Language } from '#domain/texts/language.ts'

/** The path of the 404 page in a language: what the server names it and the browser asks for (SPEC 7). */
export function notFoundPath(language: Language): string {
  return language === defaultLanguage ? '/404.html' : `/${language}/404.html`
}
