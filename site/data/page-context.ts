import type { Language } from '#domain/texts/language.ts'
import type { LinkView } from './shared-data.ts'

/** What a template knows about its page besides its data. */
export type PageContext = {
  route: string
  language: Language
  alternates: { language: Language; path: string }[]
  /** The pages between the home page and this one. */
  trail: LinkView[]
  meta: PageMeta
}

export type PageMeta = {
  title: string
  siteName: string
  description?: string
  keywords?: string
  image?: string
  canonical?: string
  noindex?: boolean
  /** The retailer clock does not stand on this page (SPEC 2). */
  hideClock?: boolean
}
