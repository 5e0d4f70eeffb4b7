import type { ReturnableLine, ReturnedPieces } from './returned-pieces.ts'

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

interface SentLine extends Pick<ReturnableLine, 'id' | 'count' | 'returned'> {
  /** Of the returned, pieces that had left the house before; of orders of a version that did not tell, none. */
  readonly returnedSent?: number
}

const sentOf = (parcels: readonly Pick<Parcel, 'pieces'>[], id: number) =>
  parcels.flatMap(({ pieces }) => pieces).reduce((sum, { line, count }) => sum + (line === id ? count : 0), 0)

/** Pieces that were given back before they left. */
const neverSent = ({ returned, returnedSent = 0 }: Pick<SentLine, 'returned' | 'returnedSent'>) =>
  returned - returnedSent

const toSendOf = (line: SentLine, parcels: readonly Pick<Parcel, 'pieces'>[]) =>
  Math.max(0, line.count - neverSent(line) - sentOf(parcels, line.id))

/** What is still to come of an order, by line: what was ordered without what was given back before it left, and without what has left. */
export const stillToSend = (lines: readonly SentLine[], parcels: readonly Pick<Parcel, 'pieces'>[]): ParcelPieces[] =>
  lines.flatMap((line) => {
    const count = toSendOf(line, parcels)
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
  line: Pick<SentLine, 'id' | 'returned' | 'returnedSent'> & { readonly stockTaken: number },
  parcels: readonly Pick<Parcel, 'pieces'>[],
): number => Math.max(0, line.stockTaken - neverSent(line) - sentOf(parcels, line.id))

interface Sending {
  readonly lines: readonly SentLine[]
  readonly parcels: readonly Pick<Parcel, 'pieces'>[]
  readonly isHandedOver: boolean
}

/**
 * How many of each of these pieces had left the house when they came back: all once the order was handed over, before that what staff say, else
 * only what was not here any more. `wrong` is the index of the first that cannot be so; -1 where all can.
 */
export function leftBefore(
  { lines, parcels, isHandedOver }: Sending,
  pieces: readonly Pick<ReturnedPieces, 'line' | 'count' | 'fromParcel'>[],
): { readonly left: readonly number[]; readonly wrong: number } {
  const now = new Map(lines.map((line) => [line.id, line]))
  let wrong = -1
  const left = pieces.map(({ line: id, count, fromParcel }, index) => {
    const line = now.get(id)
    if (!line) return 0
    const here = isHandedOver ? 0 : toSendOf(line, parcels)
    const out = Math.max(0, line.count - line.returned - here)
    const sent = fromParcel === undefined || isHandedOver ? Math.max(0, count - here) : fromParcel ? count : 0
    if (wrong < 0 && (sent > out || count - sent > here)) wrong = index
    now.set(id, { ...line, returned: line.returned + count, returnedSent: (line.returnedSent ?? 0) + sent })
    return sent
  })
  return { left, wrong }
}

/** These pieces of an order that is partly sent, those that are here and those that have left apart; here first. */
export const byPlace = (
  { lines, parcels }: Pick<Sending, 'lines' | 'parcels'>,
  pieces: readonly ParcelPieces[],
): (ParcelPieces & { readonly fromParcel: boolean })[] =>
  pieces.flatMap(({ line: id, count }) => {
    const line = lines.find((one) => one.id === id)
    const here = line ? Math.min(count, toSendOf(line, parcels)) : 0
    return [
      { line: id, count: here, fromParcel: false },
      { line: id, count: count - here, fromParcel: true },
    ].filter((piece) => piece.count > 0)
  })
