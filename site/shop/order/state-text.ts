import type { OrderView } from '#contract/wire/order-types.ts'
import { paymentMethod } from '#domain/money/payment-methods.ts'
import type { OrderState } from '#domain/orders/order-states.ts'
import type { OrderMessages } from './messages/message-types.ts'
import type { PaymentProgress } from './payment-progress.ts'

const names: Record<OrderState, keyof OrderMessages> = {
  received: 'stateReceived',
  awaiting_payment: 'stateAwaitingPayment',
  paid: 'statePaid',
  in_preparation: 'stateInPreparation',
  ready_for_collection: 'stateReadyForCollection',
  shipped: 'stateShipped',
  completed: 'stateCompleted',
  cancelled: 'stateCancelled',
  refunded: 'stateRefunded',
}

/** A state of an order in one word. */
export const stateName = (state: OrderState, messages: OrderMessages): string =>
  (messages[names[state]] as () => string)()

const sentences: Record<Exclude<OrderState, 'awaiting_payment'>, keyof OrderMessages> = {
  received: 'received',
  paid: 'paid',
  in_preparation: 'inPreparation',
  ready_for_collection: 'readyForCollection',
  shipped: 'shipped',
  completed: 'completed',
  cancelled: 'cancelled',
  refunded: 'refunded',
}

const openSentences: Record<PaymentProgress, keyof OrderMessages> = {
  open: 'awaitingPayment',
  checking: 'paymentChecking',
  waiting: 'paymentWaiting',
  cancelled: 'paymentCancelled',
  failed: 'paymentFailed',
}

type Said = Pick<OrderView, 'state' | 'is_paid' | 'payment_method' | 'totals' | 'to_come'>

/** What is to be said of an order now. */
export function stateText(
  { state, is_paid, payment_method, totals, to_come = [] }: Said,
  progress: PaymentProgress | null,
  messages: OrderMessages,
): string {
  // What costs nothing was paid by nobody.
  if (state === 'paid' && totals.total === 0) return messages.received()
  const isTransfer = paymentMethod(payment_method.id).waitsFor === 'transfer'
  // It was changed since it was paid, and costs more.
  if ((state === 'paid' || state === 'in_preparation') && !is_paid && isTransfer) return messages.awaitingTransfer()
  if (to_come.length > 0) return messages.partSent()
  if (state !== 'awaiting_payment') return (messages[sentences[state]] as () => string)()
  if (isTransfer) return messages.awaitingTransfer()
  return (messages[openSentences[progress ?? 'open']] as () => string)()
}
