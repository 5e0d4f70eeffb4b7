import type { OfficeLanguage } from '../labels/labels.ts'
import { helpDe } from './help-de.ts'
import { helpEn } from './help-en.ts'

const TEXTS = { de: helpDe, en: helpEn } as const

/** The key of the screen at a path: `today`, a collection, or the path itself. */
export function screenAt(pathname: string): string {
  const [, first = ''] = pathname.split('/')
  if (first === '') return 'today'
  return helpDe[`/${first}`] ? `/${first}` : first === 'new-order' ? 'ecommerce_order' : first
}

/** The help of a screen, in paragraphs; none where there is none. */
export const helpOf = (screen: string, language: OfficeLanguage): readonly string[] => TEXTS[language][screen] ?? []
