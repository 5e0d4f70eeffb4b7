import type { Language } from '../texts/language.ts'

/** Something that a file says and that is not taken as it stands: `line` as the spreadsheet counts, `message` in English as the wire has it. */
export interface ImportProblem {
  readonly line: number
  readonly field: string
  readonly message: string
}

/** A reduction for a time: cents; moments as ISO texts. */
export interface ImportedSale {
  readonly price: number
  readonly from?: string | undefined
  readonly until?: string | undefined
  /** The lowest price of the 30 days before, where the file knows it. */
  readonly lowest?: number | undefined
}

export interface ImportedPicture {
  /** A web address, or the name of a file in the archive that came along. */
  readonly address: string
  /** What it shows, in the first language of the website. */
  readonly alt?: string | undefined
  /** The same in languages that the file names. */
  readonly alts?: Readonly<Partial<Record<Language, string>>> | undefined
  /** The name of a variant that it shows, or the value that all variants have that it shows; missing: all. */
  readonly shows?: string | undefined
}

/** One piece to choose: cents; what is missing is not said by the file. */
export interface ImportedVariant {
  readonly line: number
  readonly name: string
  readonly reference?: string | undefined
  readonly gtin?: string | undefined
  readonly price?: number | null | undefined
  readonly cost?: number | null | undefined
  readonly stock?: number | undefined
  readonly sale?: ImportedSale | undefined
}

export interface ImportedTexts {
  readonly display_name?: string | undefined
  readonly description?: string | undefined
  readonly shipping_time?: string | undefined
}

/**
 * A product as any source tells it, before anything is known of ours. Money in cents; a field that is missing is not said by the file and
 * stays as it is, null empties it. Numbers that another shop gave its records are no part of it.
 */
export interface ImportedProduct {
  readonly line: number
  /** What the source itself tells its products apart by: handle, number or address. */
  readonly key: string
  readonly name?: string | undefined
  readonly slug?: string | undefined
  readonly reference?: string | null | undefined
  readonly gtin?: string | null | undefined
  readonly description?: string | null | undefined
  readonly status?: 'draft' | 'published' | 'archived' | undefined
  readonly price?: number | null | undefined
  readonly uvp?: number | null | undefined
  /** What a piece costs the shop. */
  readonly cost?: number | null | undefined
  /** A price that the source strikes through, which may be one of the manufacturer's or none at all. */
  readonly compareAt?: number | undefined
  readonly sale?: ImportedSale | undefined
  readonly stock?: number | undefined
  readonly brand?: string | null | undefined
  /** Each from the outside in: `['Schmuck', 'Ringe']`. */
  readonly categories?: readonly (readonly string[])[] | undefined
  readonly attributes?: readonly { readonly group: string; readonly value: string }[] | undefined
  readonly tags?: readonly string[] | undefined
  readonly pictures?: readonly ImportedPicture[] | undefined
  /** What the variants differ in: `Ringweite`. */
  readonly axis?: string | undefined
  readonly variants?: readonly ImportedVariant[] | undefined
  readonly translations?: Readonly<Partial<Record<Language, ImportedTexts>>> | undefined
  /** More fields of our own, as the form has them. */
  readonly more?: Readonly<Record<string, string | boolean | null>> | undefined
  /** The path that the source showed it at. */
  readonly oldPath?: string | undefined
  readonly problems: readonly ImportProblem[]
}
