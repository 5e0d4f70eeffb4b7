import { type Language, languages } from '../texts/language.ts'

/** Splits an address into its path, without trailing slash, and its query and hash with their marks. */
export function splitPath(address: string): { path: string; suffix: string } {
  const mark = address.search(/[?#]/)
  const end = mark < 0 ? address.length : mark
  const path = address.slice(0, end)
  return { path: path.replace(/\/+$/, '') || path.slice(0, 1), suffix: address.slice(end) }
}

/** The language of a path by its first segment; German has none (DESIGN 6). */
export function languageOf(address: string): Language {
  const first = splitPath(address).path.split('/')[1]
  return languages.find((language) => language !== 'de' && language === first) ?? 'de'
}
