import { noticeFor } from '#domain/goods/guarantee-notice.ts'
import { isPlaceholderNotice } from '#domain/goods/placeholder-notice.ts'
import { isPaymentMethodId, type PaymentMethodId, payPalClientId } from '#domain/money/payment-methods.ts'
import type { TaxRates } from '#domain/money/pricing.ts'
import { shippingPrice } from '#domain/money/shipping-price.ts'
import type { OrderBranch } from '#domain/orders/order-parts.ts'
import { withSettings } from '#domain/orders/shop-placeholders.ts'
import type { ShopTerms } from '#domain/orders/shop-terms.ts'
import type { WayOfShipping } from '#domain/orders/usual-shipping.ts'
import type { StoreRoots } from '#domain/paths/store-routes.ts'
import { isLanguage, type Language, languages } from '#domain/texts/language.ts'
import { regionName } from '#domain/texts/region-name.ts'
import type { Database, Row } from '../db/database.ts'
import { rowsOf } from '../db/rows-of.ts'
import { isDemonstration } from '../project/demonstration.ts'
import { type HousePlan, loadPlans } from '../project/load-plans.ts'
import type { Project } from '../project/project.ts'
import { type LegalTexts, legalTexts } from './legal-texts.ts'
import { rowText } from './local-text.ts'

export interface Country {
  readonly code: string
  /** The editors' name for it. */
  readonly name: string
}

/** The least and the greatest value, in cents, for which something is offered; null: no bound. */
export interface ValueBounds {
  readonly least: number | null
  readonly greatest: number | null
}

/** A branch with its name in every language. */
export interface ShopBranch extends Omit<OrderBranch, 'name'> {
  readonly names: Readonly<Record<Language, string>>
}

/** A branch as it is called in a language. */
export const branchIn = ({ id, names, address }: ShopBranch, language: Language): OrderBranch => ({
  id,
  name: names[language],
  address,
})

/** A way for the goods to reach the customer; price in cents, its own or the shop's, texts by language. */
export interface ShopShipping {
  readonly id: number
  readonly provider: string | null
  readonly priceBrutto: number
  readonly additionalDays: number
  readonly isCollection: boolean
  /** Of the goods' value. */
  readonly bounds: ValueBounds
  /** Empty: all. */
  readonly payments: readonly number[]
  /** Codes; empty: all that the shop delivers to. */
  readonly countries: readonly string[]
  readonly texts: Readonly<Record<Language, { name: string; description: string | null }>>
}

/** What decides how goods come, with the codes of countries. */
export const shippingWayOf = (way: ShopShipping): WayOfShipping<string> => ({
  isCollection: way.isCollection,
  cents: way.priceBrutto,
  days: way.additionalDays,
  countries: way.countries,
  least: way.bounds.least,
  most: way.bounds.greatest,
})

export interface BankDetails {
  readonly account_holder?: string
  readonly iban?: string
  readonly bic?: string
  readonly bank?: string
}

/** A project's shop as its settings describe it; money in cents. (SPEC 3) */
export interface Shop {
  readonly project: Project
  /** The first language of the site, which the shop itself reads. */
  readonly language: Language
  readonly roots: StoreRoots
  readonly enableCart: boolean
  readonly maintenanceMode: boolean
  readonly payments: readonly PaymentMethodId[]
  /** Of an order's total, for each of the payments. */
  readonly paymentBounds: Readonly<Partial<Record<PaymentMethodId, ValueBounds>>>
  readonly payPalClientId: string | null
  readonly countries: readonly Country[]
  readonly shippings: readonly ShopShipping[]
  readonly branches: readonly ShopBranch[]
  /** When each house is open, the one that sends goods first. */
  readonly houses: readonly HousePlan[]
  readonly presentWrapping: boolean
  readonly wrapPrice: number
  readonly cashLimit: number
  readonly prepaymentDays: number
  readonly acceptanceDays: number
  /** Null: goods that lie ready wait on. */
  readonly collectionDays: number | null
  /** Null: no bound. */
  readonly mostPieces: number | null
  readonly mostOpenOrders: number | null
  readonly purchaseToOrder: boolean
  readonly allowRatings: boolean
  /** Where the shop is; null for a small business (§ 19 UStG). */
  readonly rates: TaxRates
  /** Of the countries that goods are delivered to, by their codes, once the threshold of distance sales is passed. */
  readonly ratesAbroad: Readonly<Record<string, NonNullable<TaxRates>>>
  readonly bank: BankDetails
  readonly legal: LegalTexts
  /** The file of the EU's notice on the legal guarantee, by the language of an order; undefined where there is none. */
  readonly notices: Readonly<Record<Language, string | undefined>>
}

