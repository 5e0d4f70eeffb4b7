import { nameOfPayment, type PaymentMethodId } from '#domain/money/payment-methods.ts'
import { gathered } from '../db/gathered.ts'
import type { Shop } from '../shop/shop.ts'
import type { PaymentMethod, PaymentTable, ProviderBooking } from './payment-method.ts'

/** The ways to pay that this installation knows. */
export interface Payments {
  method(id: PaymentMethodId): PaymentMethod
  /** The calls of the provider that takes the money of a method; undefined where staff book it. */
  provider(id: PaymentMethodId): ProviderBooking | undefined
  /** Those that a shop has switched on and that work now. */
  offered(shop: Shop): Promise<PaymentMethodId[]>
}

export function createPayments(table: PaymentTable): Payments {
  const method = (id: PaymentMethodId): PaymentMethod => table[nameOfPayment(id)]
  const readyOf = async (shop: Shop): Promise<PaymentMethodId[]> => {
    const ready = await Promise.all(shop.payments.map(async (id) => ((await method(id).isReady(shop)) ? [id] : [])))
    return ready.flat()
  }
  return {
    method,
    provider(id) {
      const { booking } = method(id)
      return booking === 'by_staff' ? undefined : booking
    },
    // Whether a provider's account is complete stands in the database: asked once for all who order at the same moment.
    offered: gathered(async (shops: readonly Shop[]) => {
      const unique = [...new Set(shops)]
      const ready = new Map(await Promise.all(unique.map(async (shop) => [shop, await readyOf(shop)] as const)))
      return shops.map((shop) => ready.get(shop) ?? [])
    }),
  }
}
