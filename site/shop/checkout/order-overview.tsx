import { useId } from 'react'
import { lineViews } from '../cart/line-views.ts'
import { PriceNote } from '../cart/price-note.tsx'
import { TotalsList } from '../cart/totals-list.tsx'
import { useMoney } from '../use-money.ts'
import { useCheckoutMessages } from './messages/checkout-messages.ts'
import { OrderLines } from './order-lines.tsx'
import styles from './order-overview.module.css'
import type { Checkout } from './use-checkout.ts'

/** What is being ordered, beside the steps; on small screens it opens on request. */
export function OrderOverview({ checkout: { cart, draft, state, shipping } }: { checkout: Checkout }) {
  const messages = useCheckoutMessages()
  const money = useMoney()
  const id = useId()
  const { quote, status } = state
  const content = quote && (
    <div data-waiting={status !== 'ready'} className={styles.content}>
      <OrderLines lines={lineViews(cart.products, quote)} />
      <TotalsList
        totals={quote.totals}
        shippingName={shipping?.name}
        wrap={draft.presentWrap && quote.present_wrapping}
      />
      {!shipping && <PriceNote note={quote.totals.price_note} />}
    </div>
  )
  return (
    <aside className={styles.overview} aria-labelledby={id}>
      <h2 id={id} className={styles.wide}>
        {messages.yourOrder()}
      </h2>
      <div className={styles.wide}>{content}</div>
      <details className={styles.small}>
        <summary>
          <span>{messages.showOrder()}</span>
          {quote && <strong>{money.euro(shipping ? quote.totals.total : quote.totals.goods)}</strong>}
        </summary>
        {content}
      </details>
    </aside>
  )
}
