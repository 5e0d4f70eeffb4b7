import { germanDay } from '#domain/hours/calendar-day.ts'
import { canonicalPath, normalizePath } from '#domain/paths/normalize-path.ts'
import { shownQuery } from '#domain/paths/page-query.ts'
import { languageOf } from '#domain/paths/path-parts.ts'
import { redirectOf, standardRedirects } from '#domain/paths/redirects.ts'
import { type Alternate, alternates, routeOf } from '#domain/paths/routes.ts'
import { sitePageAlternates, sitePageAt } from '#domain/paths/site-paths.ts'
import { cartRedirectOf, storeAlternates, storePlaceOf } from '#domain/paths/store-routes.ts'
import { contentHash } from '#domain/texts/hash.ts'
import { defaultLanguage, languages } from '#domain/texts/language.ts'
import type { Sdk } from '#sdk/sdk.ts'
import { loadProject } from './data/load-project.ts'
import { loadSharedData } from './data/load-shared-data.ts'
import { loadShopSettings } from './data/load-shop.ts'
import type { PageContext } from './data/page-context.ts'
import type { PageRequest, Share } from './data/page-request.ts'
import type { ProjectRow } from './data/rows.ts'
import type { SharedData } from './data/shared-data.ts'
import { siteIcon } from './data/site-icon.ts'
import { storeRoots } from './data/store-roots.ts'
import { notFoundPath } from './loader/not-found-path.ts'
import type { PageData, StaticQueryResult } from './loader/page-resources.ts'
import { loadMessages } from './messages/load-messages.ts'
import { OWN_PAGE } from './pages/content/content-data.ts'
import type { LoadTemplateData } from './pages/define-template.ts'
import type { TemplateName } from './pages/page-chunks.ts'
import { storeTemplateOf, templateOf, templates } from './pages/templates.ts'
import type { FeedLink } from './sections/feed-links.ts'
import { structuredData } from './seo/structured-data.ts'

export type BuiltPage = {
  status: 200 | 404
  /** The part of the address's query that the page was made for, with its question mark. */
  search: string
  pageData: PageData
  staticQueryResults: Record<string, StaticQueryResult>
  /** JSON-LD objects for search engines, in the served HTML only. */
  structuredData: object[]
  /** Feeds that the page tells readers and calendars of, in the served HTML only. */
  feeds: FeedLink[]
  /** The site's icon as SVG, in the served HTML only. */
  icon: string
}

export type PageAnswer =
  | ({ kind: 'page' } & BuiltPage)
  | { kind: 'redirect'; location: string; status: 301 | 302 | 308 }
  /** No project answers to this host. */
  | { kind: 'noProject' }

const NOT_FOUND_PATHS = languages.map(notFoundPath)

/** Answers an address (path and query) of the project that `sdk` speaks for; `now` is when. Whoever builds many pages at a time may share. */
export async function buildPage(
  sdk: Sdk,
  address: string,
  log: (message: string) => void,
  now: Date,
  share?: Share,
): Promise<PageAnswer> {
  const project = await loadProject(sdk)
  if (!project) return { kind: 'noProject' }
  const redirect = await redirectFor(sdk, project, address)
  if (redirect) return { kind: 'redirect', ...redirect }
  const path = normalizePath(address)
  const first = project.languages[0] ?? defaultLanguage
  const wanted = storePlaceOf(path, storeRoots(project))?.language ?? languageOf(path)
  const language = project.languages.includes(wanted) ? wanted : first
  const query = new URLSearchParams(address.split('?', 2)[1]?.split('#', 1)[0])
  const request: PageRequest = {
    sdk,
    project,
    language,
    first,
    log,
    now,
    query,
    settings: loadShopSettings({ sdk, project, log }),
  }
  const parts = () =>
    share
      ? share(`parts ${language} ${germanDay(now)}`, (at) =>
          sharedParts({ ...request, sdk: at, settings: loadShopSettings({ sdk: at, project, log }) }),
        )
      : sharedParts(request)
  const page = language === wanted && !NOT_FOUND_PATHS.includes(path) ? await findPage(path, request, parts) : null
  if (page && 'location' in page) return { kind: 'redirect', ...page }
  const made = page ?? (await notFoundPage(request, parts))
  const icon = (await (share ? share('icon', siteIcon) : siteIcon(sdk))) ?? ''
  return { kind: 'page', ...made, icon }
}

/** The shared parts of a project in all its languages by hash, for a browser that asks for one of them. */
export async function buildSharedData(
  sdk: Sdk,
  log: (message: string) => void,
  now: Date,
): Promise<Record<string, StaticQueryResult>> {
  const project = await loadProject(sdk)
  if (!project) return {}
  const first = project.languages[0] ?? defaultLanguage
  const query = new URLSearchParams()
  const settings = loadShopSettings({ sdk, project, log })
  const all = await Promise.all(
    project.languages.map((language) => sharedParts({ sdk, project, language, first, log, now, query, settings })),
  )
  return Object.assign({}, ...all)
}

