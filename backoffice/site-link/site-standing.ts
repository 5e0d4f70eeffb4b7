import { menuAddress } from '#domain/company/menu.ts'
import type { CalendarDay } from '#domain/hours/calendar-day.ts'
import { isRouteKey } from '#domain/paths/route-map.ts'
import type { StoreRoots } from '#domain/paths/store-routes.ts'
import type { Language } from '#domain/texts/language.ts'
import type { AnyItem } from '#sdk/resource.ts'
import { sitePath } from './site-path.ts'

/** Why visitors do not find a record. */
export type Absence = 'draft' | 'archived' | 'later' | 'noPage' | 'noKind' | 'noStore' | 'nowhere'

/** Where visitors see a record and what it leads to on this site, which must be there; or why they do not find it. */
export type SiteStanding = { readonly path: string; readonly target: string | undefined } | { readonly reason: Absence }

interface Place {
  readonly language: Language
  readonly roots: StoreRoots
  /** Route key of the record's brand type; undefined while it is not known. */
  readonly brandRoute?: string | undefined
  readonly today?: CalendarDay
}

/** How a stored record stands on the site; undefined for what no page of visitors shows. */
export function siteStanding(collection: string, record: AnyItem, place: Place): SiteStanding | undefined {
  if (record.status === 'draft' || record.status === 'archived') return { reason: record.status }
  if (collection === 'news' && place.today !== undefined && String(record.day) > place.today) return { reason: 'later' }
  if (collection === 'brand_type' && !isRouteKey(record.type)) return { reason: 'noPage' }
  if (collection === 'brand' && place.brandRoute !== undefined && !isRouteKey(place.brandRoute))
    return { reason: 'noKind' }
  const path = sitePath(collection, record, place)
  if (collection === 'page' && path === undefined) return { reason: 'noPage' }
  if (collection === 'ecommerce_product' && path === undefined) return { reason: 'noStore' }
  if (collection === 'menu_item' && isDeadEnd(record)) return { reason: 'nowhere' }
  return path === undefined ? undefined : { path, target: onThisSite(targetOf(collection, record, path)) }
}

/** A menu entry that leads nowhere and holds nothing is shown to nobody. */
const isDeadEnd = (item: AnyItem): boolean =>
  !item.page &&
  menuAddress(item) === '' &&
  item.parent === null &&
  !(Array.isArray(item.groups) && item.groups.length > 0)

function targetOf(collection: string, record: AnyItem, path: string): string {
  if (collection === 'menu_item') return menuAddress(record)
  if (collection === 'redirect') return String(record.to_path ?? '')
  return path
}

/** Only what lies on this site can be looked at from here. */
const onThisSite = (address: string): string | undefined =>
  /^\/(?!\/)/.test(address) ? address.replace(/#.*$/, '') : undefined
