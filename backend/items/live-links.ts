import { isYear } from '#domain/paths/dated-path.ts'
import { safeLink } from '#domain/paths/link-kind.ts'
import { reservedParts } from '#domain/paths/own-path.ts'
import { splitPath } from '#domain/paths/path-parts.ts'
import { isRouteKey, type RouteKey } from '#domain/paths/route-map.ts'
import { pathOf, routeOf } from '#domain/paths/routes.ts'
import { storePath, storePlaceOf } from '#domain/paths/store-routes.ts'
import { defaultLanguage, type Language } from '#domain/texts/language.ts'
import type { Database, Row } from '../db/database.ts'
import { rowsOf } from '../db/rows-of.ts'
import { projectPaths } from './page-addresses.ts'

/** An address of a website that a link can lead to, with what is there. */
export interface SiteAddress {
  readonly path: string
  readonly name: string
  /** The collection of the record whose page it is. */
  readonly kind: string
}

/** Pages that the program makes of other data, whether an editor has written one or not. */
const MADE: readonly RouteKey[] = [
  ...(['imprint', 'privacy', 'accessibility', 'branches', 'withdraw_contract', 'guarantee_rights'] as const),
  ...(['terms', 'withdrawal', 'shipping', 'appointment', 'thanks'] as const),
]

/** What links of a project can lead to. */
export interface LiveLinks {
  /** Whether an internal address leads somewhere; those of other servers are nobody's business here. */
  isLive(address: string): Promise<boolean>
  /** What is offered to editors, in the first language: all but goods. */
  readonly offered: readonly SiteAddress[]
}

/** What of a collection's rows counts. */
type Counts = (row: Row) => boolean

const isPublished: Counts = ({ status }) => status === 'published'

async function translated(db: Database, table: 'page' | 'news' | 'event' | 'ecommerce_product', rows: readonly Row[]) {
  const ids = rows.map(({ id }) => Number(id))
  const texts = await rowsOf(db, `${table}_translation`, table, ids)
  return (id: unknown) => texts.filter((text) => text[table] === id)
}

async function slugsOf(db: Database, table: 'news' | 'event', project: number, counts: Counts) {
  const rows = (await rowsOf(db, table, 'project', [project])).filter(counts)
  const textsOf = await translated(db, table, rows)
  const slugs = rows.flatMap(({ id, slug }) =>
    [slug, ...textsOf(id).map((text) => text.slug)].filter(Boolean).map(String),
  )
  return { rows, slugs: new Set(slugs) }
}

/** The goods of a project have this address, in some language. */
async function hasProduct(db: Database, project: number, slug: string): Promise<boolean> {
  const own = await db
    .selectFrom('ecommerce_product')
    .select('id')
    .where('project', '=', project)
    .where('status', '=', 'published')
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (own) return true
  const other = await db
    .selectFrom('ecommerce_product_translation')
    .innerJoin('ecommerce_product', 'ecommerce_product.id', 'ecommerce_product_translation.ecommerce_product')
    .select('ecommerce_product.id')
    .where('ecommerce_product.project', '=', project)
    .where('ecommerce_product.status', '=', 'published')
    .where('ecommerce_product_translation.slug', '=', slug)
    .executeTakeFirst()
  return other !== undefined
}

/** Redirects that are followed one after the other. */
const MOST_STEPS = 5

