import type { Language } from '../texts/language.ts'
import { splitPath } from './path-parts.ts'
import type { Alternate } from './routes.ts'
import type { StoreRoots } from './store-routes.ts'

/** A page of a project with its address in each language that it has one in. */
export interface SitePage {
  readonly id: number
  readonly name: string
  readonly paths: Partial<Record<Language, string>>
}

/** What a project's internal addresses are made of beside the route map: its store, and the pages that its editors have made. */
export type SitePaths = StoreRoots & { readonly pages?: readonly SitePage[] }

/** The page whose address in some language a path is, and that language; undefined where it is none's. */
export function sitePageAt(
  address: string,
  pages: readonly SitePage[],
): { page: SitePage; language: Language } | undefined {
  const { path } = splitPath(address)
  for (const page of pages)
    for (const [language, own] of Object.entries(page.paths))
      if (own === path) return { page, language: language as Language }
  return undefined
}

/** The addresses of a page in the languages that it has one in, in the order given. */
export const sitePageAlternates = ({ paths }: SitePage, among: readonly Language[]): Alternate[] =>
  among.flatMap((language) => {
    const path = paths[language]
    return path === undefined ? [] : [{ language, path }]
  })
