import type { SitePaths } from '#domain/paths/site-paths.ts'
import type { PlaceKind } from '#domain/search/places.ts'
import type { Language } from '#domain/texts/language.ts'
import type { Database, Row } from '../../db/database.ts'

/** Something beside goods that is found by its name, and less surely by the words about it. */
export interface SearchPlace {
  readonly kind: PlaceKind
  readonly title: string
  readonly path: string
  readonly words: string
  /** Names beside the title, such as a page's heading. */
  readonly names?: string
  /** Whether it is found at a moment; missing: always. */
  readonly isShown?: (now: Date) => boolean
  /** Whether it is found only while there are goods of it. */
  readonly goods?: { readonly category: number } | { readonly subcategory: number }
}

/** A published page with all that is written on it, in every language. */
export interface ReadPage {
  readonly name: string
  readonly texts: readonly Row[]
  /** What stands in one place of it, in all its languages: a section, or an item of one. */
  readonly parts: readonly (readonly Row[])[]
  /** The items of its lists of services, likewise. */
  readonly services: readonly (readonly Row[])[]
}

/** Whose places are read, and in which language. */
export interface PlaceScope {
  readonly db: Database
  readonly project: number
  readonly language: Language
  /** The project's first language, which stands in for missing texts. */
  readonly first: Language
  readonly paths: SitePaths
  /** The project's pages, which places of several kinds are made of. */
  readonly pages: readonly ReadPage[]
}

/** Reads the places of a kind, anew when a record of these collections has changed. */
export interface PlaceSource {
  readonly collections: readonly string[]
  read(scope: PlaceScope): Promise<SearchPlace[]>
}

/** The row of a language, else of the project's first. */
export const localRow = (rows: readonly Row[], { language, first }: Pick<PlaceScope, 'language' | 'first'>) =>
  rows.find((row) => row.language === language) ?? rows.find((row) => row.language === first)

/** Fields of a row as one text, without the marks of HTML. */
export const joined = (row: Row | undefined, fields: readonly string[]): string =>
  fields.map((field) => String(row?.[field] ?? '').replace(/<[^>]*>/g, ' ')).join(' ')

export const groupsBy = (rows: readonly Row[], key: string): Map<number, Row[]> =>
  Map.groupBy(rows, (row) => Number(row[key]))
