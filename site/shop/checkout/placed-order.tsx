import { useEffect, useSyncExternalStore } from 'react'
import type { PlacedOrder } from '#contract/wire/order-types.ts'
import styles from './checkout.module.css'
import { useCheckoutMessages } from './messages/checkout-messages.ts'

let placed: PlacedOrder | null = null
const listeners = new Set<() => void>()

/** Keeps what was just ordered until its own page is there, while the cart is empty already; `null` forgets it. */
export function rememberPlacedOrder(order: PlacedOrder | null): void {
  placed = order
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The order that was just placed from this page; none on the server and while hydrating. */
export const usePlacedOrder = (): PlacedOrder | null =>
  useSyncExternalStore(
    subscribe,
    () => placed,
    () => null,
  )

export function PlacedNote({ order }: { order: PlacedOrder }) {
  const messages = useCheckoutMessages()

  // Who comes back from the provider's page by the browser's own button finds the checkout, not the farewell.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) rememberPlacedOrder(null)
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])

  return (
    <p className={styles.placed} role="status">
      {order.payment.kind === 'paypal' ? messages.toPayPal() : messages.placed({ number: order.order_number })}
    </p>
  )
}
