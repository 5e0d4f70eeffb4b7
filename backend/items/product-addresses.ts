import { storePath } from '#domain/paths/store-routes.ts'
import { isLanguage, type Language } from '#domain/texts/language.ts'
import type { Cell, Database } from '../db/database.ts'
import { type AddressedPage, projectPaths } from './page-addresses.ts'

/** What the addresses of a product follow from, as it is or was. */
export interface ProductSlugs {
  readonly project: number
  readonly isPublished: boolean
  /** Of each language without one of its own. */
  readonly slug: string
  readonly own: ReadonlyMap<Language, string>
}

/** The parts of its addresses that a product has; undefined for one that is not there. */
export async function productSlugs(db: Database, id: Cell): Promise<ProductSlugs | undefined> {
  const row = await db
    .selectFrom('ecommerce_product')
    .select(['project', 'slug', 'status'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const texts = await db
    .selectFrom('ecommerce_product_translation')
    .select(['language', 'slug'])
    .where('ecommerce_product', '=', id)
    .execute()
  const own = texts.flatMap(({ language, slug }) =>
    isLanguage(language) && slug ? [[language, String(slug)] as const] : [],
  )
  return {
    project: Number(row.project),
    isPublished: row.status === 'published',
    slug: String(row.slug),
    own: new Map(own),
  }
}

/** Whether a product has the same addresses in every language. */
export const isSameAddress = (before: ProductSlugs, after: ProductSlugs): boolean =>
  before.slug === after.slug &&
  before.own.size === after.own.size &&
  [...before.own].every(([language, slug]) => after.own.get(language) === slug)

/** Where a product stands, or stood, in each language of the store. */
export async function addressedProduct(db: Database, product: ProductSlugs): Promise<AddressedPage> {
  const { languages, roots } = await projectPaths(db, product.project)
  const paths = new Map(
    languages.flatMap((language) => {
      const slug = product.own.get(language) ?? product.slug
      const path = storePath({ page: 'product', slug }, language, roots)
      return path === undefined ? [] : [[language, path] as const]
    }),
  )
  const { project, isPublished } = product
  return { project, isPublished, isOfRouteMap: false, written: paths, paths }
}
