import type { GaranFacts } from '#domain/goods/garan.ts'
import { type GoodsFacts, goodsFactsInWords } from '#domain/goods/goods-facts.ts'
import { guaranteeInWords } from '#domain/goods/guarantee-words.ts'
import type { CharacterSet, PersonalizationField } from '#domain/goods/personalization.ts'
import { type ReserveChoice, type SalesMode, salesModeOf } from '#domain/goods/sales-mode.ts'
import { picturesOf } from '#domain/goods/variant-pictures.ts'
import type { ContentUnit } from '#domain/money/base-price.ts'
import type { TaxMode, TaxRate } from '#domain/money/tax-mode.ts'
import type { Purchasable } from '#domain/orders/order-line.ts'
import type { Language } from '#domain/texts/language.ts'
import { readInTurn, type Statement } from '../../db/batch.ts'
import type { Database, Row } from '../../db/database.ts'
import { askForRows, columnsIn } from '../../db/rows-of.ts'
import { places } from '../../db/statement-text.ts'
import { rowText } from '../../shop/local-text.ts'
import { askForEssentials, askForTexts, type EssentialFacts, essentialsOf } from './characteristics.ts'

export interface GoodsVariant extends Purchasable {
  /** What a piece costs the shop, which nobody else is told; null where nobody has said. */
  readonly cost: number | null
  readonly contentAmount: number | null
  /** The lowest price of the 30 days before the sale in force; null without one, or where it is not known. */
  readonly low: number | null
  readonly id: number
  readonly name: string
  readonly referenceSuffix: string | null
  readonly shippingTime: string | null
  /** Id of the first picture of it. */
  readonly image: string | null
}

export interface EngravingField extends PersonalizationField {
  readonly excludesWithdrawal: boolean
}

/** A published product with what an order needs of it, its texts in the language asked for; money in cents. */
export interface Goods extends Purchasable, EssentialFacts {
  /** As of a variant. */
  readonly low: number | null
  readonly cost: number | null
  readonly id: number
  readonly name: string
  readonly slug: string
  readonly referenceNumber: string | null
  readonly shippingTime: string | null
  readonly salesMode: SalesMode
  readonly taxMode: TaxMode
  readonly taxRate: TaxRate
  readonly purchaseToOrder: boolean
  /** Id of its first picture. */
  readonly image: string | null
  readonly hasVariants: boolean
  /** The active ones. */
  readonly variants: ReadonlyMap<number, GoodsVariant>
  readonly fields: readonly EngravingField[]
}

const text = (value: Row[string] | undefined): string | null => (value ? String(value) : null)

const amount = (value: Row[string] | undefined): number | null =>
  value === null || value === undefined ? null : Number(value)

/** What a row costs at a moment: its sale price while the sale is in force. */
function priceOf(row: Row, otherwise: number | null, now: Date): { priceBrutto: number | null; low: number | null } {
  const sale = amount(row.sale_price)
  const isOver = row.sale_until && Date.parse(String(row.sale_until)) <= now.getTime()
  if (sale === null || isOver) return { priceBrutto: amount(row.price_brutto) ?? otherwise, low: null }
  return { priceBrutto: sale, low: amount(row.sale_low) }
}

const soldAs = (row: Row): SalesMode =>
  salesModeOf(
    row.sales_mode as SalesMode | null,
    row.brand_sales_mode as SalesMode | null,
    row.shop_reservations as ReserveChoice | null,
  )

const askForProducts = (project: number, ids: readonly number[]): Statement => ({
  text: `select ${columnsIn('ecommerce_product', 'p')}, b.sales_mode as brand_sales_mode, s.reservations as shop_reservations, b.garan_years as brand_garan_years,
      b.garan_brand as brand_garan_brand, b.garan_model as brand_garan_model,
      b.guarantee_terms_url as brand_guarantee_terms_url, (
      select i.file from ecommerce_product_image i where i.product = p.id order by i.sort, i.id limit 1
    ) as image
    from ecommerce_product p
    left join ecommerce_manufacturer m on m.id = p.manufacturer
    left join brand b on b.id = m.brand
    left join ecommerce_settings s on s.project = p.project
    where p.project = ? and p.status = 'published' and p.id in (${places(ids.length)})`,
  parameters: [project, ...ids],
})

