import { deliveryText } from '#domain/orders/delivery-period.ts'
import type { StoredOrder } from './stored-order.ts'

/** When all of an order comes, as it was agreed: `Lieferzeit: 4–6 Werktage`. Null for orders of which it was not agreed as one. */
export const deliveryNote = ({ deliveryPeriod, isCollection, language }: StoredOrder): string | null =>
  deliveryPeriod && deliveryText(deliveryPeriod, isCollection, language)
