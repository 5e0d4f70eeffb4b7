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
  /** The whole sum has arrived, or there is none to pay. */
  isPaid: boolean
  /** Some of the customer's money is here: it has come and was not given back. */
  hasMoney: boolean
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
  | 'no_money'

type Guard = (facts: OrderFacts) => TransitionRefusal | undefined

const ifPaid: Guard = ({ isPaid }) => (isPaid ? undefined : 'not_paid')
const ifMoney: Guard = ({ hasMoney }) => (hasMoney ? undefined : 'no_money')
const unlessPaid: Guard = ({ isPaid, hasMoney }) => (isPaid && hasMoney ? 'already_paid' : undefined)
const ifInAdvance: Guard = ({ paidInAdvance }) => (paidInAdvance ? undefined : 'not_paid_in_advance')
const ifPaidOrLater: Guard = ({ isPaid, paidInAdvance }) => (isPaid || !paidInAdvance ? undefined : 'not_paid')
const ifCollected: Guard = ({ isCollection }) => (isCollection ? undefined : 'only_for_collection')
const ifSent: Guard = (facts) => (facts.isCollection ? 'not_for_collection' : ifPaidOrLater(facts))

/** How an order ends whose goods are still here or come back: one that is paid is refunded, never just cancelled. */
const ends = { cancelled: unlessPaid, refunded: ifMoney }

/**
 * The states of an order and where each may lead. Whatever money is here can be given back in every state, also what came in part
 * or for a cancelled order; so none is a dead end.
 */
const transitions: Record<OrderState, Partial<Record<OrderState, Guard>>> = {
  received: { awaiting_payment: ifInAdvance, paid: ifPaid, in_preparation: ifPaidOrLater, ...ends },
  awaiting_payment: { paid: ifPaid, ...ends },
  paid: { in_preparation: ifPaidOrLater, ...ends },
  in_preparation: { ready_for_collection: ifCollected, shipped: ifSent, ...ends },
  ready_for_collection: { completed: ifPaid, ...ends },
  shipped: { completed: ifPaid, ...ends },
  completed: { refunded: ifMoney },
  cancelled: { refunded: ifMoney },
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

/** The states of an order of which nothing is sent, handed over or paid any more. */
export const overStates = ['cancelled', 'refunded'] as const satisfies readonly OrderState[]

/** Whether an order in this state is over: cancelled, or all of its money given back. */
export function isOver(state: OrderState): state is (typeof overStates)[number] {
  return (overStates as readonly OrderState[]).includes(state)
}

/** Whether an order in this state still holds its stock. */
export function holdsStock(state: OrderState): boolean {
  return !isOver(state)
}
