import { useEffect, useRef, useState } from 'react'
import type { OrderView } from '#contract/wire/order-types.ts'
import { paymentMethods } from '#domain/money/payment-methods.ts'
import { orderedLines } from '#domain/orders/order-attempt.ts'
import { useShared } from '../../data/shared-data-context.tsx'
import { useLocation, useSearch } from '../../loader/location.ts'
import { useCart } from '../cart/use-cart.ts'
import { stepPath } from '../checkout/checkout-steps.ts'
import { settled, useOrderCalls } from '../order-calls.ts'
import { useDraft } from '../use-draft.ts'
import { withRetries } from '../with-retries.ts'
import { isDone, type PaymentProgress, progressAfter, returnIn } from './payment-progress.ts'

/** A payment on its way is looked at again after this many ms, as often as this. */
const LOOK_AGAIN = { after: 4000, times: 15 }

/** The payment of an order at a provider: taking what was approved, looking again while it is on its way, or leaving it. */
export function usePayment(view: OrderView, token: string, again: () => void) {
  const calls = useOrderCalls()
  const { shop } = useShared()
  const { change } = useDraft()
  const [path, navigate] = useLocation()
  const came = returnIn(useSearch())
  const awaits = view.state === 'awaiting_payment'
  const [progress, setProgress] = useState<PaymentProgress>(came === 'cancelled' ? 'cancelled' : 'open')
  const [leaving, setLeaving] = useState<'no' | 'now' | 'failed'>('no')
  const asked = useRef(false)
  const looks = useRef(0)

  async function take(ask: () => Promise<{ payment?: unknown } | { reason: string; refused: true }>) {
    setProgress('checking')
    try {
      const answer = await withRetries(ask)
      const result =
        'refused' in answer ? { ok: false as const, reason: String(answer.reason) } : { ok: true as const, answer }
      const now = progressAfter(result)
      if (now !== 'paid') setProgress(now)
    } catch {
      // Nobody knows: the server may have taken it all the same, and goes on asking the provider.
      setProgress('waiting')
    }
    again()
  }

  const takePayPal = () =>
    take(async () => {
      const result = settled(await calls.paypalTransaction({ order_id: view.order_uuid, paypal: {} }))
      return result.ok ? result.answer : { reason: result.reason, refused: true }
    })

  const takeKlarna = (authorizationToken: string) =>
    take(async () => {
      const order = { authorization_token: authorizationToken, order_uuid: view.order_uuid }
      const result = settled(await calls.placeKlarna(order))
      return result.ok ? result.answer : { reason: result.reason, refused: true }
    })

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was approved is taken once for each visit
  useEffect(() => {
    if (came !== 'approved' || !awaits || view.payment_method.id !== paymentMethods.paypal.id || asked.current) return
    asked.current = true
    void takePayPal()
  }, [came, awaits])

  useEffect(() => {
    if (progress !== 'waiting' || !awaits || looks.current >= LOOK_AGAIN.times) return
    const timer = setInterval(() => {
      looks.current += 1
      again()
      if (looks.current >= LOOK_AGAIN.times) clearInterval(timer)
    }, LOOK_AGAIN.after)
    return () => clearInterval(timer)
  }, [progress, awaits, again])

  /** Gives the goods of this order back, so that they can be ordered with another payment. */
  async function leave() {
    setLeaving('now')
    const result = await withRetries(async () => settled(await calls.cancel(token))).catch(() => null)
    if (!result?.ok) {
      setLeaving('failed')
      return again()
    }
    change({ attempt: null })
    if (shop?.paths.checkout) navigate(stepPath(shop.paths.checkout, 'delivery'))
    else navigate(path, { replace: true })
  }

  return {
    progress: awaits ? progress : null,
    leaving,
    takeKlarna,
    refuse: () => setProgress('failed'),
    leave,
  }
}

export type Payment = ReturnType<typeof usePayment>

/** Empties the cart of what this order has taken, once it is done, and forgets the draft with its addresses. */
export function useFinishedOrder(view: OrderView) {
  const { cart, dispatch } = useCart()
  const { draft, change, reset } = useDraft()
  const { attempt } = draft
  const isOwn = attempt?.order === view.order_uuid
  const done = isDone(view) && isOwn
  const cancelled = view.state === 'cancelled' && isOwn

  // The same goods ordered once more are another order.
  useEffect(() => {
    if (cancelled) change({ attempt: null })
  }, [cancelled, change])

  useEffect(() => {
    if (!done || !attempt) return
    for (const cartId of orderedLines(attempt, cart.products)) dispatch({ type: 'remove', cartId })
    reset()
  }, [done, attempt, cart, dispatch, reset])
}
