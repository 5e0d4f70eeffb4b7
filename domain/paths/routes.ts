import { type Language, languages } from '../texts/language.ts'
import { splitPath } from './path-parts.ts'
import { hasBrandPages, hasPagesBelow, isRouteKey, type RouteKey, routeKeys, routeMap } from './route-map.ts'

/** Where a path leads: the page, its language, and the part below a category page (`rolex` of /uhren/rolex). */
export interface RouteMatch {
  route: RouteKey
  language: Language
  rest?: string
}

/** A page in one language, for language switch and `hreflang`. */
export interface Alternate {
  language: Language
  path: string
}

const routeByPath = new Map<string, { route: RouteKey; language: Language }>(
  routeKeys.flatMap((route) =>
    languages.flatMap((language) => {
      const path = routeMap[route][language]
      return path === null ? [] : [[path, { route, language }] as const]
    }),
  ),
)

/** The path of a page in a language, or undefined where the map has none. */
export function pathOf(route: RouteKey, language: Language, rest?: string): string | undefined {
  const path = routeMap[route][language]
  if (path === null) return undefined
  return rest ? `${path}/${rest}` : path
}

/** The page of a path in the route map, query, hash and trailing slash aside; undefined when the map does not list it. */
export function routeOf(address: string): RouteMatch | undefined {
  const { path } = splitPath(address)
  const exact = routeByPath.get(path)
  if (exact) return { ...exact }
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
    const parent = routeByPath.get(path.slice(0, end))
    if (parent && hasPagesBelow(parent.route)) return { ...parent, rest: path.slice(end + 1) }
  }
  return undefined
}

/**
 * Replaces an internal path that the map lists by the path of the given language, brand pages included; query and hash are
 * kept. A path that is not listed, or that has no counterpart, stays as it is (SPEC 2).
 */
export function localizePath(address: string, language: Language): string {
  const match = routeOf(address)
  const path = match && pathOf(match.route, language, match.rest)
  return path === undefined ? address : path + splitPath(address).suffix
}

/** The same page in every language that has it, in the order given (the project's languages). */
export function alternates(route: RouteKey, rest?: string, among: readonly Language[] = languages): Alternate[] {
  return among.flatMap((language) => {
    const path = pathOf(route, language, rest)
    return path === undefined ? [] : [{ language, path }]
  })
}

/** The path of a brand page under its category; undefined for a type the map does not know or that holds no brands. */
export function brandPath(type: string, slug: string, language: Language): string | undefined {
  return isRouteKey(type) && hasBrandPages(type) ? pathOf(type, language, encodeURIComponent(slug)) : undefined
}
