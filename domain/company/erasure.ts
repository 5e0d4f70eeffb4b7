import type { OrderState } from '../orders/order-states.ts'

/** What becomes of a record whose person wants to be forgotten. */
export interface Erasure {
  /** `block`: kept because the law says so, and used for nothing else (Art. 18 GDPR); `keep`: the matter is still open. */
  readonly action: 'erase' | 'block' | 'keep'
  /** Why it is not erased; empty where it is. */
  readonly reason: string
}

const erase: Erasure = { action: 'erase', reason: '' }

const OPEN: readonly OrderState[] = [
  'received',
  'awaiting_payment',
  'paid',
  'in_preparation',
  'ready_for_collection',
  'shipped',
]

/** An order: erased where no contract came of it, blocked while papers are to be kept, kept while it is under way. (Art. 17 (3) (b), (e) GDPR) */
export function orderErasure({
  state,
  hasInvoice,
  hasMoney,
  isWithdrawn,
  isToTransfer = false,
}: {
  readonly state: OrderState
  /** Whether an invoice was issued. */
  readonly hasInvoice: boolean
  /** Whether money of the customer is here. */
  readonly hasMoney: boolean
  /** Whether a withdrawal of it is not answered yet: its money is to be given back, by staff who have to see the order. */
  readonly isWithdrawn: boolean
  /** Whether money still has to be transferred to the account that the customer has named. */
  readonly isToTransfer?: boolean
}): Erasure {
  if (isToTransfer) return { action: 'keep', reason: 'contract' }
  if (isWithdrawn) return { action: 'keep', reason: 'withdrawal' }
  if (OPEN.includes(state) || hasMoney) {
    if (state !== 'completed') return { action: 'keep', reason: 'contract' }
  }
  if (hasInvoice || state === 'completed') return { action: 'block', reason: '§ 147 AO, § 14b UStG' }
  return state === 'cancelled' ? erase : { action: 'block', reason: '§ 257 HGB, § 147 AO' }
}

/** A withdrawal is a commercial letter; an open one has to be answered first. */
export const withdrawalErasure = (state: string): Erasure =>
  state === 'received' || state === 'matched'
    ? { action: 'keep', reason: 'withdrawal' }
    : { action: 'block', reason: '§ 257 HGB, § 147 AO' }

/** A mail about orders and withdrawals is a commercial letter as long as one of them is kept. */
export const mailErasure = (kind: string, isOfKept: boolean): Erasure =>
  isOfKept && /^(order|withdrawal)_/.test(kind) ? { action: 'block', reason: '§ 257 HGB, § 147 AO' } : erase
