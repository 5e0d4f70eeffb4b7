import type { PaymentMethodId } from '../money/payment-methods.ts'
import type { WayOfShipping } from './usual-shipping.ts'

/** The least and the greatest value in cents; null: no bound. */
interface Bounds {
  readonly least: number | null
  readonly most: number | null
}

/** A way for the goods to reach the customer, in the words of a language, with the names of the countries. */
export interface ShippingTerms extends WayOfShipping<string> {
  readonly name: string
  /** The ways to pay that go with it; empty: all. */
  readonly payments: readonly number[]
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
