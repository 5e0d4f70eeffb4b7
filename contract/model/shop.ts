import { editableMails } from '#domain/company/mail-words.ts'
import { defaultSorts } from '#domain/goods/list-context.ts'
import { RESERVE_CHOICES } from '#domain/goods/sales-mode.ts'
import { accountNames } from '#domain/money/account-names.ts'
import { taxDecimals } from '#domain/money/pricing.ts'
import { legalPageTypes } from '#domain/orders/legal-page-types.ts'
import { returnCostPayers, withdrawalPeriods, withdrawalTextSources } from '#domain/orders/withdrawal-facts.ts'
import { languages } from '#domain/texts/language.ts'
import { collection } from './collection.ts'
import {
  boolean,
  choice,
  date,
  html,
  integer,
  json,
  longText,
  m2o,
  money,
  number,
  o2m,
  partOf,
  sort,
  text,
  textKeys,
} from './field.ts'

const ofSettings = { owners: ['settings'], public: true } as const
const orderValues = ['min_order_value', 'max_order_value'] as const
const ofMethod = { owners: ['shipping_method'], public: true } as const

/** The shop's settings with payment, shipping and legal pages. (SPEC 3) */
export const shop = [
  collection('ecommerce_payment', {
    owners: [],
    public: true,
    unique: [['name']],
    fields: { name: text({ required: true, max: 64 }), display_name: text({ required: true }) },
  }),
  collection('ecommerce_settings', {
    public: { except: ['bookkeeping', 'sells_without_notice'] },
    unique: [['project']],
    fields: {
      project: partOf('project'),
      enable_cart: boolean(),
      maintenance_mode: boolean(),
      payment_methods: o2m('ecommerce_settings_payment', 'settings'),
      paypal_client_id: text({ max: 200, trusted: 'administrator' }),
      filters: json('object', {
        max: 1000,
        keys: {
          category: ['boolean', 'ids'],
          manufacturer: ['boolean', 'ids'],
          attribute: ['boolean', 'ids'],
          tag: ['boolean'],
          price: ['boolean'],
        },
      }),
      default_sort: choice(defaultSorts, { required: true, default: 'sort' }),
      shipping_methods: o2m('ecommerce_shipping_method', 'settings'),
      /** What a shipping method costs that has no price of its own. */
      shipping_cost: money({ required: true, default: 0 }),
      shipping_countries: o2m('ecommerce_shipping_country', 'settings'),
      present_wrapping: boolean(),
      present_wrapping_price: money({ required: true, default: 0 }),
      /** Cash is taken on collection only up to this sum, which the law bounds (GwG). */
      cash_limit: money({ required: true, default: 200_000 }),
      /** Days that a prepaid order waits for its money. */
      prepayment_days: integer({ required: true, default: 7, min: 1, max: 60 }),
      /** Days in which staff take an order into preparation that is paid later; then it is cancelled and its stock given back. */
      acceptance_days: integer({ required: true, default: 7, min: 1, max: 60 }),
      /** Days after which an order that lies ready ends by itself: cancelled, or its money given back; empty: it waits on. */
      collection_days: integer({ min: 4, max: 90 }),
      /** The most pieces of one article in an order; empty: as many as there are. */
      most_pieces: integer({ min: 1, max: 999 }),
      /** The most orders of one e-mail address that wait for their money or to be accepted; empty: any number. */
      most_open_orders: integer({ min: 1, max: 1000 }),
      /** Whether visitors may reserve at a branch what they could buy, and whether that is all they can. */
      reservations: choice(RESERVE_CHOICES, { required: true, default: 'off' }),
      /** Hours of the branch being open for which reserved pieces are kept. */
      reservation_hours: integer({ required: true, default: 48, min: 1, max: 400 }),
      /** The most open reservations of one e-mail address. */
      most_reservations: integer({ required: true, default: 3, min: 1, max: 100 }),
      show_stock: boolean(),
      allow_ratings: boolean(),
      purchase_to_order: boolean(),
      /** `model`: the official notice with what follows here and the shop's own text below it; `own`: the shop's text alone. */
      withdrawal_text: choice(withdrawalTextSources, { required: true, default: 'model' }),
      /** From when the time to withdraw counts. */
      withdrawal_period: choice(withdrawalPeriods, { required: true, default: 'goods' }),
      /** The number of the packaging register LUCID (§ 9 VerpackG). */
      lucid_number: text({ max: 30 }),
      return_costs: choice(returnCostPayers, { required: true, default: 'customer' }),
      legal_pages: o2m('ecommerce_legal_page', 'settings'),
      guarantee_notices: o2m('ecommerce_guarantee_notice', 'settings'),
      bank_details: json('object', {
        max: 2000,
        keys: textKeys('account_holder', 'iban', 'bic', 'bank'),
        trusted: 'administrator',
      }),
      default_tax_percent: number({ required: true, default: 19, min: 0, max: 100, decimals: taxDecimals }),
      reduced_tax_percent: number({ required: true, default: 7, min: 0, max: 100, decimals: taxDecimals }),
      /** A small business, which charges no VAT and says so at every price and on every paper (§ 19 UStG). */
      small_business: boolean(),
      /** The turnover with consumers in other EU countries is past the threshold: VAT is that of the country of delivery (§ 3a (5), § 3c UStG). */
      oss: boolean(),
      /** Numbers that the tax adviser gave: who they are, who the client is, and the accounts of the file for DATEV. */
      bookkeeping: json('object', {
        max: 2000,
        keys: textKeys(...accountNames),
      }),
      /** Whoever sells answers for selling without the EU's notice on the legal guarantee; noted in the log like every change. */
      sells_without_notice: boolean(false, { trusted: 'administrator' }),
      shipping_methods_config: json('object'),
    },
  }),
  collection('ecommerce_settings_payment', {
    ...ofSettings,
    unique: [['settings', 'payment_id']],
    ordered: [orderValues],
    fields: {
      settings: partOf('ecommerce_settings'),
      payment_id: m2o('ecommerce_payment', { required: true }),
      /** Offered for orders whose total, with shipping, is at least and at most this; empty: for any. */
      min_order_value: money(),
      max_order_value: money(),
      sort: sort(),
    },
  }),
  collection('ecommerce_shipping_country', {
    ...ofSettings,
    unique: [['settings', 'country_code']],
    fields: {
      settings: partOf('ecommerce_settings'),
      display_name: text({ required: true }),
      country_code: text({ required: true, max: 2, format: 'country' }),
      /** Rates of the country, for deliveries there once the threshold is passed; empty: those of the shop. */
      tax_percent: number({ min: 0, max: 100, decimals: taxDecimals }),
      reduced_tax_percent: number({ min: 0, max: 100, decimals: taxDecimals }),
      sort: sort(),
    },
  }),
  collection('ecommerce_shipping_method', {
    ...ofSettings,
    ordered: [orderValues],
    fields: {
      settings: partOf('ecommerce_settings'),
      name: text({ required: true }),
      shipping_provider: text(),
      /** Empty: the shop's `shipping_cost`, and nothing for a collection. */
      price_brutto: money(),
      additional_days: integer({ required: true, default: 0, min: 0, max: 365 }),
      /** Offered for goods worth at least and at most this, gift wrap and shipping not counted: what is insured, say; empty: for any. */
      min_order_value: money(),
      max_order_value: money(),
      /** The customer collects the goods in a branch. */
      is_collection: boolean(),
      payment_methods: o2m('ecommerce_shipping_method_payment', 'shipping_method'),
      countries: o2m('ecommerce_shipping_method_country', 'shipping_method'),
      sort: sort(),
    },
    translations: { name: text(), description: longText({ max: 1000 }) },
  }),
  collection('ecommerce_shipping_method_payment', {
    ...ofMethod,
    unique: [['shipping_method', 'payment_id']],
    fields: { shipping_method: partOf('ecommerce_shipping_method'), payment_id: partOf('ecommerce_payment') },
  }),
  collection('ecommerce_shipping_method_country', {
    ...ofMethod,
    unique: [['shipping_method', 'country']],
    fields: { shipping_method: partOf('ecommerce_shipping_method'), country: partOf('ecommerce_shipping_country') },
  }),
  collection('ecommerce_legal_page', {
    ...ofSettings,
    unique: [['settings', 'type']],
    fields: {
      settings: partOf('ecommerce_settings'),
      type: choice(legalPageTypes, { required: true }),
      content: html({ placeholders: true }),
      /** Since when it is in force, as its page says. */
      valid_from: date(),
    },
    translations: { content: html({ placeholders: true }) },
  }),
  /** The official EU notice on the legal guarantee as it was published in a language (Reg. (EU) 2025/1960, annex I). */
  collection('ecommerce_guarantee_notice', {
    ...ofSettings,
    unique: [['settings', 'language']],
    fields: {
      settings: partOf('ecommerce_settings'),
      language: choice(languages, { required: true }),
      file: m2o('files', { required: true, onDelete: 'cascade' }),
    },
  }),
  /** Words that staff begin an answer with; `{{name}}`, `{{produkt}}` and `{{artikelnummer}}` are filled in before it is sent. */
  collection('answer_template', {
    search: ['display_name'],
    fields: {
      project: partOf('project'),
      display_name: text({ required: true }),
      message: longText({ required: true, max: 5000 }),
      sort: sort(),
    },
    translations: { message: longText({ max: 5000 }) },
  }),
  /** What a shop writes in a mail in place of the program's own words; what is empty stays the program's. */
  collection('mail_text', {
    unique: [['project', 'kind', 'language']],
    fields: {
      project: partOf('project'),
      kind: choice(editableMails, { required: true }),
      language: choice(languages, { required: true }),
      subject: text({ max: 200 }),
      message: longText({ max: 5000 }),
    },
  }),
].flat()
