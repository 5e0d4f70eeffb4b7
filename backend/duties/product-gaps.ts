import { type ComplianceFacts, type ComplianceProfile, type DutyText, missingDuties } from '#domain/goods/compliance.ts'
import { garanOf } from '#domain/goods/garan.ts'
import { type ReserveChoice, type SalesMode, salesModeOf } from '#domain/goods/sales-mode.ts'
import { isLanguage, type Language } from '#domain/texts/language.ts'
import { readTogether } from '../db/batch.ts'
import type { Cell, Database, Row } from '../db/database.ts'
import { askForRows, rowsOf } from '../db/rows-of.ts'
import { places } from '../db/statement-text.ts'
import type { Gap } from './gap.ts'

const text = (value: Cell | undefined): string | null => (value ? String(value) : null)

/** The ids of what rows point to, each once. */
const idsIn = (rows: readonly Row[], name: string): number[] => [
  ...new Set(rows.flatMap((row) => (row[name] ? [Number(row[name])] : []))),
]

const byId = (rows: readonly Row[]) => new Map(rows.map((row) => [Number(row.id), row]))

const ofProduct = (rows: readonly Row[], name: string, { id }: Row) => rows.filter((row) => row[name] === id)

const garanFacts = (row: Row) => ({
  garan_years: row.garan_years === null ? null : Number(row.garan_years),
  garan_brand: text(row.garan_brand),
  garan_model: text(row.garan_model),
  garan_label: text(row.garan_label),
  guarantee_terms_url: text(row.guarantee_terms_url),
})

function responsible(value: Cell | undefined): boolean {
  const { name, postal_address, e_address } = JSON.parse(String(value ?? '{}')) as Record<string, unknown>
  return [name, postal_address, e_address].every((part) => typeof part === 'string' && part.trim() !== '')
}

const makerOf = (row: Row): ComplianceFacts['maker'] => ({
  postalAddress: text(row.postal_address),
  electronicAddress: text(row.e_address),
  isOutsideEu: Boolean(row.outside_eu),
  hasResponsible: responsible(row.eu_responsible),
  weeeNumber: text(row.weee_reg_no),
})

/** The languages of a project but the first, in which a text of its product is not written. */
function untranslatedIn(
  product: Row,
  project: Row | undefined,
  texts: readonly Row[],
): ComplianceFacts['untranslated'] {
  const [, ...others] = (JSON.parse(String(project?.languages ?? '[]')) as unknown[]).filter(isLanguage)
  const lacking = (name: DutyText): Language[] => {
    const isWritten = (language: Language) => texts.some((row) => row.language === language && text(row[name])?.trim())
    return text(product[name]) ? others.filter((language) => !isWritten(language)) : []
  }
  return {
    leather: lacking('leather'),
    fibre_composition: lacking('fibre_composition'),
    hazard_statements: lacking('hazard_statements'),
    warnings: lacking('warnings'),
  }
}

/** What the facts of products are read from, by one way to the database and back. */
const rowsAbout = (db: Database, products: readonly Row[]) => {
  const ids = idsIn(products, 'id')
  const essentials = `select distinct l.product from ecommerce_product_attribute l
    join ecommerce_attribute a on a.id = l.attribute join ecommerce_attribute_group g on g.id = a.attribute_group
    where l.product in (${places(ids.length)}) and g.essential`
  return readTogether(db, {
    images: askForRows('ecommerce_product_image', 'product', ids),
    variants: askForRows('ecommerce_product_variant', 'product', ids),
    categories: askForRows('ecommerce_category', 'id', idsIn(products, 'category')),
    essentials: [{ text: essentials, parameters: ids }],
    projects: askForRows('project', 'id', idsIn(products, 'project')),
    texts: askForRows('ecommerce_product_translation', 'ecommerce_product', ids),
  })
}

function factsOf(
  product: Row,
  maker: Row | undefined,
  brand: Row | undefined,
  rows: Awaited<ReturnType<typeof rowsAbout>>,
): ComplianceFacts {
  const images = ofProduct(rows.images, 'product', product)
  const variants = ofProduct(rows.variants, 'product', product)
  const category = rows.categories.find(({ id }) => id === product.category)
  const project = rows.projects.find(({ id }) => id === product.project)
  const texts = ofProduct(rows.texts, 'ecommerce_product', product)
  const garan = garanOf(garanFacts(product), brand && garanFacts(brand))
  const sold = variants.filter(({ active }) => active)
  const pictograms = JSON.parse(String(product.hazard_pictograms ?? '[]')) as unknown[]
  return {
    profile: (product.compliance_profile ?? category?.compliance_profile ?? null) as ComplianceProfile | null,
    hasImage: images.length > 0,
    referenceNumber: text(product.reference_number),
    hasPrice:
      product.price_brutto !== null || (sold.length > 0 && sold.every(({ price_brutto }) => price_brutto !== null)),
    maker: maker ? makerOf(maker) : null,
    hasBattery: Boolean(product.has_battery),
    fineness: text(product.fineness),
    isPlated: Boolean(product.is_plated),
    pearlKind: text(product.pearl_kind),
    fibreComposition: text(product.fibre_composition),
    leather: text(product.leather),
    protectedSpecies: text(product.protected_species),
    roadEquipment: text(product.road_equipment),
    hasEssentials: ofProduct(rows.essentials, 'product', product).length > 0,
    untranslated: untranslatedIn(product, project, texts),
    hasContent:
      product.content_unit !== null &&
      (product.content_amount !== null ||
        (sold.length > 0 && sold.every(({ content_amount }) => content_amount !== null))),
    hazardsKnown: Boolean(product.no_hazards) || text(product.hazard_statements) !== null || pictograms.length > 0,
    warnings: text(product.warnings),
    garanYears: garan?.garan_years ?? null,
    hasGaranLabel: Boolean(garan?.garan_label),
  }
}

/** What products that are published for sale lack by law, by id; nothing for one that is not, or where no shop is open. */
export async function productGaps(db: Database, ids: readonly number[]): Promise<Map<number, Gap[]>> {
  const published = (await rowsOf(db, 'ecommerce_product', 'id', ids)).filter(({ status }) => status === 'published')
  const { settings, makers: makerRows } = await readTogether(db, {
    settings: askForRows('ecommerce_settings', 'project', idsIn(published, 'project')),
    makers: askForRows('ecommerce_manufacturer', 'id', idsIn(published, 'manufacturer')),
  })
  const makers = byId(makerRows)
  const brands = byId(await rowsOf(db, 'brand', 'id', idsIn(makerRows, 'brand')))
  const sold = published.flatMap((product) => {
    const shop = settings.find(({ project }) => project === product.project)
    const maker = makers.get(Number(product.manufacturer))
    const brand = brands.get(Number(maker?.brand))
    const mode = salesModeOf(
      product.sales_mode as SalesMode | null,
      brand?.sales_mode as SalesMode | null | undefined,
      (shop?.reservations ?? null) as ReserveChoice | null,
    )
    return shop?.enable_cart && mode === 'buy' ? [{ product, maker, brand }] : []
  })
  if (sold.length === 0) return new Map()
  const rows = await rowsAbout(
    db,
    sold.map(({ product }) => product),
  )
  return new Map(
    sold.map(({ product, maker, brand }) => [
      Number(product.id),
      missingDuties(factsOf(product, maker, brand, rows)).map((duty) => ({
        key: duty,
        field: duty.split('.')[0] ?? duty,
        message: `cannot be sold without ${duty}`,
      })),
    ]),
  )
}
