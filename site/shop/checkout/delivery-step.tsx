import { useEffect } from 'react'
import type { Quote, QuoteShipping } from '#contract/wire/order-types.ts'
import { centsOf } from '#domain/money/money.ts'
import type { PaymentMethodId } from '#domain/money/payment-methods.ts'
import { commentMaxLength } from '#domain/orders/order-form.ts'
import { FormStatus } from '../../forms/form-status.tsx'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { GiftWrap } from '../cart/cart-summary.tsx'
import { useMoney } from '../use-money.ts'
import styles from './checkout.module.css'
import { CheckoutField } from './checkout-field.tsx'
import { Choices } from './choices.tsx'
import { useCheckoutMessages } from './messages/checkout-messages.ts'
import { paymentHint } from './payment-hints.ts'
import { checkoutProblemText } from './problem-text.ts'
import { QuoteProgress } from './quote-progress.tsx'
import { branchesOf, type Checkout } from './use-checkout.ts'
import { useStepForm } from './use-step-form.ts'

type DeliveryStepProps = { checkout: Checkout; next: string; back: string }

/** The second step: how the goods come, how they are paid, and what else the customer wishes. */
export function DeliveryStep({ checkout, next, back }: DeliveryStepProps) {
  const { draft, state, shipping } = checkout
  const messages = useCheckoutMessages()
  const { form, problems, change, onSubmit } = useStepForm(checkout, 'delivery', next)
  useOfferedMethods(checkout)
  const problemOf = (field: 'paymentMethod' | 'comment') => checkoutProblemText(messages, field, problems[field])
  const { quote } = state

  return (
    <form ref={form} className={styles.step} noValidate onSubmit={onSubmit}>
      <QuoteProgress state={state} />
      {quote && (
        <>
          <ShippingChoices checkout={checkout} quote={quote} problems={problems} change={change} />
          {shipping && (
            <Choices<PaymentMethodId>
              legend={messages.paymentMethod()}
              name="paymentMethod"
              choices={quote.payment_methods.map(({ id, name }) => ({
                id,
                label: name,
                note: messages[paymentHint(id, shipping.is_collection)](),
              }))}
              chosen={draft.paymentMethod}
              problem={problemOf('paymentMethod')}
              onChoose={(paymentMethod) => change({ paymentMethod })}
            />
          )}
          <section>
            <h2>{messages.extras()}</h2>
            {quote.present_wrapping && <GiftWrap quote={quote} />}
            <CheckoutField
              label={messages.comment()}
              hint={messages.commentHint()}
              optional
              problem={problemOf('comment')}
            >
              {(control) => (
                <textarea
                  {...control}
                  name="comment"
                  rows={3}
                  maxLength={commentMaxLength}
                  value={draft.comment}
                  onChange={(event) => change({ comment: event.target.value })}
                />
              )}
            </CheckoutField>
          </section>
        </>
      )}
      <div className={styles.actions}>
        <Button type="submit" aria-disabled={!shipping}>
          {messages.continueToReview()}
        </Button>
        <Link href={back}>{messages.back()}</Link>
      </div>
      <FormStatus failed={Object.keys(problems).length > 0}>
        {Object.keys(problems).length > 0 && messages.checkEntries()}
      </FormStatus>
    </form>
  )
}

type ShippingChoicesProps = { checkout: Checkout; quote: Quote } & Pick<
  ReturnType<typeof useStepForm>,
  'problems' | 'change'
>

function ShippingChoices({ checkout: { draft }, quote, problems, change }: ShippingChoicesProps) {
  const messages = useCheckoutMessages()
  const money = useMoney()
  if (quote.shipping_methods.length === 0) return <p role="alert">{messages.noShipping()}</p>

  const branches = (method: QuoteShipping) =>
    branchesOf(method).length > 0 && (
      <Choices<number>
        legend={messages.branch()}
        nested
        name="branch"
        choices={branchesOf(method).map(({ id, name, address }) => ({ id, label: name, note: address }))}
        chosen={draft.branch}
        problem={checkoutProblemText(messages, 'branch', problems.branch)}
        onChoose={(branch) => change({ branch })}
      />
    )

  const country = quote.countries.find(({ code }) => code === quote.country)?.name ?? quote.country
  return (
    <>
      {country && quote.shipping_methods.every((method) => method.is_collection) && (
        <p role="status">{messages.onlyCollection({ country })}</p>
      )}
      <Choices<number>
        legend={messages.shippingMethod()}
        name="shippingMethod"
        choices={quote.shipping_methods.map((method) => ({
          id: method.id,
          label: method.name,
          detail: method.price_brutto > 0 ? money.euro(method.price_brutto) : messages.free(),
          note: [method.description, method.delivery_period].filter(Boolean).join(' '),
          below: branches(method),
        }))}
        chosen={draft.shippingMethod}
        problem={checkoutProblemText(messages, 'shippingMethod', problems.shippingMethod)}
        onChoose={(shippingMethod) => change({ shippingMethod })}
      />
    </>
  )
}

/** Keeps the draft to what the server offers: a way that does not exist any more is not chosen, the only one there is, is. */
function useOfferedMethods({ draft, change, state: { quote, status }, shipping }: Checkout) {
  useEffect(() => {
    if (!quote || status !== 'ready') return
    if (!shipping) {
      const shippingMethod = quote.shipping_method
      if (shippingMethod !== draft.shippingMethod) change({ shippingMethod })
      return
    }
    const ids = quote.payment_methods.map(({ id }) => id)
    const paymentMethod = ids.find((id) => id === draft.paymentMethod) ?? (ids.length === 1 ? (ids[0] ?? null) : null)
    const branches = branchesOf(shipping)
    const branch =
      branches.find(({ id }) => id === draft.branch)?.id ?? (branches.length === 1 ? branches[0]?.id : null)
    const now = { paymentMethod, branch: branch ?? null, shippingCost: centsOf(quote.totals.shipping) ?? 0 }
    const isKept =
      now.paymentMethod === draft.paymentMethod &&
      now.branch === draft.branch &&
      now.shippingCost === draft.shippingCost
    if (!isKept) change(now)
  }, [quote, status, shipping, draft, change])
}
