import type { PaymentMethodId } from '../money/payment-methods.ts'

/** The least and the greatest value in cents; null: no bound. */
interface Bounds {
  readonly least: number | null
  readonly most: number | null
}

/** A way for the goods to reach the customer, in the words of a language; price in cents. */
export interface ShippingTerms extends Bounds {
  readonly name: string
  readonly cents: number
  /** Working days on top of the delivery time of the goods. */
  readonly days: number
  /** Where it goes, by name; empty: to every country that the shop delivers to, and for collections. */
  readonly countries: readonly string[]
}

export interface PaymentTerms extends Bounds {
  readonly id: PaymentMethodId
}

/** What a shop's settings say that texts tell too, in the words of a language; money in cents. (SPEC 3) */
export interface ShopTerms {
  readonly countries: readonly string[]
  readonly shippings: readonly ShippingTerms[]
  readonly payments: readonly PaymentTerms[]
  /** Null: no gift wrap is offered. */
  readonly wrapPrice: number | null
  readonly cashLimit: number
  readonly prepaymentDays: number
  readonly acceptanceDays: number
  /** § 19 UStG: no VAT is charged. */
  readonly isSmallBusiness: boolean
}
