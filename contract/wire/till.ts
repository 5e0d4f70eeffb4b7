/** What becomes of goods that a till's file does not name: sold there, or left as they are. */
export const MISSING_RULES = ['untouched', 'sold'] as const

/** A number before and after. */
export type TillChange<Value> = readonly [was: Value, is: Value]

/** What a file of a till changed, or would change. Money in euro. */
export interface TillReport {
  readonly trial: boolean
  /** The branch whose pieces are meant; null for those that only parcels are sent from. */
  readonly branch: string | null
  /** Lines of the file, and those of goods that are here. */
  readonly lines: number
  readonly known: number
  /** Goods whose pieces or price changed, and those that were counted as sold because the file does not name them. */
  readonly stock: number
  readonly prices: number
  readonly sold: number
  /** The first of the goods that changed. */
  readonly changes: readonly {
    /** Of the file; null for goods that it does not name. */
    readonly line: number | null
    readonly product: number
    readonly variant: number | null
    readonly name: string
    readonly stock?: TillChange<number>
    readonly price?: TillChange<number | null>
  }[]
  /** The first of the lines that name goods that are not here, or several. */
  readonly unknown: readonly { readonly line: number; readonly key: string }[]
  readonly problems: readonly { readonly line: number; readonly field: string; readonly message: string }[]
}

/** The last file for a place, and whether the next one is overdue. */
export interface TillRun {
  readonly branch: string | null
  readonly on: string
  /** Hours in which the next is awaited; null where nobody said. */
  readonly every: number | null
  /** Why it was refused; null for one that was taken. */
  readonly problem: string | null
  readonly stock: number
  readonly prices: number
  readonly sold: number
  readonly unknown: number
  readonly overdue: boolean
}
