import type { RowOf } from '#contract/model/row-of.ts'
import { isPaymentMethodId, paymentMethod } from '#domain/money/payment-methods.ts'
import { nextStates } from '#domain/orders/order-states.ts'
import { owedOf } from '../orders/owed-of.ts'

/** What is done with an order from *Heute*. */
export type DeskStep = 'payment' | 'in_preparation' | 'ready_for_collection' | 'shipped'

const FACTS = ['state', 'payment_method', 'is_collection', 'total', 'credited', 'paid', 'refunded'] as const

/** What the next step of an order follows from; money in euro. */
export type DeskOrder = Omit<RowOf<'ecommerce_order', typeof FACTS>, 'id'>

const STEPS = ['in_preparation', 'ready_for_collection', 'shipped'] as const

/**
 * The step that an order waits for: the money of who pays by transfer, then the way of the goods; undefined where only the customer, a provider
 * or a decision brings it further. The backend decides whether it may be taken.
 */
export function nextStep(order: DeskOrder): DeskStep | undefined {
  const { payment_method: id, state } = order
  const waitsFor = isPaymentMethodId(id) ? paymentMethod(id).waitsFor : 'nothing'
  const facts = {
    isPaid: owedOf(order) <= 0,
    hasMoney: order.paid > order.refunded,
    paidInAdvance: waitsFor !== 'nothing',
    isCollection: order.is_collection,
  }
  const next = nextStates(state, facts)
  const step = STEPS.find((to) => next.includes(to))
  if (step) return step
  return waitsFor === 'transfer' && !facts.isPaid && ['received', 'awaiting_payment', 'paid'].includes(state)
    ? 'payment'
    : undefined
}

/** An order as it will stand once a step is taken. */
export const stepped = <Order extends DeskOrder>(order: Order, step: DeskStep): Order =>
  step === 'payment' ? { ...order, state: 'paid', paid: order.total - order.credited } : { ...order, state: step }
