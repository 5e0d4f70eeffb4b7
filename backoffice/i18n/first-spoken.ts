import type { OfficeLanguage } from '../labels/labels.ts'

const SPOKEN: readonly OfficeLanguage[] = ['de', 'en']

/** The first of a browser's languages that the back office speaks; German where it speaks none of them. */
export function firstSpoken(languages: readonly string[]): OfficeLanguage {
  const wanted = languages.map((tag) => tag.toLowerCase().split('-')[0])
  return wanted.flatMap((name) => SPOKEN.find((language) => language === name) ?? [])[0] ?? 'de'
}
