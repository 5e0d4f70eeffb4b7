import { useRecordContext } from 'react-admin'
import type { OrderRecord } from './order-record.ts'
import { useShippingName } from './use-shipping-name.ts'

/** How an order of a list is sent, in the language of who looks. */
export function ShippingCell() {
  const order = useRecordContext<OrderRecord>()
  const nameOf = useShippingName()
  return order ? nameOf(order) : null
}
