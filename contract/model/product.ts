import { complianceProfiles, pearlKinds, roadEquipments } from '#domain/goods/compliance.ts'
import { RESERVABLE } from '#domain/goods/reservable.ts'
import { SALES_MODES } from '#domain/goods/sales-mode.ts'
import { contentUnits } from '#domain/money/base-price.ts'
import { taxModes, taxRateNames } from '#domain/money/tax-mode.ts'
import { languages } from '#domain/texts/language.ts'
import { collection } from './collection.ts'
import {
  boolean,
  choice,
  datetime,
  html,
  integer,
  json,
  longText,
  m2o,
  money,
  number,
  o2m,
  partOf,
  slug,
  sort,
  status,
  text,
} from './field.ts'
import { garanFields } from './garan-fields.ts'
import { saleFields } from './prices.ts'

const HAZARD_PICTOGRAMS = ['GHS01', 'GHS02', 'GHS03', 'GHS04', 'GHS05', 'GHS06', 'GHS07', 'GHS08', 'GHS09'] as const

/** What customers say is theirs: staff publish it or do not, and write nothing of it (annex no. 23b, 23c to § 3 (3) UWG). */
const byVisitors = { trusted: 'program' } as const
const ofProduct = { owners: ['product'], public: true, unlimited: false } as const
/** What a piece costs the shop, before VAT; under the margin scheme what was paid for it. For the staff alone. */
const cost = money()
const forStaff = ['cost'] as const
const stock = integer({ required: true, default: 0, min: 0, max: 1_000_000 })
/** How much there is in a piece, for the base price (PAngV § 4). */
const contentAmount = number({ min: 0, max: 1_000_000 })
const warnings = longText({ max: 2000 })
const hazardStatements = longText({ max: 2000 })
const fibreComposition = text({ max: 500 })
const leather = text({ max: 200 })
const variantValue = text({ max: 120 })

