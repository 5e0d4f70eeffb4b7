import type { OrderRequest, Quote } from '#contract/wire/order-types.ts'
import type { OrderForm } from '#domain/orders/order-form.ts'
import type { GuaranteeNoticeView } from '../../data/guarantee-notice.ts'
import { useShared } from '../../data/shared-data-context.tsx'
import { Button } from '../../ui/button.tsx'
import { lineViews } from '../cart/line-views.ts'
import { TotalsList } from '../cart/totals-list.tsx'
import { useCart } from '../cart/use-cart.ts'
import { askedLines } from '../use-quote.ts'
import { ContractNotes } from './contract-notes.tsx'
import { GuaranteeNotice } from './guarantee-notice.tsx'
import { useCheckoutMessages } from './messages/checkout-messages.ts'
import { OrderLines } from './order-lines.tsx'
import { QuoteProgress } from './quote-progress.tsx'
import { RefusalNote } from './refusal-note.tsx'
import { ReviewBlocks } from './review-blocks.tsx'
import styles from './review-step.module.css'
import type { Checkout } from './use-checkout.ts'
import { useSending } from './use-sending.ts'

type ReviewStepProps = { checkout: Checkout; path: string; notice: GuaranteeNoticeView | undefined }

/**
 * The last step: everything once more, the way to correct each part, the EU's notice on the legal guarantee, and directly above the
 * button that orders the goods with their total (§ 312j (2), (3) BGB).
 */
export function ReviewStep({ checkout, path, notice }: ReviewStepProps) {
  const { cart, draft, state, shipping, result } = checkout
  const messages = useCheckoutMessages()
  const { dispatch } = useCart()
  const { quote, status } = state
  const { language } = useShared().page
  const views = lineViews(cart.products, quote)
  const blocked = views.some(({ problem }) => problem)
  const ready = result.ok && quote && shipping && status === 'ready' && !blocked
  const request = ready ? orderRequest(checkout, result.form, quote, language) : null
  const { send, phase, refusal } = useSending(checkout, request)

  return (
    <div className={styles.review}>
      <div className={styles.given}>
        {refusal && <RefusalNote refusal={refusal} path={path} />}
        <ReviewBlocks checkout={checkout} path={path} />
        <ContractNotes />
        <QuoteProgress state={state} />
      </div>
      {notice && <GuaranteeNotice notice={notice} />}
      <section className={styles.order} aria-label={messages.yourOrder()}>
        <h2>{messages.yourOrder()}</h2>
        <OrderLines
          lines={views}
          ways={{
            onRemove: (cartId) => dispatch({ type: 'remove', cartId }),
            onCount: (cartId, count) => dispatch({ type: 'changeCount', cartId, count }),
          }}
        />
        {shipping?.delivery_period && <p className={styles.period}>{shipping.delivery_period}</p>}
        {quote && shipping && (
          <TotalsList
            totals={quote.totals}
            shippingName={shipping.name}
            wrap={draft.presentWrap && quote.present_wrapping}
          />
        )}
        <Button
          className={styles.button}
          aria-disabled={!request || phase !== 'idle'}
          onClick={() => {
            if (request) void send(request)
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

/** What is ordered: what was filled in, what lies in the cart, and the total that the visitor sees. */
const orderRequest = ({ cart, draft }: Checkout, form: OrderForm, quote: Quote, language: string): OrderRequest => ({
  language,
  lines: askedLines(cart.products),
  ...form,
  presentWrap: draft.presentWrap && quote.present_wrapping,
  total: quote.totals.total,
})