/** All that links of a project can lead to, read once; drafts too where `withDrafts` says so, for they may be on their way. */
export async function liveLinks(db: Database, project: number, withDrafts = false): Promise<LiveLinks> {
  const counts: Counts = withDrafts ? ({ status }) => status !== 'archived' : isPublished
  const { languages, roots } = await projectPaths(db, project)
  const [first = defaultLanguage] = languages
  const pages = (await rowsOf(db, 'page', 'project', [project])).filter(counts)
  const textsOf = await translated(db, 'page', pages)
  const [news, events] = [await slugsOf(db, 'news', project, counts), await slugsOf(db, 'event', project, counts)]
  const brands = (await rowsOf(db, 'brand', 'project', [project])).filter(counts)
  const types = new Map(
    (await rowsOf(db, 'brand_type', 'project', [project])).map(({ id, type }) => [id, String(type)]),
  )
  const branches = await rowsOf(db, 'branch', 'project', [project])
  const redirects = new Map(
    (await rowsOf(db, 'redirect', 'project', [project])).map(({ from_path, to_path }) => [
      String(from_path),
      String(to_path),
    ]),
  )

  const routes = new Set<string>([...MADE, ...pages.map(({ name }) => String(name))])
  const own = new Set(pages.flatMap(({ id }) => textsOf(id).map(({ path }) => String(path ?? ''))).filter(Boolean))
  const branded = new Set(brands.map(({ type, slug }) => `${types.get(type as number)}/${slug}`))
  const houses = new Set(branches.map(({ slug }) => String(slug)))

  function isBelow(route: RouteKey, rest: string): boolean {
    if (route === 'branches') return houses.has(rest)
    if (route === 'news') return isYear(rest) || news.slugs.has(rest)
    if (route === 'events' && (isYear(rest) || events.slugs.has(rest))) return true
    return branded.has(`${route}/${decodeURIComponent(rest)}`)
  }

  async function isLive(address: string, steps = MOST_STEPS): Promise<boolean> {
    const link = safeLink(address)
    if (!link?.href.startsWith('/')) return link !== undefined
    const { path } = splitPath(link.href)
    const next = redirects.get(path)
    if (next !== undefined) return steps > 0 && isLive(next, steps - 1)
    if (own.has(path)) return true
    if (reservedParts.includes(path.split('/')[1] ?? '')) return true
    const found = storePlaceOf(path, roots)
    if (found) return found.place.page !== 'product' || hasProduct(db, project, found.place.slug)
    const match = routeOf(path)
    if (!match) return false
    return match.rest === undefined ? routes.has(match.route) : isBelow(match.route, match.rest)
  }

  return { isLive: (address) => isLive(address), offered: offeredIn(first) }

  function offeredIn(language: Language): SiteAddress[] {
    const list = storePath({ page: 'list' }, language, roots)
    const ofPages = pages.flatMap(({ id, name }): SiteAddress[] => {
      const texts = textsOf(id)
      const text = texts.find((one) => one.language === language) ?? texts[0]
      const key = String(name)
      const path = isRouteKey(key) ? pathOf(key, language) : String(text?.path ?? '')
      return path ? [{ path, name: String(text?.title || text?.heading || key), kind: 'page' }] : []
    })
    const below = (route: string, slug: unknown) =>
      isRouteKey(route) ? (pathOf(route, language, encodeURIComponent(String(slug))) ?? '') : ''
    const named = (kind: string, rows: readonly Row[], routeOfRow: (row: Row) => string): SiteAddress[] =>
      rows.flatMap((one) => {
        const path = below(routeOfRow(one), one.slug)
        return path ? [{ path, name: String(one.display_name), kind }] : []
      })
    return [
      ...ofPages,
      ...(list ? [{ path: list, name: 'Shop', kind: 'ecommerce_product' }] : []),
      ...named('brand', brands, ({ type }) => types.get(type as number) ?? ''),
      ...named('branch', branches, () => 'branches'),
      ...named('news', news.rows, () => 'news'),
      ...named('event', events.rows, () => 'events'),
    ]
  }
}

const HREF = /<a\b[^>]*?\bhref\s*=\s*["']([^"']+)["']/gi

/** The internal addresses that a text leads to: that of a field which holds one, or those of the links in HTML. */
export function linksIn(field: string, isHtml: boolean, value: string): string[] {
  const all = isHtml ? [...value.matchAll(HREF)].map(([, href]) => href ?? '') : LINK_FIELDS.has(field) ? [value] : []
  return [...new Set(all.map((one) => one.trim()).filter((one) => one.startsWith('/') && !one.startsWith('//')))]
}

/** Fields that hold an address and nothing else. */
const LINK_FIELDS = new Set(['path', 'to_path', 'link'])
