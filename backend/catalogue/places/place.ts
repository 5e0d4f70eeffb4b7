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

/** Whose places are read, and in which language. */
export interface PlaceScope {
  readonly db: Database
  readonly project: number
  readonly language: Language
  /** The project's first language, which stands in for missing texts. */
  readonly first: Language
  readonly paths: SitePaths
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
