export const orderStates = [
  'received',
  'awaiting_payment',
  'paid',
  'in_preparation',
  'ready_for_collection',
  'shipped',
  'completed',
  'cancelled',
  'refunded',
] as const

export type OrderState = (typeof orderStates)[number]

/** What a transition is guarded by. */
export interface OrderFacts {
  /** The whole sum has arrived. */
  isPaid: boolean
  /** The method wants the money before the goods are prepared. */
  paidInAdvance: boolean
  /** The customer collects the goods. */
  isCollection: boolean
}

/** Why a transition is refused. */
export type TransitionRefusal =
  | 'not_possible'
  | 'not_paid'
  | 'already_paid'
  | 'not_for_collection'
  | 'only_for_collection'
  | 'not_paid_in_advance'

type Guard = (facts: OrderFacts) => TransitionRefusal | undefined

const free: Guard = () => undefined
const ifPaid: Guard = ({ isPaid }) => (isPaid ? undefined : 'not_paid')
const ifUnpaid: Guard = ({ isPaid }) => (isPaid ? 'already_paid' : undefined)
const ifInAdvance: Guard = ({ paidInAdvance }) => (paidInAdvance ? undefined : 'not_paid_in_advance')
const ifPaidOrLater: Guard = ({ isPaid, paidInAdvance }) => (isPaid || !paidInAdvance ? undefined : 'not_paid')
const ifCollected: Guard = ({ isCollection }) => (isCollection ? undefined : 'only_for_collection')
const ifSent: Guard = ({ isCollection }) => (isCollection ? 'not_for_collection' : undefined)

/**
 * The states of an order and where each may lead. An order that is paid is refunded, never just cancelled; money that arrives
 * for a cancelled order can be given back.
 */
const transitions: Record<OrderState, Partial<Record<OrderState, Guard>>> = {
  received: { awaiting_payment: ifInAdvance, paid: ifPaid, in_preparation: ifPaidOrLater, cancelled: ifUnpaid },
  awaiting_payment: { paid: ifPaid, cancelled: ifUnpaid },
  paid: { in_preparation: free, refunded: ifPaid },
  in_preparation: { ready_for_collection: ifCollected, shipped: ifSent, cancelled: ifUnpaid, refunded: ifPaid },
  ready_for_collection: { completed: ifPaid, cancelled: ifUnpaid, refunded: ifPaid },
  shipped: { completed: ifPaid, cancelled: ifUnpaid, refunded: ifPaid },
  completed: { refunded: ifPaid },
  cancelled: { refunded: ifPaid },
  refunded: {},
}

/** Why an order may not go from one state to another; undefined when it may. */
export function refusalOf(from: OrderState, to: OrderState, facts: OrderFacts): TransitionRefusal | undefined {
  const guard = transitions[from][to]
  return guard ? guard(facts) : 'not_possible'
}

/** The states that an order may go to now. */
export function nextStates(from: OrderState, facts: OrderFacts): OrderState[] {
  return orderStates.filter((to) => refusalOf(from, to, facts) === undefined)
}

/** True for a known state. */
export function isOrderState(value: unknown): value is OrderState {
  return orderStates.includes(value as OrderState)
}

/** Whether an order in this state still holds its stock. */
export function holdsStock(state: OrderState): boolean {
  return state !== 'cancelled' && state !== 'refunded'
}
