import { type ReserveChoice, type SalesMode, salesModeOf } from '#domain/goods/sales-mode.ts'
import { storePath } from '#domain/paths/store-routes.ts'
import type { Language } from '#domain/texts/language.ts'
import type { Database, Row } from '../db/database.ts'
import { rowsOf } from '../db/rows-of.ts'
import { firstLanguage } from '../project/first-language.ts'
import type { Project } from '../project/project.ts'
import { rowText } from '../shop/local-text.ts'

/** A product that a visitor asks or speaks about. */
export interface AskedProduct {
  readonly id: number
  /** Whether it is only shown, and nothing of it can be asked. */
  readonly isShownOnly: boolean
  /** Name of the product, and of the variant that was asked for, in a language. */
  name(language: Language): string
  readonly referenceNumber: string | null
  /** The path of its page, where the store has a root in that language. */
  path(language: Language): string | undefined
}

export type AskedResult =
  | { ok: true; product: AskedProduct }
  | { ok: false; problems: { product: 'invalid' } | { variant: 'invalid' } }

const translationsOf = (db: Database, table: string, id: number): Promise<Row[]> =>
  db.selectFrom(`${table}_translation`).selectAll().where(table, '=', id).execute()

/** The published product of a project, and its active variant. */
export async function askedProduct(
  db: Database,
  project: Project,
  ids: { readonly product: number; readonly variant: number | null },
): Promise<AskedResult> {
  const product = await db
    .selectFrom('ecommerce_product')
    .selectAll()
    .where('id', '=', ids.product)
    .where('project', '=', project.id)
    .where('status', '=', 'published')
    .executeTakeFirst()
  if (!product) return { ok: false, problems: { product: 'invalid' } }
  const variant = ids.variant === null ? null : await activeVariant(db, ids.product, ids.variant)
  if (variant === undefined) return { ok: false, problems: { variant: 'invalid' } }
  const roots = await translationsOf(db, 'project', project.id)
  const productTexts = await translationsOf(db, 'ecommerce_product', ids.product)
  const variantTexts = variant ? await translationsOf(db, 'ecommerce_product_variant', Number(variant.id)) : []
  const first = await firstLanguage(db, project.id)
  const nameIn = (texts: Row[], row: Row, language: Language) =>
    rowText(texts, 'display_name', language, first, row.display_name)
  const numbers = [product.reference_number, variant?.reference_number_suffix].filter(Boolean)
  return {
    ok: true,
    product: {
      id: ids.product,
      isShownOnly: (await soldAs(db, product)) === 'display_only',
      name: (language) =>
        [nameIn(productTexts, product, language), variant && nameIn(variantTexts, variant, language)]
          .filter(Boolean)
          .join(', '),
      referenceNumber: numbers.join('') || null,
      path: (language) => {
        const root = roots.find((text) => text.language === language)?.store_root
        const slug = productTexts.find((text) => text.language === language)?.slug || product.slug
        return storePath({ page: 'product', slug: String(slug) }, language, root ? { [language]: String(root) } : {})
      },
    },
  }
}

const activeVariant = (db: Database, product: number, variant: number): Promise<Row | undefined> =>
  db
    .selectFrom('ecommerce_product_variant')
    .selectAll()
    .where('id', '=', variant)
    .where('product', '=', product)
    .where('active', '=', true)
    .executeTakeFirst()

async function soldAs(db: Database, product: Row): Promise<SalesMode> {
  const brand = await db
    .selectFrom('ecommerce_manufacturer')
    .innerJoin('brand', 'brand.id', 'ecommerce_manufacturer.brand')
    .select('brand.sales_mode')
    .where('ecommerce_manufacturer.id', '=', product.manufacturer as number)
    .executeTakeFirst()
  const [settings] = await rowsOf(db, 'ecommerce_settings', 'project', [Number(product.project)])
  return salesModeOf(
    product.sales_mode as SalesMode | null,
    brand?.sales_mode as SalesMode | undefined,
    settings?.reservations as ReserveChoice | undefined,
  )
}
