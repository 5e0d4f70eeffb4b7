import { useRecordContext } from 'react-admin'
import type { OrderRecord } from './order-record.ts'
import { usePaymentName } from './use-payment-name.ts'

/** How an order of a list is paid, in the language of who looks. */
export function PaymentCell() {
  const order = useRecordContext<OrderRecord>()
  const nameOf = usePaymentName()
  return order ? nameOf(order) : null
}
