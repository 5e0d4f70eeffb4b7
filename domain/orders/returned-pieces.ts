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

type Pieces = readonly Pick<ReturnedPieces, 'line' | 'count'>[]

const countIn = (pieces: Pieces, id: number) =>
  pieces.reduce((sum, { line, count }) => sum + (line === id ? count : 0), 0)

/** What pieces cost, in cents. */
export const priceOfPieces = (lines: readonly ReturnableLine[], pieces: Pieces): number =>
  lines.reduce((sum, line) => sum + line.priceBrutto * countIn(pieces, line.id), 0)

/** Whether these are all the pieces that an order still had. */
export const areAllPieces = (lines: readonly ReturnableLine[], pieces: Pieces): boolean =>
  lines.every((line) => countIn(pieces, line.id) >= piecesLeft(line))

/**
 * Cents that are not owed any more when pieces come back for money: what their price is beyond the money, as far as it was never paid;
 * with the last of them all that was.
 */
export const creditedWith = (
  lines: readonly ReturnableLine[],
  pieces: Pieces,
  { cents, owed }: { readonly cents: number; readonly owed: number },
): number => {
  const price = priceOfPieces(lines, pieces)
  if (price === 0) return 0
  return areAllPieces(lines, pieces) ? owed : Math.min(owed, Math.max(0, price - cents))
}

/**
 * What is to be given back for pieces that come back, in cents: their price, and with the last of them shipping and gift wrap too
 * (§ 357 (2) BGB); never more than `left`, the money that is here, and nothing for what is still `owed`.
 */
export function refundFor(
  lines: readonly ReturnableLine[],
  returned: Pieces,
  { extras, left, owed = 0 }: { readonly extras: number; readonly left: number; readonly owed?: number },
): number {
  const goods = priceOfPieces(lines, returned)
  const isLast = goods > 0 && areAllPieces(lines, returned)
  return Math.max(0, Math.min(left, goods + (isLast ? extras : 0) - owed))
}
