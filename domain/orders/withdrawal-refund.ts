import { isOver, type OrderState } from './order-states.ts'
import { areAllPieces, piecesLeft, priceOfPieces, type ReturnableLine } from './returned-pieces.ts'

/** A line of an order that is withdrawn from; what was made for the customer cannot be (§ 312g (2) no. 1 BGB). */
export interface WithdrawableLine extends ReturnableLine {
  readonly excludesWithdrawal: boolean
}

/** What an order's withdrawal gives back for; cents. */
export interface WithdrawalMoney {
  /** What the customer paid for shipping, and for gift wrap. */
  readonly shipping: number
  readonly wrap: number
  /** What the cheapest standard delivery would have cost; a dearer one that the customer chose is not given back (§ 357 (2) BGB). */
  readonly cheapestShipping: number
  /** The money that is here. */
  readonly left: number
  /** What is still to be paid of the order, against which it is set first. */
  readonly owed: number
}

/** What is due for a withdrawal, in cents; `missing` is what would be due beyond the money that is here: it was never paid. */
export interface ProposedRefund {
  readonly goods: number
  readonly shipping: number
  readonly wrap: number
  readonly amount: number
  readonly missing: number
}

/** The pieces of an order that can be withdrawn from. */
export const withdrawablePieces = (lines: readonly WithdrawableLine[]) =>
  lines.flatMap((line) => {
    const count = line.excludesWithdrawal ? 0 : piecesLeft(line)
    return count > 0 ? [{ line: line.id, count }] : []
  })

/**
 * Whether an order still has something to withdraw from. One of goods made for the customer alone counts, for whether they really were is
 * not for a program to say.
 */
export const leavesWithdrawal = ({
  state,
  lines,
}: {
  readonly state: OrderState
  readonly lines: readonly Omit<WithdrawableLine, 'priceBrutto'>[]
}): boolean =>
  !isOver(state) &&
  lines.some(
    (line) => piecesLeft(line) > 0 && (!line.excludesWithdrawal || lines.every((one) => one.excludesWithdrawal)),
  )

/**
 * What is to be given back for a withdrawal of these pieces: their price; and with all that the order had, the standard delivery and the
 * gift wrap too. Whoever keeps a part was owed its delivery all the same.
 */
export function withdrawalRefund(
  lines: readonly WithdrawableLine[],
  pieces: readonly { readonly line: number; readonly count: number }[],
  { shipping, wrap, cheapestShipping, left, owed }: WithdrawalMoney,
): ProposedRefund {
  const goods = priceOfPieces(lines, pieces)
  const isWhole = goods > 0 && areAllPieces(lines, pieces)
  const due = {
    goods,
    shipping: isWhole ? Math.min(shipping, cheapestShipping) : 0,
    wrap: isWhole ? wrap : 0,
  }
  const sum = due.goods + due.shipping + due.wrap
  const amount = Math.max(0, Math.min(left, sum - owed))
  return { ...due, amount, missing: sum - amount }
}