/** Products, their variants and lists, and what customers say about them. (SPEC 3) */
export const product = [
  collection('ecommerce_product', {
    public: { where: { status: 'published' }, except: forStaff },
    search: ['display_name', 'reference_number', 'slug', 'gtin'],
    unlimited: 'plain',
    unique: [['project', 'slug']],
    indices: [
      ['project', 'status', 'category', 'manufacturer', 'price_brutto'],
      ['project', 'status', 'price_brutto', 'category', 'manufacturer'],
      ['project', 'status', 'sort'],
      ['project', 'status', 'created_on'],
      ['project', 'status', 'display_name'],
      // The lists of the back office: the first holds all that a search looks through, so that it reads no row for it.
      ['project', 'display_name', 'reference_number', 'slug', 'gtin'],
      ['project', 'reference_number'],
      ['project', 'price_brutto'],
      ['project', 'stock'],
    ],
    fields: {
      project: partOf('project'),
      display_name: text({ required: true }),
      slug: slug({ max: 160 }),
      status: status(),
      manufacturer: m2o('ecommerce_manufacturer'),
      category: m2o('ecommerce_category'),
      price_brutto: money(),
      ...saleFields,
      uvp: money(),
      cost,
      stock,
      reference_number: text({ max: 100 }),
      gtin: text({ max: 14 }),
      description: html(),
      image_size: choice(['contain', 'cover'], { required: true, default: 'contain' }),
      shipping_time: text(),
      reorder_possible: boolean(),
      variant_display_name: text(),
      /** What variants differ in besides: with it they are chosen by `first_value` and `second_value`. */
      second_variant_name: text(),
      sales_mode: choice(SALES_MODES),
      /** Whether it can be reserved beside buying; empty: as the brand says, then the shop. */
      reservable: choice(RESERVABLE),
      /** `margin`: pre-owned goods on whose price no VAT may be shown (§ 25a UStG). */
      tax_mode: choice(taxModes, { required: true, default: 'standard' }),
      /** The rate of VAT, of those that the shop's settings name. */
      tax_rate: choice(taxRateNames, { required: true, default: 'standard' }),
      purchase_to_order: boolean(),
      content_amount: contentAmount,
      content_unit: choice(contentUnits),
      warnings,
      /** Labels of the CLP regulation: codes of pictograms such as `GHS07`. */
      hazard_pictograms: json('list', { max: 200, values: HAZARD_PICTOGRAMS }),
      signal_word: choice(['warning', 'danger']),
      hazard_statements: hazardStatements,
      /** Said by who sells it: nothing of the CLP regulation applies. */
      no_hazards: boolean(),
      /** Empty: that of the category. */
      compliance_profile: choice(complianceProfiles),
      has_battery: boolean(),
      /** Parts of a thousand of the precious metal, such as `750` (FeinGehG); never with `is_plated`. */
      fineness: text({ max: 40 }),
      is_plated: boolean(),
      pearl_kind: choice(pearlKinds),
      /** Fibres by their names in descending shares (Reg. (EU) 1007/2011). */
      fibre_composition: fibreComposition,
      leather,
      /** Name and document of a protected species, such as `Alligator mississippiensis, DE-…` (Reg. (EC) 338/97). */
      protected_species: text({ max: 200 }),
      /** Of a bicycle: whether it has what §§ 63a to 67 StVZO ask for. */
      road_equipment: choice(roadEquipments),
      ...garanFields,
      personalization: m2o('ecommerce_personalization'),
      size_guide: m2o('ecommerce_size_guide'),
      images: o2m('ecommerce_product_image', 'product'),
      /** Manuals and safety sheets, as files to be opened (Art. 19 GPSR). */
      documents: o2m('ecommerce_product_document', 'product'),
      product_variants: o2m('ecommerce_product_variant', 'product'),
      attributes: o2m('ecommerce_product_attribute', 'product'),
      subcategories: o2m('ecommerce_product_subcategory', 'product'),
      tags: o2m('ecommerce_product_tag', 'product'),
      /** What goes with it, chosen by hand; rules add to it (`ecommerce_related_rule`). */
      related: o2m('ecommerce_related_product', 'product'),
      ratings: o2m('ecommerce_product_rating', 'product'),
      /** Where its pieces and those of its variants lie; `stock` is their sum. */
      places: o2m('ecommerce_stock', 'product'),
      sort: sort(),
      created_on: datetime({ required: true, default: 'now' }),
    },
    translations: {
      display_name: text(),
      slug: slug({ max: 160, required: false }),
      description: html(),
      shipping_time: text(),
      variant_display_name: text(),
      second_variant_name: text(),
      warnings,
      hazard_statements: hazardStatements,
      fibre_composition: fibreComposition,
      leather,
    },
  }),
  // Visitors read inactive variants too: a product that has no others cannot be bought, and its page has to know.
  collection('ecommerce_product_variant', {
    ...ofProduct,
    public: { except: forStaff },
    fields: {
      product: partOf('ecommerce_product'),
      display_name: text({ required: true }),
      /** `Gelbgold 750` and `54`, where a product has two choices; the name says both. */
      first_value: variantValue,
      second_value: variantValue,
      price_brutto: money(),
      ...saleFields,
      /** Empty: as of the product. */
      cost,
      stock,
      reference_number_suffix: text({ max: 100 }),
      gtin: text({ max: 14 }),
      content_amount: contentAmount,
      active: boolean(true),
      shipping_time: text(),
      reorder_possible: boolean(),
      sort: sort(),
    },
    translations: {
      display_name: text(),
      first_value: variantValue,
      second_value: variantValue,
      shipping_time: text(),
    },
  }),
  collection('ecommerce_product_image', {
    ...ofProduct,
    fields: {
      product: partOf('ecommerce_product'),
      file: m2o('files', { required: true, onDelete: 'cascade' }),
      /** Which variants it shows: one by its name, or all with this value. Empty: all. */
      shows: text(),
      sort: sort(),
    },
  }),
  collection('ecommerce_product_document', {
    ...ofProduct,
    fields: {
      product: partOf('ecommerce_product'),
      file: m2o('files', { required: true, onDelete: 'cascade' }),
      sort: sort(),
    },
  }),
  collection('ecommerce_product_attribute', {
    ...ofProduct,
    unique: [['product', 'attribute']],
    fields: { product: partOf('ecommerce_product'), attribute: partOf('ecommerce_attribute') },
  }),
  collection('ecommerce_product_subcategory', {
    ...ofProduct,
    unique: [['product', 'subcategory_id']],
    fields: { product: partOf('ecommerce_product'), subcategory_id: partOf('ecommerce_subcategory') },
  }),
  collection('ecommerce_product_tag', {
    ...ofProduct,
    unique: [['product', 'tag_id']],
    fields: { product: partOf('ecommerce_product'), tag_id: partOf('ecommerce_tag') },
  }),
  collection('ecommerce_related_product', {
    owners: ['product'],
    unique: [['product', 'related']],
    fields: {
      product: partOf('ecommerce_product'),
      related: m2o('ecommerce_product', { required: true, onDelete: 'cascade' }),
      sort: sort(),
    },
  }),
  collection('ecommerce_product_rating', {
    ...ofProduct,
    standalone: true,
    public: {
      where: { status: 'published' },
      except: ['order_number', 'order_line', 'mail', 'expires_on', 'refusal_reason'],
    },
    unique: [['order_line']],
    indices: [['product', 'status', 'created_on'], ['expires_on']],
    fields: {
      product: partOf('ecommerce_product', byVisitors),
      name: text({ required: true, max: 100, ...byVisitors }),
      /** Stars: 1 to 5. */
      rating: integer({ required: true, min: 1, max: 5, ...byVisitors }),
      title: text(byVisitors),
      text: longText({ max: 2000, ...byVisitors }),
      status: status(),
      /** What the shop says to it, below it on the page of the product. */
      shop_answer: longText({ max: 2000 }),
      /** Why it is not published: for the shop's own records. */
      refusal_reason: longText({ max: 500 }),
      /** Whether whoever wrote it has bought the product: `order_line` says what. */
      verified: boolean(false, byVisitors),
      /** The line of an order that was proved to be theirs; each is rated once. */
      order_line: m2o('ecommerce_order_line', byVisitors),
      order_number: text({ max: 40, ...byVisitors }),
      language: choice(languages, byVisitors),
      created_on: datetime({ required: true, default: 'now', ...byVisitors }),
      /** The mail that told the shop. */
      mail: m2o('mail', byVisitors),
      /** When a rating that was not published is deleted, and the order number of one that was. */
      expires_on: datetime(byVisitors),
    },
  }),
].flat()
