import { type ComplianceFacts, type ComplianceProfile, type DutyText, missingDuties } from '#domain/goods/compliance.ts'
import { garanOf } from '#domain/goods/garan.ts'
import { type ReserveChoice, type SalesMode, salesModeOf } from '#domain/goods/sales-mode.ts'
import { isLanguage, type Language } from '#domain/texts/language.ts'
import { readTogether } from '../db/batch.ts'
import type { Cell, Database, Row } from '../db/database.ts'
import { askForRows, rowsOf } from '../db/rows-of.ts'
import type { Gap } from './gap.ts'

const text = (value: Cell | undefined): string | null => (value ? String(value) : null)

/** Asks for a row by its id; nothing where there is none. */
const askFor = (table: string, id: Cell | undefined) => askForRows(table, 'id', id ? [Number(id)] : [])

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

const ESSENTIALS = `select l.id from ecommerce_product_attribute l
  join ecommerce_attribute a on a.id = l.attribute join ecommerce_attribute_group g on g.id = a.attribute_group
  where l.product = ? and g.essential limit 1`

/** What the facts of a product are read from, by one way to the database and back. */
const factsAbout = (db: Database, product: Row) => {
  const id = Number(product.id)
  return readTogether(db, {
    images: askForRows('ecommerce_product_image', 'product', [id]),
    variants: askForRows('ecommerce_product_variant', 'product', [id]),
    categories: askFor('ecommerce_category', product.category),
    essentials: [{ text: ESSENTIALS, parameters: [id] }],
    projects: askFor('project', product.project),
    texts: askForRows('ecommerce_product_translation', 'ecommerce_product', [id]),
  })
}

async function factsOf(
  db: Database,
  product: Row,
  maker: Row | undefined,
  brand: Row | undefined,
): Promise<ComplianceFacts> {
  const {
    images,
    variants,
    categories: [category],
    essentials,
    projects: [project],
    texts,
  } = await factsAbout(db, product)
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
    hasEssentials: essentials.length > 0,
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

/** What a product that is published for sale lacks by law; nothing for one that is not, or where no shop is open. */
export async function productGaps(db: Database, id: number): Promise<Gap[]> {
  const [product] = await rowsOf(db, 'ecommerce_product', 'id', [id])
  if (product?.status !== 'published') return []
  const {
    settings: [settings],
    makers: [maker],
  } = await readTogether(db, {
    settings: askForRows('ecommerce_settings', 'project', [Number(product.project)]),
    makers: askFor('ecommerce_manufacturer', product.manufacturer),
  })
  if (!settings?.enable_cart) return []
  const brand = maker?.brand ? (await rowsOf(db, 'brand', 'id', [Number(maker.brand)]))[0] : undefined
  const mode = salesModeOf(
    product.sales_mode as SalesMode | null,
    brand?.sales_mode as SalesMode | null | undefined,
    settings.reservations as ReserveChoice | null,
  )
  if (mode !== 'buy') return []
  const duties = missingDuties(await factsOf(db, product, maker, brand))
  return duties.map((duty) => ({
    key: duty,
    field: duty.split('.')[0] ?? duty,
    message: `cannot be sold without ${duty}`,
  }))
}
