import { useId } from 'react'
import type { Quote } from '#contract/wire/order-types.ts'
import { centsOf } from '#domain/money/money.ts'
import { useShared } from '../../data/shared-data-context.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { useDraft } from '../use-draft.ts'
import { useMoney } from '../use-money.ts'
import type { QuoteState } from '../use-quote.ts'
import styles from './cart-summary.module.css'
import { useCartMessages } from './messages/cart-messages.ts'
import { PriceNote } from './price-note.tsx'
import { TotalsList } from './totals-list.tsx'

type CartSummaryProps = {
  state: QuoteState
  stopped: boolean
  /** Whether the checkout comes as soon as the answer is there. */
  isLeaving: boolean
  onCheckout: () => void
}

/** What the cart costs, where the goods can go and how they can be paid, before the order begins (§ 312j (1) BGB). */
export function CartSummary({ state, stopped, isLeaving, onCheckout }: CartSummaryProps) {
  const { shop } = useShared()
  const messages = useCartMessages()
  const { draft } = useDraft()
  const id = useId()
  const { quote, status, again } = state
  const busy = status === 'loading' || status === 'slow'
  return (
    <aside className={styles.summary} aria-labelledby={id}>
      <h2 id={id}>{messages.summary()}</h2>
      {quote && (
        <div data-waiting={busy} className={styles.totals}>
          <TotalsList totals={quote.totals} wrap={draft.presentWrap && quote.present_wrapping} />
          <ShippingFrom quote={quote} />
          <PriceNote note={quote.totals.price_note} />
        </div>
      )}
      {quote?.present_wrapping && <GiftWrap quote={quote} />}
      <p role="status" className={styles.status}>
        {busy && (status === 'slow' ? messages.checkSlow() : (isLeaving || !quote) && messages.checking())}
      </p>
      {status === 'failed' && (
        <div className={styles.failed} role="alert">
          <p>{messages.checkFailed()}</p>
          <Button look="secondary" onClick={again}>
            {messages.checkAgain()}
          </Button>
        </div>
      )}
      <Button className={styles.checkout} onClick={onCheckout} aria-disabled={status === 'failed'}>
        {messages.checkout()}
      </Button>
      {stopped && (
        <p role="alert" className={styles.stopped}>
          {messages.solveFirst()}
        </p>
      )}
      {shop?.paths.list && (
        <ButtonLink href={shop.paths.list} look="secondary">
          {messages.continueShopping()}
        </ButtonLink>
      )}
      <OrderTerms />
    </aside>
  )
}

/** Gift wrap is paid, so it is never ticked before the visitor does it (§ 312a (3) BGB). */
export function GiftWrap({ quote }: { quote: Quote }) {
  const messages = useCartMessages()
  const money = useMoney()
  const { draft, change } = useDraft()
  const id = useId()
  const price = quote.present_wrapping_price
  return (
    <p className={styles.wrap}>
      <input
        type="checkbox"
        id={id}
        checked={draft.presentWrap}
        onChange={(event) => change({ presentWrap: event.target.checked })}
      />
      <label htmlFor={id}>{price > 0 ? messages.giftWrapFor({ price: money.euro(price) }) : messages.giftWrap()}</label>
    </p>
  )
}

function ShippingFrom({ quote }: { quote: Quote }) {
  const messages = useCartMessages()
  const money = useMoney()
  const country = quote.countries.find(({ code }) => code === quote.country)?.name
  const sent = quote.shipping_methods.filter((method) => !method.is_collection)
  const prices = sent.map(({ price_brutto }) => centsOf(price_brutto) ?? 0)
  if (!country || prices.length === 0) return null
  const least = Math.min(...prices)
  return (
    <p className={styles.shipping}>
      <span>{messages.shippingFrom({ country })}</span>
      <span>{least > 0 ? money.cents(least) : messages.shippingFree()}</span>
    </p>
  )
}

function OrderTerms() {
  const { shop } = useShared()
  const messages = useCartMessages()
  if (!shop) return null
  return (
    <dl className={styles.terms}>
      <dt>{messages.deliversTo()}</dt>
      <dd>{shop.countries.map(({ name }) => name).join(', ')}</dd>
      <dt>{messages.payWith()}</dt>
      <dd>{shop.paymentWords.join(', ')}</dd>
    </dl>
  )
}
