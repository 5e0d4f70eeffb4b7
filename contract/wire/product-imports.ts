import type { ImportProblem } from '#domain/imports/imported-product.ts'
import type { ImportSource } from '#domain/imports/read-products.ts'
import type { LineKind } from '#domain/imports/visitor-lines.ts'
import type { COMPARE_AT, IMPORT_CHOICES, IMPORT_STATES } from '../model/imports.ts'

/** Bytes of a file of goods, of an archive of pictures, and of a table of others. */
export const MOST_BYTES = { goods: 30_000_000, pictures: 100_000_000, lines: 10_000_000 } as const

export const GOODS_OUTCOMES = ['create', 'update', 'same', 'refused'] as const

export type GoodsOutcome = (typeof GOODS_OUTCOMES)[number]

export type ImportState = (typeof IMPORT_STATES)[number]

/** A file of goods, or a table of others, on its way: `done` of `all` goods in its present step; what became of them is counted while nobody works on it. */
export type ProductImport = {
  readonly id: string
  readonly filename: string
  readonly source: ImportSource | LineKind | null
  readonly state: ImportState
  readonly mode: (typeof IMPORT_CHOICES)[number]
  readonly compare_at: (typeof COMPARE_AT)[number]
  readonly makes: boolean
  /** The columns, what each means (empty: nothing), and the first lines. */
  readonly head: readonly string[]
  readonly mapping: readonly string[]
  readonly samples: readonly (readonly string[])[]
  readonly problem: string | null
  readonly created_on: string
  readonly by: string | null
  readonly all: number
  readonly done: number
  readonly counts: Readonly<Record<GoodsOutcome, number>>
  /** Goods of which something is to be said although they are taken. */
  readonly warned: number
  /** Names of what is made for the goods, by collection. */
  readonly makings: Readonly<Record<string, readonly string[]>>
}

/** What somebody decides about an import before it is written. */
export type ImportChoices = Partial<Pick<ProductImport, 'mode' | 'compare_at' | 'makes' | 'mapping'>> & {
  readonly source?: ImportSource
}

/** A Directus 8 to read goods from: its address, its project, and a token that may read them. */
export type DirectusLogin = { readonly url: string; readonly project: string; readonly token: string }

export type ImportedChange = { readonly field: string; readonly before: unknown; readonly after: unknown }

/** One product of a file, and what becomes of it. */
export type ImportedGood = {
  readonly id: number
  readonly line: number
  /** What the file calls it by: an address, a number. */
  readonly key: string
  readonly name: string
  readonly outcome: GoodsOutcome | null
  readonly product: number | null
  readonly problems: readonly ImportProblem[]
  readonly changes: readonly ImportedChange[]
}
