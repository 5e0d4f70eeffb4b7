/** A line of an order whose pieces can come back; price of one in cents. */
export interface ReturnableLine {
  readonly id: number
  readonly count: number
  /** Pieces that came back before. */
  readonly returned: number
  readonly priceBrutto: number
}

/** Pieces of a line that come back with a refund. */
export interface ReturnedPieces {
  /** Id of the line. */
  readonly line: number
  readonly count: number
  /** Whether they go back into stock: goods that came back damaged do not. */
  readonly toStock: boolean
  /** Of an order that is partly sent, whether they had left with a parcel; where nobody says, those that had not left come first. */
  readonly fromParcel?: boolean | undefined
}

/** Pieces of a line that are still with the customer or on their way. */
export const piecesLeft = ({ count, returned }: Pick<ReturnableLine, 'count' | 'returned'>): number =>
  Math.max(0, count - returned)

/** The index of the first of these that names no line of the order, or more pieces than are left of it; -1 where all can come back. */
export function wrongPieces(lines: readonly ReturnableLine[], returned: readonly ReturnedPieces[]): number {
  const left = new Map(lines.map((line) => [line.id, piecesLeft(line)]))
  return returned.findIndex(({ line, count }) => {
    const rest = (left.get(line) ?? 0) - count
    left.set(line, rest)
    return !left.has(line) || rest < 0
  })
}

/**
 * What is to be given back for pieces that come back, in cents: their price, and with the last of them shipping and gift wrap too
 * (§ 357 (2) BGB); never more than `left`, the money that is here.
 */
export function refundFor(
  lines: readonly ReturnableLine[],
  returned: readonly Pick<ReturnedPieces, 'line' | 'count'>[],
  { extras, left }: { readonly extras: number; readonly left: number },
): number {
  const countOf = (id: number) => returned.reduce((sum, { line, count }) => sum + (line === id ? count : 0), 0)
  const goods = lines.reduce((sum, line) => sum + line.priceBrutto * countOf(line.id), 0)
  const isLast = goods > 0 && lines.every((line) => countOf(line.id) >= piecesLeft(line))
  return Math.min(left, goods + (isLast ? extras : 0))
}
