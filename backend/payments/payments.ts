import type { PaymentMethodId } from '#domain/money/payment-methods.ts'
import type { Shop } from '../shop/shop.ts'
import type { PaymentMethod } from './payment-method.ts'

/** The ways to pay that this installation knows. */
export interface Payments {
  method(id: PaymentMethodId): PaymentMethod
  /** Those that a shop has switched on and that work now. */
  offered(shop: Shop): Promise<PaymentMethodId[]>
}

export function createPayments(methods: readonly PaymentMethod[]): Payments {
  const byId = new Map(methods.map((method) => [method.id, method]))
  return {
    method(id) {
      const method = byId.get(id)
      if (!method) throw new Error(`There is no payment method ${id}.`)
      return method
    },
    async offered(shop) {
      const ready = await Promise.all(
        shop.payments.map(async (id) => ((await byId.get(id)?.isReady(shop)) ? [id] : [])),
      )
      return ready.flat()
    },
  }
}
