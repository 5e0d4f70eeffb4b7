import type { OrderState } from './order-states.ts'

const stillHere: readonly OrderState[] = [
  'received',
  'awaiting_payment',
  'paid',
  'in_preparation',
  'ready_for_collection',
]

/** Whether nothing of an order in this state has left the house. */
export const isStillHere = (state: OrderState): boolean => stillHere.includes(state)

/** Pieces of a line before and after its count changes. */
export interface CountChange {
  readonly count: number
  /** Of these, the pieces that stock was taken for; the others are bought to order. */
  readonly stockTaken: number
  readonly next: number
}

/** What becomes of the pieces of a line: how many stay taken, go back into stock, and are wanted in addition. What is only bought to order goes first. */
export function changedPieces({ count, stockTaken, next }: CountChange) {
  const kept = Math.min(stockTaken, next)
  return { kept, back: stockTaken - kept, more: Math.max(0, next - count) }
}

/** How an order is paid, as far as it bounds what its lines may come to. */
export interface PaidBy {
  /** A provider takes the money. */
  readonly byProvider: boolean
  /** It takes the agreed sum when the goods are sent. */
  readonly takenOnSending: boolean
}

/**
 * Whether changed lines may cost so much, in cents: a provider that the customer has allowed a sum takes no more, and one that takes it when
 * the goods are sent takes just that.
 */
export function totalFits({ byProvider, takenOnSending }: PaidBy, before: number, after: number): boolean {
  if (takenOnSending) return after === before
  return !byProvider || after <= before
}
