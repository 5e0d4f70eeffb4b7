import { useEffect, useRef, useState } from 'react'
import type { OrderRequest, PlacedOrder } from '#contract/wire/order-types.ts'
import { attemptFor, type OrderAttempt, orderedLines } from '#domain/orders/order-attempt.ts'
import { useLocation } from '../../loader/location.ts'
import { useCart } from '../cart/use-cart.ts'
import { useOrderCalls } from '../order-calls.ts'
import { rememberPlacedOrder } from './placed-order.tsx'
import type { ShownRefusal } from './refusal-note.tsx'
import { sendOrder } from './send-order.ts'
import type { Checkout } from './use-checkout.ts'
import { newUuid } from './uuid.ts'

/** After this time, in ms, the visitor is told that it takes longer. */
const SLOW_AFTER = 4000

type Phase = 'idle' | 'sending' | 'slow'

const newKey = () => newUuid((bytes) => crypto.getRandomValues(bytes))

/**
 * Sends the order that the review shows, and what follows from the answer. The cart is emptied only by an order that needs no
 * payment elsewhere.
 */
export function useSending({ cart, draft, change, reset, state }: Checkout, request: OrderRequest | null) {
  const calls = useOrderCalls()
  const { dispatch } = useCart()
  const [, navigate] = useLocation()
  const [phase, setPhase] = useState<Phase>('idle')
  const [refusal, setRefusal] = useState<ShownRefusal | null>(null)
  const running = useRef(false)

  useEffect(() => {
    if (phase !== 'sending') return
    const timer = setTimeout(() => setPhase('slow'), SLOW_AFTER)
    return () => clearTimeout(timer)
  }, [phase])

  // The key is there before anything is pressed, so that two tabs with the same order send the same one.
  useEffect(() => {
    if (!request) return
    const attempt = attemptFor(draft.attempt, request, cart.products, newKey)
    if (attempt !== draft.attempt) change({ attempt })
  })

  async function send(order: OrderRequest) {
    if (running.current) return
    running.current = true
    setPhase('sending')
    setRefusal(null)
    let attempt = attemptFor(draft.attempt, order, cart.products, newKey)
    let outcome = await sendOrder(calls, order, attempt.key)
    if (outcome.kind === 'placed' && outcome.order.state === 'cancelled') {
      // The order of this attempt was given up long ago; what is ordered now is another one.
      attempt = attemptFor(null, order, cart.products, newKey)
      change({ attempt })
      outcome = await sendOrder(calls, order, attempt.key)
    }
    running.current = false
    setPhase('idle')
    switch (outcome.kind) {
      case 'placed':
        return goOn(outcome.order, attempt)
      case 'refused':
        if (outcome.refusal.reason === 'key_used') change({ attempt: null })
        if (outcome.refusal.quote) state.put(outcome.refusal.quote)
        return setRefusal({ ...outcome.refusal, before: order.total })
      case 'unknown':
        return setRefusal({ reason: 'unknown', before: order.total })
    }
  }

  /** An order that is paid elsewhere keeps the cart until it is paid; every other one is done. */
  function goOn(order: PlacedOrder, attempt: OrderAttempt) {
    const { payment, status_path, order_uuid } = order
    rememberPlacedOrder(order)
    if (payment.kind === 'paypal' || payment.kind === 'klarna') change({ attempt: { ...attempt, order: order_uuid } })
    else {
      for (const cartId of orderedLines(attempt, cart.products)) dispatch({ type: 'remove', cartId })
      reset()
    }
    if (payment.kind === 'paypal') return location.assign(payment.approve_url)
    // The page where Klarna is paid allows its script, and this document does not.
    if (payment.kind === 'klarna') return location.assign(status_path)
    void navigate(status_path)
  }

  return { send, phase, refusal }
}
