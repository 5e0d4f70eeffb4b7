import { useEffect, useRef, useState } from 'react'
import type { Cart } from '#domain/cart/cart.ts'
import { useShared } from '../../data/shared-data-context.tsx'
import { useLocation } from '../../loader/location.ts'
import { useDraft } from '../use-draft.ts'
import { useQuote } from '../use-quote.ts'
import styles from './cart.module.css'
import { CartLineItem } from './cart-line.tsx'
import { CartSummary } from './cart-summary.tsx'
import { currentOffers, lineViews } from './line-views.ts'
import { useCartMessages } from './messages/cart-messages.ts'
import { type Removal, RemovedLine } from './removed-line.tsx'
import { ShopClosed } from './shop-closed.tsx'
import { useCart } from './use-cart.ts'

/** A cart with something in it: its lines as the server sees them now, and the way to the checkout. */
export function CartFilled({ cart, removal }: { cart: Cart; removal: Removal }) {
  const messages = useCartMessages()
  const { shop } = useShared()
  const { dispatch, refresh } = useCart()
  const { draft } = useDraft()
  const [, navigate] = useLocation()
  const [stopped, setStopped] = useState(false)
  const [wantsCheckout, setWantsCheckout] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const { presentWrap } = draft
  const { country_code: country } = draft.shippingAddress
  const state = useQuote(cart.products, { presentWrap, ...(country && { country }) })
  const { quote, refusal, status } = state
  const views = lineViews(cart.products, quote)
  const blocked = views.some(({ problem }) => problem)

  function toCheckout() {
    setStopped(blocked)
    if (blocked) return list.current?.querySelector<HTMLElement>('[data-problem]')?.focus()
    if (!quote || !shop?.paths.checkout) return
    refresh(currentOffers(cart.products, quote))
    navigate(shop.paths.checkout)
  }

  // A number that was just typed is asked about first: what was clicked meanwhile is done once it is known.
  useEffect(() => {
    if (!wantsCheckout || status === 'loading' || status === 'slow') return
    setWantsCheckout(false)
    if (status === 'ready') toCheckout()
  })

  if (refusal?.reason === 'maintenance' || refusal?.reason === 'shop_closed') {
    return <ShopClosed pause={refusal.reason === 'maintenance'} />
  }

  return (
    <div className={styles.columns}>
      <section aria-label={messages.lines()}>
        <RemovedLine removal={removal} />
        <ul className={styles.lines} ref={list}>
          {cart.products.map((line, index) => {
            const view = views[index]
            return (
              view && (
                <CartLineItem
                  key={line.cartId}
                  line={view}
                  onRemove={() => removal.remove(line)}
                  onCount={(count) => dispatch({ type: 'changeCount', cartId: line.cartId, count })}
                />
              )
            )
          })}
        </ul>
      </section>
      <CartSummary
        state={state}
        stopped={stopped && blocked}
        isLeaving={wantsCheckout}
        onCheckout={() => setWantsCheckout(true)}
      />
    </div>
  )
}
