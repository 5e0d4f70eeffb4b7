import type { RowOf } from '#contract/model/row-of.ts'
import { centsOf } from '#domain/money/money.ts'
import { isPaymentMethodId } from '#domain/money/payment-methods.ts'
import { shippingPrice } from '#domain/money/shipping-price.ts'
import { hasPlaceholders, withSettings } from '#domain/orders/shop-placeholders.ts'
import type { ShopTerms } from '#domain/orders/shop-terms.ts'
import { pickOwnText } from '#domain/texts/language.ts'
import { deliveryCountryName } from './country-name.ts'
import type { PageRequest } from './page-request.ts'

const FIELDS = [
  '*',
  'payment_methods.*',
  'payment_methods.payment_id.id',
  'shipping_countries.*',
  'shipping_methods.*',
  'shipping_methods.countries.country',
  'shipping_methods.payment_methods.payment_id',
  'shipping_methods.translations.*',
] as const

type TermsRow = RowOf<'ecommerce_settings', typeof FIELDS>
type Sorted = Pick<TermsRow['shipping_countries'][number], 'sort'>
type Bounded = Pick<TermsRow['shipping_methods'][number], 'min_order_value' | 'max_order_value'>

const bySort = (a: Sorted, b: Sorted) => a.sort - b.sort

const boundsOf = ({ min_order_value, max_order_value }: Bounded) => ({
  least: centsOf(min_order_value) ?? null,
  most: centsOf(max_order_value) ?? null,
})

type Reader = Pick<PageRequest, 'language' | 'first'>
type TermsRequest = Reader & Pick<PageRequest, 'sdk' | 'project'>

/** A text of editors with the shop's settings in place of its placeholders, the same as an order keeps it. (SPEC 3) */
export async function withShopSettings(html: string | undefined, request: TermsRequest): Promise<string | undefined> {
  if (!html || !hasPlaceholders(html)) return html
  const terms = await loadShopTerms(request)
  return terms ? withSettings(html, terms, request.language) : html
}

/** What the shop's settings say that texts tell too; undefined without a shop. */
export async function loadShopTerms(request: TermsRequest): Promise<ShopTerms | undefined> {
  const { sdk, project } = request
  const filter = { 'project.domain': project.domain }
  const settings = await sdk.items('ecommerce_settings').first({ filter, fields: FIELDS })
  return settings ? termsOf(settings, request) : undefined
}

function termsOf(settings: TermsRow, { language, first }: Reader): ShopTerms {
  const countries = settings.shipping_countries.toSorted(bySort)
  const shippingCost = centsOf(settings.shipping_cost) ?? 0
  const nameOf = (country: TermsRow['shipping_countries'][number]) => deliveryCountryName(country, { language, first })
  return {
    countries: countries.map(nameOf),
    shippings: settings.shipping_methods.toSorted(bySort).map((way) => ({
      name: pickOwnText({ own: way.name, translations: way.translations }, 'name', language, first)?.text ?? '',
      cents: shippingPrice({ price: centsOf(way.price_brutto) ?? null, isCollection: way.is_collection }, shippingCost),
      days: way.additional_days,
      isCollection: way.is_collection,
      payments: way.payment_methods.flatMap(({ payment_id }) => payment_id ?? []),
      countries: countries.filter(({ id }) => way.countries.some(({ country }) => country === id)).map(nameOf),
      ...boundsOf(way),
    })),
    payments: settings.payment_methods.toSorted(bySort).flatMap((method) => {
      const id = method.payment_id?.id
      return isPaymentMethodId(id) ? [{ id, ...boundsOf(method) }] : []
    }),
    wrapPrice: settings.present_wrapping ? (centsOf(settings.present_wrapping_price) ?? 0) : null,
    cashLimit: centsOf(settings.cash_limit) ?? 0,
    prepaymentDays: settings.prepayment_days,
    acceptanceDays: settings.acceptance_days,
    isSmallBusiness: settings.small_business,
  }
}