const numberOf = (value: Row[string] | undefined) => (value === null || value === undefined ? null : Number(value))

const boundsOf = (row: Row): ValueBounds => ({
  least: numberOf(row.min_order_value),
  greatest: numberOf(row.max_order_value),
})

const inOrder = (rows: readonly Row[]) => rows.toSorted((a, b) => Number(a.sort) - Number(b.sort))

const textOf = (value: Row[string] | undefined): string | null => (value ? String(value) : null)

const jsonOf = (value: Row[string] | undefined): unknown => JSON.parse(String(value ?? 'null'))

const byLanguage = <T>(make: (language: Language) => T) =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, T>

/** Reads the shop of a project; undefined when it has no settings. */
export async function loadShop(db: Database, project: Project): Promise<Shop | undefined> {
  const [settings] = await rowsOf(db, 'ecommerce_settings', 'project', [project.id])
  if (!settings) return undefined
  const ofSettings = (table: string) => rowsOf(db, table, 'settings', [Number(settings.id)])
  const [own] = await rowsOf(db, 'project', 'id', [project.id])
  const [firstLanguage] = jsonOf(own?.languages) as unknown[]
  const language = isLanguage(firstLanguage) ? firstLanguage : languages[0]
  const countryRows = inOrder(await ofSettings('ecommerce_shipping_country'))
  const roots = await rowsOf(db, 'project_translation', 'project', [project.id])
  const payments = inOrder(await ofSettings('ecommerce_settings_payment'))
  const shop = {
    project,
    language,
    roots: Object.fromEntries(roots.flatMap((row) => (row.store_root ? [[row.language, row.store_root]] : []))),
    enableCart: Boolean(settings.enable_cart),
    maintenanceMode: Boolean(settings.maintenance_mode),
    payments: payments.map((row) => row.payment_id).filter(isPaymentMethodId),
    paymentBounds: Object.fromEntries(payments.map((row) => [row.payment_id, boundsOf(row)])),
    payPalClientId:
      payPalClientId({
        payment_methods: payments.map(({ payment_id }) => ({ payment_id: { id: Number(payment_id) } })),
        paypal_client_id: textOf(settings.paypal_client_id),
      }) ?? null,
    countries: countryRows.map((row) => ({ code: String(row.country_code), name: String(row.display_name) })),
    shippings: await shippingsOf(db, await ofSettings('ecommerce_shipping_method'), {
      shippingCost: Number(settings.shipping_cost),
      countryRows,
      first: language,
    }),
    branches: await branchesOf(db, project, language),
    houses: await loadPlans(db, project),
    presentWrapping: Boolean(settings.present_wrapping),
    wrapPrice: Number(settings.present_wrapping_price),
    cashLimit: Number(settings.cash_limit),
    prepaymentDays: Number(settings.prepayment_days),
    acceptanceDays: Number(settings.acceptance_days),
    collectionDays: numberOf(settings.collection_days),
    mostPieces: numberOf(settings.most_pieces),
    mostOpenOrders: numberOf(settings.most_open_orders),
    purchaseToOrder: Boolean(settings.purchase_to_order),
    allowRatings: Boolean(settings.allow_ratings),
    ...ratesOf(settings, countryRows),
    bank: (jsonOf(settings.bank_details) ?? {}) as BankDetails,
    notices: await noticesOf(db, project, await ofSettings('ecommerce_guarantee_notice'), language),
  } satisfies Omit<Shop, 'legal'>
  const filled = (html: string, inLanguage: Language) => withSettings(html, termsOf(shop, inLanguage), inLanguage)
  return { ...shop, legal: await legalTexts(db, project, { settings, first: language, filled }) }
}

/** What the settings say that texts tell too, in the words of a language. */
function termsOf(shop: Omit<Shop, 'legal'>, language: Language): ShopTerms {
  const nameOf = (country: Country) => countryName(country, language, shop)
  return {
    countries: shop.countries.map(nameOf),
    shippings: shop.shippings.map((way) => ({
      ...shippingWayOf(way),
      name: way.texts[language].name,
      payments: way.payments,
      countries: shop.countries.filter(({ code }) => way.countries.includes(code)).map(nameOf),
    })),
    payments: shop.payments.map((id) => {
      const { least = null, greatest = null } = shop.paymentBounds[id] ?? {}
      return { id, least, most: greatest }
    }),
    wrapPrice: shop.presentWrapping ? shop.wrapPrice : null,
    cashLimit: shop.cashLimit,
    prepaymentDays: shop.prepaymentDays,
    acceptanceDays: shop.acceptanceDays,
    isSmallBusiness: shop.rates === null,
  }
}

