import { piecesLeft, type ReturnableLine } from './returned-pieces.ts'

/** Pieces of a line that go together with others. */
export interface ParcelPieces {
  /** Id of the line. */
  readonly line: number
  readonly count: number
}

/** A parcel of an order that is sent in several: what lies in it, how it is followed, and when it left (ISO 8601). */
export interface Parcel {
  readonly pieces: readonly ParcelPieces[]
  readonly carrier: string | null
  readonly tracking_number: string | null
  /** Https. */
  readonly tracking_link: string | null
  readonly sent_on: string
  /** What staff tell the customer with it. */
  readonly message?: string | undefined
}

type SentLine = Pick<ReturnableLine, 'id' | 'count' | 'returned'>

const sentOf = (parcels: readonly Pick<Parcel, 'pieces'>[], id: number) =>
  parcels.flatMap(({ pieces }) => pieces).reduce((sum, { line, count }) => sum + (line === id ? count : 0), 0)

/** What is still to come of an order, by line: what was ordered without what was cancelled or given back, and without what has left. */
export const stillToSend = (lines: readonly SentLine[], parcels: readonly Pick<Parcel, 'pieces'>[]): ParcelPieces[] =>
  lines.flatMap((line) => {
    const count = piecesLeft(line) - sentOf(parcels, line.id)
    return count > 0 ? [{ line: line.id, count }] : []
  })

/** The index of the first of these pieces that are not there to be sent, or stand twice; -1 where all can go. */
export const wrongInParcel = (rest: readonly ParcelPieces[], wanted: readonly ParcelPieces[]): number =>
  wanted.findIndex(
    ({ line, count }, index) =>
      wanted.findIndex((one) => one.line === line) !== index ||
      !rest.some((one) => one.line === line && one.count >= count),
  )

/** What is asked back of an order, with words to the customer. */
export interface ReturnSlip {
  readonly pieces: readonly ParcelPieces[]
  /** Asked for twice with the same key it is one slip. */
  readonly key?: string | undefined
  readonly message?: string | undefined
}

/** What has left the house of an order, by line, whatever came back since: all once it was handed over, before that what went in parcels. */
export const sentOut = (
  lines: readonly SentLine[],
  parcels: readonly Pick<Parcel, 'pieces'>[],
  isHandedOver: boolean,
): ParcelPieces[] =>
  lines.flatMap(({ id, count: ordered }) => {
    const count = isHandedOver ? ordered : Math.min(ordered, sentOf(parcels, id))
    return count > 0 ? [{ line: id, count }] : []
  })

/** Whether nothing is left after these pieces, which can all go. */
export const isRest = (rest: readonly ParcelPieces[], wanted: readonly ParcelPieces[]): boolean =>
  rest.every(({ line, count }) => wanted.some((one) => one.line === line && one.count === count))

/** What of a line is here and has not left with a parcel: pieces that stock was taken for, and that did not come back. */
export const stillHereOf = (
  line: { readonly id: number; readonly stockTaken: number; readonly returned: number },
  parcels: readonly Pick<Parcel, 'pieces'>[],
): number => Math.max(0, line.stockTaken - line.returned - sentOf(parcels, line.id))
