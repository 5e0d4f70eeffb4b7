import { useEffect, useRef } from 'react'
import { ButtonLink } from '../../ui/button-link.tsx'
import type { Refusal } from '../order-calls.ts'
import { useMoney } from '../use-money.ts'
import { type CheckoutStep, stepOf, stepPath } from './checkout-steps.ts'
import { useCheckoutMessages } from './messages/checkout-messages.ts'
import type { CheckoutMessages } from './messages/message-types.ts'
import styles from './review-step.module.css'

/** A refusal with the total that the visitor had agreed to, in euro. */
export type ShownRefusal = Refusal & { before: number }

/** Says why the order was not taken and what can be done about it; the focus comes here. */
export function RefusalNote({ refusal, path }: { refusal: ShownRefusal; path: string }) {
  const messages = useCheckoutMessages()
  const note = useRef<HTMLDivElement>(null)
  const money = useMoney()

  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is a new one to be read
  useEffect(() => note.current?.focus(), [refusal])

  const now = refusal.quote?.totals.total
  const prices = { before: money.euro(refusal.before), now: money.euro(now ?? refusal.before) }
  const step = stepToMend(refusal)
  return (
    <div ref={note} className={styles.refusal} role="alert" tabIndex={-1} data-reason={refusal.reason}>
      <h2>{headingOf(refusal, messages)}</h2>
      <p>{textOf(refusal, messages, prices)}</p>
      {step && (
        <ButtonLink href={stepPath(path, step)} look="secondary">
          {step === 'address' ? messages.toAddress() : messages.toDelivery()}
        </ButtonLink>
      )}
    </div>
  )
}

/** Claims only what is known: without an answer the order may have been placed, and one whose payment did not begin has been. */
function headingOf({ reason }: Refusal, messages: CheckoutMessages): string {
  if (reason === 'unknown') return messages.unansweredHeading()
  return reason === 'payment_failed' ? messages.unpaidHeading() : messages.refusedHeading()
}

function stepToMend({ reason, field }: Refusal): CheckoutStep | undefined {
  switch (reason) {
    case 'shipping_not_available':
    case 'payment_not_available':
    case 'payment_failed':
      return 'delivery'
    case 'country_not_available':
      return 'address'
    case 'invalid':
      return field && !field.startsWith('lines.') ? stepOf(field) : undefined
    default:
      return undefined
  }
}

function textOf(
  { reason, field }: Refusal,
  messages: CheckoutMessages,
  prices: { before: string; now: string },
): string {
  switch (reason) {
    case 'price_changed':
      return messages.refusedPrice(prices)
    case 'sold_out':
    case 'not_enough':
    case 'gone':
    case 'not_for_sale':
      return messages.refusedLines()
    case 'shipping_not_available':
      return messages.refusedShipping()
    case 'payment_not_available':
      return messages.refusedPayment()
    case 'country_not_available':
      return messages.refusedCountry()
    case 'invalid':
      return field?.startsWith('lines.') ? messages.refusedLines() : messages.refusedField()
    case 'shop_closed':
      return messages.refusedClosed()
    case 'maintenance':
      return messages.refusedPause()
    case 'payment_failed':
      return messages.refusedPaymentFailed()
    case 'too_many':
      return field === 'customerEmail' ? messages.refusedOpenOrders() : messages.refusedTooMany()
    case 'unknown':
      return messages.refusedUnknown()
    default:
      return messages.refusedOther()
  }
}
