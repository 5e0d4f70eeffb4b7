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

/** Pieces that were sold and did not come back, and what they brought. */
export interface SoldGoods {
  readonly id: number | null
  readonly name: string
  readonly pieces: number
  readonly takings: number
}

/** What was sold of a time, the best first; and what lies there and was not. `id` null: goods that are no more. */
export interface GoodsReport {
  readonly products: readonly (SoldGoods & { readonly reference_number: string | null })[]
  readonly brands: readonly SoldGoods[]
  readonly categories: readonly SoldGoods[]
  readonly unsold: readonly {
    readonly id: number
    readonly name: string
    readonly pieces: number
    readonly value: number
  }[]
}

/** What lies in stock now, at the prices at which it is sold. `branch` null: stock of parcels. */
export interface StockReport {
  readonly pieces: number
  readonly value: number
  readonly branches: readonly { readonly branch: number | null; readonly pieces: number; readonly value: number }[]
}