/** Asks for the pictures of products that have variants: which one a line shows depends on what was chosen. */
const askForPictures = (variants: readonly Row[]): Statement[] => {
  const products = [...new Set(variants.map(({ product }) => Number(product)))]
  if (products.length === 0) return []
  const text = `select product, file, shows from ecommerce_product_image where product in (${places(products.length)}) order by sort, id`
  return [{ text, parameters: products }]
}

/** Asks for the translations of the fields of these personalizations. */
const askForFieldTexts = (sets: readonly number[]): Statement[] =>
  sets.length === 0
    ? []
    : [
        {
          text: `select ${columnsIn('ecommerce_personalization_field_translation', 't')} from ecommerce_personalization_field_translation t
            join ecommerce_personalization_field f on f.id = t.ecommerce_personalization_field
            where f.personalization in (${places(sets.length)}) order by t.id`,
          parameters: sets,
        },
      ]

/** The rows of goods: twice there and back at most, and once for those without variants, fields and essential values. */
async function readRows(db: Database, project: number, ids: readonly number[]) {
  const found = await readInTurn(db, {
    products: [askForProducts(project, ids)],
    texts: askForRows('ecommerce_product_translation', 'ecommerce_product', ids),
    variants: askForRows('ecommerce_product_variant', 'product', ids),
    values: [askForEssentials(ids)],
  })
  const sets = [...new Set(found.products.flatMap((row) => (row.personalization ? [Number(row.personalization)] : [])))]
  const more = await readInTurn(db, {
    pictures: askForPictures(found.variants),
    variantTexts: askForTexts('ecommerce_product_variant', found.variants, 'id'),
    valueTexts: askForTexts('ecommerce_attribute', found.values, 'id'),
    groupTexts: askForTexts('ecommerce_attribute_group', found.values, 'group_id'),
    fields: askForRows('ecommerce_personalization_field', 'personalization', sets),
    fieldTexts: askForFieldTexts(sets),
  })
  return { ...found, ...more }
}

/** The published products of a project among these ids, at what they cost now. */
export async function loadGoods(
  db: Database,
  project: number,
  ids: readonly number[],
  { language, first, now }: { readonly language: Language; readonly first: Language; readonly now: Date },
): Promise<Map<number, Goods>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const found = await readRows(db, project, wanted)
  const { products, texts, variants, variantTexts, pictures } = found
  const essentials = essentialsOf(found, language, first)
  const fields = fieldsOf(found, language, first)
  return new Map(
    products.map((row): [number, Goods] => {
      const ownTexts = texts.filter((entry) => entry.ecommerce_product === row.id)
      const ofProduct = (field: string) => rowText(ownTexts, field, language, first, row[field])
      const own = variants.filter((variant) => variant.product === row.id)
      const essential = essentials.get(Number(row.id)) ?? []
      const goods: Goods = {
        id: Number(row.id),
        name: ofProduct('display_name') ?? '',
        slug: String(row.slug),
        referenceNumber: text(row.reference_number),
        shippingTime: ofProduct('shipping_time'),
        ...priceOf(row, null, now),
        cost: amount(row.cost),
        stock: Number(row.stock),
        reorderPossible: Boolean(row.reorder_possible),
        language,
        characteristics: [
          ...essential,
          ...goodsFactsInWords(
            goodsFacts(row, ofProduct),
            language,
            essential.map(({ value }) => value),
          ),
          ...guaranteeInWords(garanFacts(row), garanFacts(row, 'brand_'), language),
        ],
        contentUnit: row.content_unit as ContentUnit | null,
        contentAmount: amount(row.content_amount),
        salesMode: soldAs(row),
        taxMode: row.tax_mode as TaxMode,
        taxRate: row.tax_rate as TaxRate,
        purchaseToOrder: Boolean(row.purchase_to_order),
        image: text(row.image),
        hasVariants: own.length > 0,
        variants: new Map(
          own
            .filter((variant) => variant.active)
            .map((variant) => {
              const itsTexts = variantTexts.filter((entry) => entry.ecommerce_product_variant === variant.id)
              const ofVariant = (field: string) => rowText(itsTexts, field, language, first, variant[field])
              return [
                Number(variant.id),
                {
                  ...variantGoods(variant, ofVariant),
                  ...priceOf(variant, amount(row.price_brutto), now),
                  cost: amount(variant.cost) ?? amount(row.cost),
                  image: pictureOf(pictures, variant),
                },
              ]
            }),
        ),
        fields: fields.get(Number(row.personalization)) ?? [],
      }
      return [goods.id, goods]
    }),
  )
}

