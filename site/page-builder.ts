import { contentHash } from '#domain/hash.ts'
import { defaultLanguage } from '#domain/language.ts'
import { normalizePath } from '#domain/normalize-path.ts'
import { languageOf } from '#domain/path-parts.ts'
import { type Redirect, redirectOf, standardRedirects } from '#domain/redirects.ts'
import { alternates, routeOf } from '#domain/routes.ts'
import type { Sdk } from '#sdk/sdk.ts'
import { loadSharedData } from './data/load-shared-data.ts'
import type { PageRequest } from './data/page-request.ts'
import type { ProjectRow } from './data/rows.ts'
import type { SharedData } from './data/shared-data.ts'
import { notFoundPath } from './loader/not-found-path.ts'
import type { PageContext, PageData, StaticQueryResult } from './loader/page-resources.ts'
import { loadMessages } from './messages/load-messages.ts'
import { templateData, templateOf } from './pages/page-template-data.ts'
import { structuredData } from './seo/structured-data.ts'

export type BuiltPage = {
  status: 200 | 404
  pageData: PageData
  staticQueryResults: Record<string, StaticQueryResult>
  /** JSON-LD objects for search engines, in the served HTML only. */
  structuredData: object[]
}

export type PageAnswer =
  | ({ kind: 'page' } & BuiltPage)
  | { kind: 'redirect'; location: string; status: 301 | 302 | 308 }
  /** No project answers to this host. */
  | { kind: 'noProject' }

const PROJECT_FIELDS = [
  '*',
  'translations.*',
  'logo.*',
  'logo.translations.*',
  'share_image.*',
  'share_image.translations.*',
]

const NOT_FOUND_PATH = /^(\/(en|fr))?\/404\.html$/

/** Answers an address (path and query) of the project that `sdk` speaks for; `now` is when. */
export async function buildPage(
  sdk: Sdk,
  address: string,
  log: (message: string) => void,
  now: Date,
): Promise<PageAnswer> {
  const project = await sdk.items<ProjectRow>('project').first({ fields: PROJECT_FIELDS })
  if (!project) return { kind: 'noProject' }
  const redirect = await redirectFor(sdk, project, address)
  if (redirect) return { kind: 'redirect', ...redirect }
  const path = normalizePath(address)
  const first = project.languages[0] ?? defaultLanguage
  const wanted = languageOf(path)
  const language = project.languages.includes(wanted) ? wanted : first
  const request: PageRequest = { sdk, project, language, first, log }
  const page =
    language === wanted && !NOT_FOUND_PATH.test(path) ? await findPage(path, request, now.getFullYear()) : null
  return { kind: 'page', ...(page ?? (await notFoundPage(request))) }
}

/** The shared parts of a project in all its languages by hash, for a browser that asks for one of them. */
export async function buildSharedData(
  sdk: Sdk,
  log: (message: string) => void,
): Promise<Record<string, StaticQueryResult>> {
  const project = await sdk.items<ProjectRow>('project').first({ fields: PROJECT_FIELDS })
  if (!project) return {}
  const first = project.languages[0] ?? defaultLanguage
  const all = await Promise.all(
    project.languages.map((language) => sharedParts({ sdk, project, language, first, log })),
  )
  return Object.assign({}, ...all)
}

async function redirectFor(sdk: Sdk, project: ProjectRow, address: string) {
  const own = await sdk.items<Redirect>('redirect').read({ filter: { 'project.domain': project.domain }, limit: -1 })
  const redirect = redirectOf(address, [...own.data, ...standardRedirects(project.portal_url)])
  if (redirect) return redirect
  const [path = '', query] = address.split('?', 2)
  const canonical = path.length > 1 ? path.replace(/(\/index\.html|\/+)$/, '') || '/' : path
  return canonical === path
    ? null
    : { location: query === undefined ? canonical : `${canonical}?${query}`, status: 308 as const }
}

async function findPage(path: string, request: PageRequest, year: number): Promise<BuiltPage | null> {
  const match = routeOf(path)
  if (!match) return null
  const { route, rest } = match
  const template = templateOf(route, rest)
  const [found, staticQueryResults] = await Promise.all([
    templateData[template](request, route, rest),
    sharedParts(request),
  ])
  if (!found) return null
  const [{ paths }, messages] = [joined(staticQueryResults), await loadMessages(request.language)]
  const pageContext: PageContext = {
    route,
    language: request.language,
    alternates: alternates(route, rest, request.project.languages),
    trail: (found.trail ?? []).flatMap(({ label, route }) => (paths[route] ? [{ label, href: paths[route] }] : [])),
    meta: found.meta,
  }
  return {
    status: 200,
    staticQueryResults,
    structuredData: await structuredData(request, { page: pageContext, paths, path, home: messages.home(), year }),
    pageData: {
      componentChunkName: found.template ?? template,
      path,
      result: { data: found.data, pageContext },
      staticQueryHashes: Object.keys(staticQueryResults),
    },
  }
}

const joined = (shared: BuiltPage['staticQueryResults']) =>
  Object.assign({}, ...Object.values(shared).map(({ data }) => data)) as SharedData

/** The page that stands for every address that leads nowhere. */
export async function notFoundPage(request: PageRequest): Promise<BuiltPage> {
  const { language } = request
  const [messages, staticQueryResults] = await Promise.all([loadMessages(language), sharedParts(request)])
  const siteName = joined(staticQueryResults).site.name
  return {
    status: 404,
    staticQueryResults,
    structuredData: [],
    pageData: {
      componentChunkName: 'not-found',
      path: notFoundPath(language),
      result: {
        data: null,
        pageContext: {
          route: 'not-found',
          language,
          alternates: [],
          trail: [],
          meta: { title: messages.notFoundTitle(), siteName, noindex: true },
        },
      },
      staticQueryHashes: Object.keys(staticQueryResults),
    },
  }
}

/** Shared data in four files, split by what changes together. */
async function sharedParts(request: PageRequest): Promise<Record<string, StaticQueryResult>> {
  const { site, theme, paths, menus, contact, address, hours, widgets, consents } = await loadSharedData(request)
  const parts: Partial<SharedData>[] = [
    { site, theme, paths },
    { menus },
    { contact, address, hours, widgets },
    { consents },
  ]
  return Object.fromEntries(parts.map((data) => [contentHash(JSON.stringify(data)), { data }]))
}
