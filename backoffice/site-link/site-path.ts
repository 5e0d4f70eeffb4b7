import { type LegalPageType, legalPageRoutes } from '#domain/orders/legal-page-types.ts'
import { datedPath } from '#domain/paths/dated-path.ts'
import { isRouteKey } from '#domain/paths/route-map.ts'
import { pathOf } from '#domain/paths/routes.ts'
import { type StoreRoots, storePath } from '#domain/paths/store-routes.ts'
import type { Language } from '#domain/texts/language.ts'
import { type SluggedRow, slugIn } from '#domain/texts/slug-in.ts'
import type { AnyItem } from '#sdk/resource.ts'

interface Places {
  readonly language: Language
  readonly roots: StoreRoots
  /** Route key of the record's brand type. */
  readonly brandRoute?: string | undefined
}

/** Where visitors see a record: its own page, or one that it is shown on. Undefined for what no page shows. */
export function sitePath(
  collection: string,
  record: AnyItem,
  { language, roots, brandRoute }: Places,
): string | undefined {
  switch (collection) {
    case 'page':
      return isRouteKey(record.name) ? pathOf(record.name, language) : ownPath(record, language)
    case 'brand_type':
      return isRouteKey(record.type) ? pathOf(record.type, language) : undefined
    case 'brand':
      return isRouteKey(brandRoute) ? pathOf(brandRoute, language, String(record.slug)) : undefined
    case 'ecommerce_product':
      return storePath({ page: 'product', slug: String(record.slug) }, language, roots)
    case 'news':
    case 'event':
      return record.slug ? datedPath(collection, slugIn(slugged(record), language), language) : undefined
    case 'ecommerce_category':
      return categoryPath(record, language, roots)
    case 'ecommerce_manufacturer':
      return storePath({ page: 'list' }, language, roots)
    case 'ecommerce_legal_page':
      return pathOf(legalPageRoutes[record.type as LegalPageType], language)
    case 'ecommerce_settings':
      return storePath({ page: 'list' }, language, roots)
    case 'company':
      return pathOf('contact', language)
    case 'branch':
      return record.slug ? pathOf('branches', language, String(record.slug)) : pathOf('branches', language)
    case 'legal':
      return pathOf('imprint', language)
    case 'consent':
      return pathOf('privacy', language)
    case 'redirect':
      return typeof record.from_path === 'string' ? record.from_path : undefined
    case 'project':
    case 'theme':
    case 'widget':
    case 'menu_item':
    case 'social_link':
      return pathOf('home', language)
    default:
      return undefined
  }
}

/** The store's list of what belongs to a category. */
function categoryPath(record: AnyItem, language: Language, roots: StoreRoots): string | undefined {
  const list = storePath({ page: 'list' }, language, roots)
  const slug = slugIn(slugged(record), language)
  return list && slug ? `${list}?category=${encodeURIComponent(slug)}` : list
}

const slugged = ({ slug, translations }: AnyItem): SluggedRow => ({
  slug: typeof slug === 'string' ? slug : '',
  translations: Array.isArray(translations) ? translations : [],
})

/** The address that editors have given a page in a language. */
function ownPath({ translations }: AnyItem, language: Language): string | undefined {
  const texts: readonly AnyItem[] = Array.isArray(translations) ? translations : []
  const path = texts.find((text) => text.language === language)?.path
  return typeof path === 'string' && path !== '' ? path : undefined
}
