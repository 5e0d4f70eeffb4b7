/** Pieces of a product, or of one of its variants, at a place. */
export interface PlacedRow {
  readonly branch: number | null
  readonly variant: number | null
  readonly pieces: number
}

/** How many pieces of a product, or of these variants, lie in a branch, or where parcels are sent from. */
export const piecesShown = (
  places: readonly PlacedRow[],
  branch: number | null,
  variants: readonly (number | null)[],
): number =>
  places.reduce((sum, row) => sum + (row.branch === branch && variants.includes(row.variant) ? row.pieces : 0), 0)
