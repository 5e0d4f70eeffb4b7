import { colonIn } from '#domain/texts/colon.ts'
import type { Language } from '#domain/texts/language.ts'

/**
 * The description of a page whose text other pages have too, such as products that differ by their colour: behind its own title, so that
 * no two pages are described alike. Undefined where there is no text. (SPEC 2 "Page SEO tags")
 */
export function describedAs(title: string, text: string | null | undefined, language: Language): string | undefined {
  if (!text) return undefined
  return text.startsWith(title) ? text : `${title}${colonIn[language]} ${text}`
}
