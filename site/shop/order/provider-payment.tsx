import type { OrderView } from '#contract/wire/order-types.ts'
import buttonStyles from '../../ui/button.module.css'
import { Button } from '../../ui/button.tsx'
import { KlarnaPayment } from './klarna-payment.tsx'
import { useOrderMessages } from './messages/order-messages.ts'
import styles from './order.module.css'
import type { Payment } from './use-payment.ts'

type ProviderPaymentProps = { view: OrderView; payment: Payment; again: () => void }

/** What to do about an order that waits for its payment at PayPal or Klarna: pay, or pay in another way. */
export function ProviderPayment({ view, payment, again }: ProviderPaymentProps) {
  const messages = useOrderMessages()
  const { progress, leaving, leave } = payment
  const instructions = view.payment
  if (progress === 'checking' || progress === 'waiting') return null
  return (
    <div className={styles.pay}>
      {instructions?.kind === 'paypal' && (
        // A whole navigation away from the shop: no script of the provider's runs here.
        <a
          className={`${buttonStyles.button} ${buttonStyles.primary}`}
          href={instructions.approve_url}
          rel="noreferrer"
        >
          {messages.payWithPayPal()}
        </a>
      )}
      {instructions?.kind === 'klarna' && <KlarnaPayment start={instructions} payment={payment} />}
      {!instructions && (
        <Button look="secondary" onClick={again}>
          {messages.tryAgain()}
        </Button>
      )}
      <div>
        <Button look="secondary" aria-disabled={leaving === 'now'} onClick={leave}>
          {messages.otherPayment()}
        </Button>
        <p className={styles.hint}>{messages.otherPaymentHint()}</p>
        {leaving === 'failed' && <p role="alert">{messages.leaveFailed()}</p>}
      </div>
    </div>
  )
}