async function redirectFor(sdk: Sdk, project: ProjectRow, address: string) {
  const own = await sdk.items('redirect').read({ filter: { 'project.domain': project.domain }, limit: -1 })
  const redirect = redirectOf(address, [...own.data, ...standardRedirects(project)])
  if (redirect) return redirect
  const [path = '', query] = address.split('?', 2)
  const plain = canonicalPath(path)
  const canonical = cartRedirectOf(plain, storeRoots(project)) ?? plain
  return canonical === path
    ? null
    : { location: query === undefined ? canonical : `${canonical}?${query}`, status: 308 as const }
}

/** A page but for what all pages of the site have in their HTML. */
type Made = Omit<BuiltPage, 'icon'>

type Moved = { location: string; status: 301 }

async function findPage(path: string, request: PageRequest, parts: Parts): Promise<Made | Moved | null> {
  const target = targetOf(path, request.project)
  if (!target) return null
  const { template, route, rest } = target
  const load: LoadTemplateData = templates[template].data
  const [found, staticQueryResults] = await Promise.all([load(request, route, rest), parts()])
  if (!found) return null
  if (found.movedTo !== undefined) return { location: found.movedTo, status: 301 }
  const [{ paths, menus }, messages] = [joined(staticQueryResults), await loadMessages(request.language)]
  const pageContext: PageContext = {
    route,
    language: request.language,
    alternates: (found.alternates ?? target.alternates).map(({ language, path }) => ({
      language,
      path: path + (found.query?.(language) ?? ''),
    })),
    trail: (found.trail ?? []).flatMap((step) => {
      const href = 'href' in step ? step.href : paths[step.route]
      return href ? [{ label: step.label, href }] : []
    }),
    meta: found.meta,
  }
  return {
    status: found.status ?? 200,
    search: shownQuery(`?${request.query}`),
    staticQueryResults,
    structuredData: [
      ...(await structuredData(request, {
        page: pageContext,
        paths,
        path,
        home: messages.home(),
        social: menus.social,
      })),
      ...(found.structuredData ?? []),
    ],
    feeds: found.feeds ?? [],
    pageData: {
      componentChunkName: found.template ?? template,
      path,
      result: { data: found.data, pageContext },
      staticQueryHashes: Object.keys(staticQueryResults),
    },
  }
}

type Parts = () => Promise<Record<string, StaticQueryResult>>

type Target = { template: TemplateName; route: string; rest?: string; alternates: Alternate[] }

/** The template of a path: a place in the store, else a page of the route map. */
function targetOf(path: string, project: ProjectRow): Target | null {
  const roots = storeRoots(project)
  const found = storePlaceOf(path, roots)
  if (found) {
    const { place } = found
    const template = storeTemplateOf(place)
    const rest = place.page === 'list' ? undefined : place.page === 'product' ? place.slug : place.rest
    return { template, route: template, rest, alternates: storeAlternates(place, roots, project.languages) }
  }
  const match = routeOf(path)
  if (!match) return ownTarget(path, project)
  const { route, rest } = match
  return { template: templateOf(route, rest), route, rest, alternates: alternates(route, rest, project.languages) }
}

/** A page that editors have made, at the address that they gave it. */
function ownTarget(path: string, { pages = [], languages }: ProjectRow): Target | null {
  const page = sitePageAt(path, pages)?.page
  if (!page) return null
  const own = sitePageAlternates(page, languages)
  return { template: 'content', route: OWN_PAGE, rest: page.name, alternates: own }
}

const joined = (shared: BuiltPage['staticQueryResults']) =>
  Object.assign({}, ...Object.values(shared).map(({ data }) => data)) as SharedData

async function notFoundPage(request: PageRequest, parts: Parts): Promise<Made> {
  const { language } = request
  const template = 'not-found' satisfies TemplateName
  const [{ data, meta }, staticQueryResults] = await Promise.all([templates[template].data(request), parts()])
  return {
    status: 404,
    search: '',
    staticQueryResults,
    structuredData: [],
    feeds: [],
    pageData: {
      componentChunkName: template,
      path: notFoundPath(language),
      result: {
        data,
        pageContext: { route: template, language, alternates: [], trail: [], meta },
      },
      staticQueryHashes: Object.keys(staticQueryResults),
    },
  }
}

/** Shared data in four files, split by what changes together. */
async function sharedParts(request: PageRequest): ReturnType<Parts> {
  const { site, theme, paths, menus, contact, address, hours, houses, notices, widgets, consents, shop } =
    await loadSharedData(request)
  const parts: Partial<SharedData>[] = [
    { site, theme, paths },
    { menus },
    { contact, address, hours, houses, notices, widgets },
    { consents },
    { shop },
  ]
  return Object.fromEntries(parts.map((data) => [contentHash(JSON.stringify(data)), { data }]))
}
