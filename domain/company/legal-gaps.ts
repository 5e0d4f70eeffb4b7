import { type ContractText, contractTexts } from '../orders/legal-page-types.ts'
import type { Language } from '../texts/language.ts'

/** A text that the law asks for in every language of a site. */
export type LegalTextName = 'privacy' | ContractText

/** Which texts there are in a language. */
export type WrittenTexts = Readonly<Record<LegalTextName, boolean>>

/** The texts that a language lacks: the privacy notice of every site, and those that a shop concludes contracts under. (Art. 13 GDPR, § 312d BGB) */
export function legalGaps(written: WrittenTexts, isShop: boolean): LegalTextName[] {
  const wanted: LegalTextName[] = ['privacy', ...(isShop ? contractTexts : [])]
  return wanted.filter((name) => !written[name])
}

/** The languages of a site with what each lacks; those that lack nothing are left out. */
export const gapsByLanguage = (
  languages: readonly Language[],
  writtenIn: (language: Language) => WrittenTexts,
  isShop: boolean,
): { language: Language; missing: LegalTextName[] }[] =>
  languages.flatMap((language) => {
    const missing = legalGaps(writtenIn(language), isShop)
    return missing.length > 0 ? [{ language, missing }] : []
  })
