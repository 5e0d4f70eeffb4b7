import { useEffect, useRef, useState } from 'react'
import { attemptFor, orderedLines } from '#domain/order-attempt.ts'
import type { OrderForm } from '#domain/order-form.ts'
import type { OrderRequest, PlacedOrder, Quote } from '#sdk/order-types.ts'
import { useShared } from '../../data/shared-data-context.tsx'
import { useLocation } from '../../loader/location.ts'
import { Button } from '../../ui/button.tsx'
import { lineViews } from '../cart/line-views.ts'
import { useCart } from '../cart/use-cart.ts'
import { useOrderCalls } from '../order-calls.ts'
import { TotalsList } from '../totals-list.tsx'
import { askedLines } from '../use-quote.ts'
import { ContractNotes } from './contract-notes.tsx'
import { useCheckoutMessages } from './messages/checkout-messages.ts'
import { OrderLines } from './order-lines.tsx'
import { rememberPlacedOrder } from './placed-order.tsx'
import { QuoteProgress } from './quote-progress.tsx'
import { RefusalNote, type ShownRefusal } from './refusal-note.tsx'
import { ReviewBlocks } from './review-blocks.tsx'
import styles from './review-step.module.css'
import { sendOrder } from './send-order.ts'
import type { Checkout } from './use-checkout.ts'
import { newUuid } from './uuid.ts'

/**
 * The last step: everything once more, the way to correct each part, and directly above the button that orders the goods with
 * their total (§ 312j (2), (3) BGB).
 */
export function ReviewStep({ checkout, path }: { checkout: Checkout; path: string }) {
  const { cart, draft, state, shipping, result } = checkout
  const messages = useCheckoutMessages()
  const { dispatch } = useCart()
  const { quote, status } = state
  const { send, phase, refusal } = useSending(checkout)
  const views = lineViews(cart.products, quote)
  const blocked = views.some(({ problem }) => problem)
  const ready = result.ok && quote && shipping && status === 'ready' && !blocked
  const sending = phase !== 'idle'

  return (
    <div className={styles.review}>
      <div className={styles.given}>
        {refusal && <RefusalNote refusal={refusal} path={path} />}
        <ReviewBlocks checkout={checkout} path={path} />
        <ContractNotes />
        <QuoteProgress state={state} />
      </div>
      <section className={styles.order} aria-label={messages.yourOrder()}>
        <h2>{messages.yourOrder()}</h2>
        <OrderLines
          lines={views}
          ways={{
            onRemove: (cartId) => dispatch({ type: 'remove', cartId }),
            onCount: (cartId, count) => dispatch({ type: 'changeCount', cartId, count }),
          }}
        />
        {quote && shipping && (
          <TotalsList
            totals={quote.totals}
            shippingName={shipping.name}
            wrap={draft.presentWrap && quote.present_wrapping}
          />
        )}
        <Button
          className={styles.button}
          aria-disabled={!ready || sending}
          onClick={() => {
            if (ready && !sending) void send(result.form, quote)
          }}
        >
          {messages.orderButton()}
        </Button>
        <p role="status" className={styles.status}>
          {phase === 'sending' && messages.sending()}
          {phase === 'slow' && messages.sendingSlow()}
        </p>
      </section>
    </div>
  )
}

/** After this time, in ms, the visitor is told that it takes longer. */
const SLOW_AFTER = 4000

type Phase = 'idle' | 'sending' | 'slow'

/** Sends the order, and what follows from the answer. The cart is emptied only by an order that needs no payment elsewhere. */
function useSending({ cart, draft, change, reset, state }: Checkout) {
  const calls = useOrderCalls()
  const { language } = useShared().page
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

  async function send(form: OrderForm, quote: Quote) {
    if (running.current) return
    running.current = true
    setPhase('sending')
    setRefusal(null)
    const request: OrderRequest = {
      language,
      lines: askedLines(cart.products),
      ...form,
      presentWrap: draft.presentWrap && quote.present_wrapping,
      total: quote.totals.total,
    }
    const attempt = attemptFor(draft.attempt, request, cart.products, () =>
      newUuid((bytes) => crypto.getRandomValues(bytes)),
    )
    change({ attempt })
    const outcome = await sendOrder(calls, request, attempt.key)
    running.current = false
    setPhase('idle')
    switch (outcome.kind) {
      case 'placed':
        return goOn(
          outcome.order,
          () => {
            for (const cartId of orderedLines(attempt, cart.products)) dispatch({ type: 'remove', cartId })
            reset()
          },
          () => change({ attempt: { ...attempt, order: outcome.order.order_uuid } }),
        )
      case 'refused':
        if (outcome.refusal.reason === 'key_used') change({ attempt: null })
        if (outcome.refusal.quote) state.put(outcome.refusal.quote)
        return setRefusal({ ...outcome.refusal, before: quote.totals.total })
      case 'unknown':
        return setRefusal({ reason: 'unknown', before: quote.totals.total })
    }
  }

  /** An order that is paid elsewhere keeps the cart until it is paid; every other one is done. */
  function goOn(order: PlacedOrder, finish: () => void, keepOrder: () => void) {
    const { payment, status_path } = order
    rememberPlacedOrder(order)
    if (payment.kind === 'paypal' || payment.kind === 'klarna') keepOrder()
    else finish()
    if (payment.kind === 'paypal') return location.assign(payment.approve_url)
    navigate(status_path)
  }

  return { send, phase, refusal }
}