function fieldsOf(
  { fields, fieldTexts }: { readonly fields: readonly Row[]; readonly fieldTexts: readonly Row[] },
  language: Language,
  first: Language,
): Map<number, EngravingField[]> {
  const known = new Map<number, EngravingField[]>()
  for (const row of fields.toSorted((a, b) => Number(a.sort) - Number(b.sort))) {
    const own = fieldTexts.filter((entry) => entry.ecommerce_personalization_field === row.id)
    const list = known.get(Number(row.personalization)) ?? []
    known.set(Number(row.personalization), list)
    list.push({
      id: String(row.id),
      display_name: rowText(own, 'display_name', language, first, row.display_name) ?? '',
      required: Boolean(row.required),
      min_length: row.min_length as number | null,
      max_length: Number(row.max_length),
      characters: row.characters as CharacterSet,
      excludesWithdrawal: Boolean(row.excludes_withdrawal),
    })
  }
  return known
}

/** What the law wants told of a product, as its row says. */
const goodsFacts = (row: Row, ofProduct: (field: string) => string | null): GoodsFacts => ({
  fineness: text(row.fineness),
  isPlated: Boolean(row.is_plated),
  pearlKind: row.pearl_kind as GoodsFacts['pearlKind'],
  fibreComposition: ofProduct('fibre_composition'),
  leather: ofProduct('leather'),
  protectedSpecies: text(row.protected_species),
  roadEquipment: row.road_equipment as GoodsFacts['roadEquipment'],
  hasBattery: Boolean(row.has_battery),
})

const garanFacts = (row: Row, prefix = ''): GaranFacts => ({
  garan_years: amount(row[`${prefix}garan_years`]),
  garan_brand: text(row[`${prefix}garan_brand`]),
  garan_model: text(row[`${prefix}garan_model`]),
  guarantee_terms_url: text(row[`${prefix}guarantee_terms_url`]),
  garan_label: null,
})

const pictureOf = (pictures: readonly Row[], variant: Row): string | null => {
  const own = pictures.filter(({ product }) => product === variant.product)
  const named = own.map(({ file, shows }) => ({ file, shows: text(shows) }))
  const words = {
    display_name: String(variant.display_name),
    first_value: text(variant.first_value),
    second_value: text(variant.second_value),
  }
  return text(picturesOf(named, words)[0]?.file)
}

/** A variant as it can be bought, without its price. */
const variantGoods = (variant: Row, ofVariant: (field: string) => string | null) => ({
  id: Number(variant.id),
  name: ofVariant('display_name') ?? '',
  referenceSuffix: text(variant.reference_number_suffix),
  shippingTime: ofVariant('shipping_time'),
  contentAmount: amount(variant.content_amount),
  stock: Number(variant.stock),
  reorderPossible: Boolean(variant.reorder_possible),
})
