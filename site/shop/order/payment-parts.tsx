import type { ComponentType } from 'react'
import type { OrderView } from '#contract/wire/order-types.ts'
import type { PaymentMethodName } from '#domain/money/payment-methods.ts'
import buttonStyles from '../../ui/button.module.css'
import { BankTransfer } from './bank-transfer.tsx'
import { KlarnaPayment } from './klarna-payment.tsx'
import { useOrderMessages } from './messages/order-messages.ts'
import { ProviderPayment } from './provider-payment.tsx'
import type { Payment } from './use-payment.ts'

export type PaymentPartProps = { view: OrderView; payment: Payment; again: () => void }

/** What each way to pay shows on the order's page while there is something to pay; null: nothing. */
export const paymentParts: Record<PaymentMethodName, ComponentType<PaymentPartProps> | null> = {
  prepayment: ({ view: { payment } }) => payment?.kind === 'prepayment' && <BankTransfer transfer={payment} />,
  invoice: null,
  cash_on_collection: null,
  paypal: PayPal,
  klarna: Klarna,
}

function PayPal(props: PaymentPartProps) {
  const messages = useOrderMessages()
  const start = props.view.payment
  return (
    <ProviderPayment {...props}>
      {start?.kind === 'paypal' && (
        // A whole navigation away from the shop: no script of the provider's runs here.
        <a className={`${buttonStyles.button} ${buttonStyles.primary}`} href={start.approve_url} rel="noreferrer">
          {messages.payWithPayPal()}
        </a>
      )}
    </ProviderPayment>
  )
}

function Klarna(props: PaymentPartProps) {
  const start = props.view.payment
  return (
    <ProviderPayment {...props}>
      {start?.kind === 'klarna' && <KlarnaPayment start={start} payment={props.payment} />}
    </ProviderPayment>
  )
}
