import type { VisitStep } from '#domain/paths/visit-step.ts'

/** What was sold: orders that were not cancelled, in euro after what was given back. */
export interface Takings {
  readonly orders: number
  readonly takings: number
}

/** The takings of a time, by German days; every day of it is there. `branch` null: sent as parcels. */
export interface SalesReport extends Takings {
  readonly from: string
  readonly until: string
  readonly refunded: number
  readonly days: readonly (Takings & { readonly day: string })[]
  readonly branches: readonly (Takings & { readonly branch: number | null })[]
  readonly payments: readonly (Takings & { readonly method: number })[]
}

/** What is left of goods without VAT and what they cost, in euro: of those whose cost is known, which brought `margin_of`, and `margin_net` without VAT and without what was given back though they stayed. */
export interface Margin {
  readonly margin: number
  readonly margin_net: number
  readonly margin_of: number
}

/**
 * Pieces that were sold and did not come back, and what they were sold for. Shipping, gift wrap and money that was given back without goods
 * coming back are not in it: they count in the takings of orders, and the last of them in the margin too.
 */
export interface SoldGoods extends Margin {
  readonly id: number | null
  readonly name: string
  readonly pieces: number
  readonly takings: number
}

/** What lies there: pieces, and what they are worth at the prices at which they are sold. */
export interface LyingGoods {
  readonly id: number
  readonly name: string
  readonly pieces: number
  readonly value: number
}

/**
 * What was sold of a time, the best first; what lies there and was not; and what lies there for longest, at the speed of that time: for
 * `days`. `id` null: goods that are no more. `margin` is that of all goods.
 */
export interface GoodsReport {
  readonly margin: Margin & { readonly takings: number }
  readonly products: readonly (SoldGoods & { readonly reference_number: string | null })[]
  readonly brands: readonly SoldGoods[]
  readonly categories: readonly SoldGoods[]
  readonly unsold: readonly LyingGoods[]
  readonly slow: readonly (LyingGoods & { readonly sold: number; readonly days: number })[]
}

/** Pieces in stock; what they are worth at the prices at which they are sold; and what those cost of which it is known. */
export interface StockValue {
  readonly pieces: number
  readonly value: number
  readonly cost: number
  readonly cost_pieces: number
}

/** What lies in stock now. `branch` null: stock of parcels. */
export interface StockReport extends StockValue {
  readonly branches: readonly (StockValue & { readonly branch: number | null })[]
}

/** How often; `name` is a path of the website, or a host. An empty one: what is beyond the most that are told apart, or came from nowhere. */
export interface Seen {
  readonly name: string
  readonly times: number
}

/**
 * What was seen of the website: `visits` that began, pages `seen`, and pages for `programs`, which are in none of the others. `steps` are
 * pages seen on the way to an order, and orders placed.
 */
export interface VisitsReport {
  readonly visits: number
  readonly seen: number
  readonly programs: number
  readonly steps: readonly { readonly step: VisitStep | 'ordered'; readonly times: number }[]
  readonly pages: readonly Seen[]
  readonly sources: readonly Seen[]
  /** Searches without result, asked for last in that time; `times` of half a year. */
  readonly searches: readonly {
    readonly said: string
    readonly language: string
    readonly times: number
    readonly last_on: string
  }[]
}
