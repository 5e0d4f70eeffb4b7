import type { ReactNode } from 'react'
import type { OrderView } from '#contract/wire/order-types.ts'
import { Button } from '../../ui/button.tsx'
import { useOrderMessages } from './messages/order-messages.ts'
import styles from './order.module.css'
import type { Payment } from './use-payment.ts'

type ProviderPaymentProps = { view: OrderView; payment: Payment; again: () => void; children: ReactNode }

/** What to do about an order that waits for its payment at a provider: pay by the provider's own way, or pay in another. */
export function ProviderPayment({ view, payment, again, children }: ProviderPaymentProps) {
  const messages = useOrderMessages()
  const { progress, leaving, leave } = payment
  if (view.state !== 'awaiting_payment' || progress === 'checking' || progress === 'waiting') return null
  return (
    <div className={`${styles.pay} screen-only`}>
      {children}
      {!view.payment && (
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