/** The rates of VAT: the shop's own, and those of other countries where sales there are taxed by their rules. */
function ratesOf(settings: Row, countries: readonly Row[]): Pick<Shop, 'rates' | 'ratesAbroad'> {
  if (settings.small_business) return { rates: null, ratesAbroad: {} }
  const own = { standard: Number(settings.default_tax_percent), reduced: Number(settings.reduced_tax_percent) }
  const abroad = countries.flatMap((row) => {
    const standard = numberOf(row.tax_percent)
    return standard === null
      ? []
      : [[row.country_code, { standard, reduced: numberOf(row.reduced_tax_percent) ?? standard }]]
  })
  return { rates: own, ratesAbroad: settings.oss ? Object.fromEntries(abroad) : {} }
}

async function branchesOf(db: Database, project: Project, first: Language): Promise<ShopBranch[]> {
  const rows = inOrder(await rowsOf(db, 'branch', 'project', [project.id]))
  const ids = rows.map((row) => Number(row.id))
  const texts = await rowsOf(db, 'branch_translation', 'branch', ids)
  return rows.map((row) => {
    const own = texts.filter((text) => text.branch === row.id)
    return {
      id: Number(row.id),
      names: byLanguage((language) => rowText(own, 'display_name', language, first, row.display_name) ?? ''),
      address: `${row.street}, ${row.zip} ${row.city}`,
    }
  })
}

async function shippingsOf(
  db: Database,
  rows: readonly Row[],
  { shippingCost, countryRows, first }: { shippingCost: number; countryRows: readonly Row[]; first: Language },
): Promise<ShopShipping[]> {
  const ids = rows.map((row) => Number(row.id))
  const texts = await rowsOf(db, 'ecommerce_shipping_method_translation', 'ecommerce_shipping_method', ids)
  const payments = await rowsOf(db, 'ecommerce_shipping_method_payment', 'shipping_method', ids)
  const countries = await rowsOf(db, 'ecommerce_shipping_method_country', 'shipping_method', ids)
  const codes = new Map(countryRows.map((row) => [row.id, String(row.country_code)]))
  return inOrder(rows).map((row) => {
    const own = texts.filter((text) => text.ecommerce_shipping_method === row.id)
    const isCollection = Boolean(row.is_collection)
    const price = row.price_brutto === null ? null : Number(row.price_brutto)
    return {
      id: Number(row.id),
      provider: textOf(row.shipping_provider),
      priceBrutto: shippingPrice({ price, isCollection }, shippingCost),
      additionalDays: Number(row.additional_days),
      isCollection,
      bounds: boundsOf(row),
      payments: payments.filter((link) => link.shipping_method === row.id).map((link) => Number(link.payment_id)),
      countries: countries
        .filter((link) => link.shipping_method === row.id)
        .flatMap((link) => codes.get(link.country as number) ?? []),
      texts: byLanguage((language) => ({
        name: rowText(own, 'name', language, first, row.name) ?? '',
        description: rowText(own, 'description', language, first, null),
      })),
    }
  })
}

/** Only pictures count: what the site cannot show is not the notice that the customer has seen. A placeholder is none on a real domain. */
async function noticesOf(
  db: Database,
  project: Project,
  rows: readonly Row[],
  first: Language,
): Promise<Shop['notices']> {
  const ids = rows.map((row) => String(row.file))
  const files = await rowsOf(db, 'files', 'id', ids)
  const isNotice = (hash: string) => !isPlaceholderNotice(hash) || isDemonstration(project)
  const shown = files.filter(({ width, hash }) => width !== null && isNotice(String(hash)))
  const pictures = new Set(shown.map(({ id }) => id))
  const notices = rows.flatMap(({ language, file }) =>
    pictures.has(file as string) ? [{ language: String(language), file: String(file) }] : [],
  )
  return byLanguage((language) => noticeFor(notices, language, first)?.file)
}

/** The name of a country in a language: the editors' own in the language of the site, else the usual one. */
export function countryName({ code, name }: Country, language: Language, shop: Pick<Shop, 'language'>): string {
  if (language === shop.language) return name
  return regionName(code, language) ?? name
}
