import type { ParcelPieces } from '#domain/orders/parcels.ts'
import type { StoredOrder } from './stored-order.ts'

/** Pieces of an order in words, a line each: `2 × Ring, 54`. */
export const namedPieces = ({ lines }: Pick<StoredOrder, 'lines'>, pieces: readonly ParcelPieces[]): string[] =>
  pieces.flatMap(({ line: id, count }) => {
    const line = lines.find((one) => one.id === id)
    return line ? [`${count} × ${[line.name, line.variantName].filter(Boolean).join(', ')}`] : []
  })
