/** A published product as lists, facets and search need it. Ids are those of the database, money is in cents. */
export interface ProductFacts {
  readonly id: number
  readonly category: number | null
  readonly manufacturer: number | null
  readonly subcategories: readonly number[]
  readonly attributes: readonly number[]
  readonly tags: readonly number[]
  /** Where there are pieces of it, or of a variant that is on sale. */
  readonly branches: readonly number[]
  /** What the product costs at least: its own price or, without one, that of its cheapest variant; null on request. */
  readonly price: number | null
  /** Whether it, or a variant of it, has a reduced price now; missing: no. */
  readonly isReduced?: boolean
  /** Whether there are pieces of it, or of a variant that is on sale. */
  readonly isInStock?: boolean
  readonly sort: number | null
  /** Milliseconds since 1970. */
  readonly createdOn: number
  /** The product's reference number and those of its variants. */
  readonly references: readonly string[]
}
