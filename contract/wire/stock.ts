import type { stockMoveKinds } from '../model/stock.ts'

/** Goods at a place: a product, or one of its variants; `branch` null is the stock that only parcels are sent from. */
export interface StockPlace {
  readonly product: number
  readonly variant?: number | null
  readonly branch: number | null
}

/** Pieces counted anew at a place; `was` is the number that whoever counts had before them. */
export interface StockCount extends StockPlace {
  readonly pieces: number
  readonly was: number
  readonly reason?: string
}

/** Pieces that are carried from a place to another one. */
export interface StockMove extends StockPlace {
  readonly to: number | null
  readonly pieces: number
  readonly reason?: string
}

/** What lies there now, and what all places have together. */
export interface StockStanding {
  readonly pieces: number
  readonly stock: number
}

/** Something that became of pieces: of a move those carried from `branch` to `to_branch`, else what came or (negative) went at `branch`. */
export interface StockLogEntry {
  readonly id: number
  readonly kind: (typeof stockMoveKinds)[number]
  readonly variant: number | null
  readonly branch: number | null
  readonly to_branch: number | null
  readonly pieces: number
  readonly reason: string | null
  /** Who did it, by name; null for the program itself, and for who has no account any more. */
  readonly by: string | null
  readonly created_on: string
}
