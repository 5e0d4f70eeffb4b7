import type { RouteKey } from '#domain/paths/route-map.ts'
import { pathOf } from '#domain/paths/routes.ts'
import type { StoreRoots } from '#domain/paths/store-routes.ts'
import type { Language } from '#domain/texts/language.ts'
import type { AnyItem } from '#sdk/resource.ts'
import { sitePath } from '../site-link/site-path.ts'

interface Places {
  readonly language: Language
  readonly roots: StoreRoots
  /** Route key of the record's brand type. */
  readonly brandRoute?: string | undefined
}

/** Pages that show a record beside its own. The goods of the store's list come from memory, which knows no drafts. */
const ALSO: Readonly<Record<string, readonly RouteKey[]>> = {
  company: ['imprint', 'home'],
  branch: ['home'],
  legal: ['privacy'],
  ecommerce_settings: ['terms', 'withdrawal', 'shipping', 'guarantee_rights'],
  project: ['contact', 'imprint'],
  theme: ['contact'],
  widget: ['contact'],
  menu_item: ['contact'],
  social_link: ['contact'],
}

/** What visitors are only led on by, and what only lists show. */
const NEVER: readonly string[] = ['redirect', 'ecommerce_manufacturer']

/** Where a record about to be saved can be looked at, its own page first; none for what no page shows. */
export function previewPaths(collection: string, record: AnyItem, places: Places): string[] {
  if (NEVER.includes(collection)) return []
  const own = sitePath(collection, record, places)
  const also = (ALSO[collection] ?? []).map((route) => pathOf(route, places.language))
  return [...new Set([own, ...also])].filter((path) => path !== undefined)
}

/** Whether records of the collection have a preview at all. */
export const isPreviewed = (collection: string): boolean =>
  previewPaths(
    collection,
    { name: 'home', slug: 'x', type: 'terms' },
    { language: 'de', roots: { de: '/shop' }, brandRoute: 'watches' },
  ).length > 0
