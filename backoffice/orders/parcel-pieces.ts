import { isRest, stillToSend } from '#domain/orders/parcels.ts'
import type { OrderRecord } from './order-record.ts'
import { nameOfLine } from './refund-pieces.ts'

type Sendable = Pick<OrderRecord, 'lines' | 'parcels'>

/** Under which a form names the pieces of a line. */
export const piecesField = (line: number) => `pieces.${line}`

/** The lines of which something is still to be sent, by their names. */
export const sendableLines = ({ lines, parcels }: Sendable) =>
  stillToSend(lines, parcels ?? []).flatMap(({ line: id, count: left }) => {
    const line = lines.find((one) => one.id === id)
    return line ? [{ id, name: nameOfLine(line), left }] : []
  })

/** The pieces that a form says go now; `all` where nothing is left then, or the form asks for none. */
export function sentPieces({ lines, parcels }: Sendable, given: Readonly<Record<string, string>>) {
  const rest = stillToSend(lines, parcels ?? [])
  const pieces = rest.flatMap(({ line, count: left }) => {
    const count = Number(given[piecesField(line)] ?? left)
    return count > 0 ? [{ line, count }] : []
  })
  return isRest(rest, pieces) ? 'all' : pieces
}
