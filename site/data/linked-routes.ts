import { isRouteKey, type RouteKey } from '#domain/paths/route-map.ts'
import { routeOf } from '#domain/paths/routes.ts'
import type { Language } from '#domain/texts/language.ts'
import { noticeLanguages } from './guarantee-notice.ts'
import { type Contracts, hasContracts } from './has-contracts.ts'
import { legalTextRoutes, linksWithdrawal } from './legal-texts.ts'
import type { PageRequest } from './page-request.ts'
import type { ProjectRow } from './rows.ts'

type Flags = Pick<ProjectRow, 'show_accessibility' | 'has_cal_com'> & Contracts

/** Pages that exist whether editors have written them or not: the law asks for them, and the company's data fill them. */
export const alwaysThere: readonly RouteKey[] = ['imprint', 'privacy', 'accessibility']

/** The accessibility information is owed by whoever makes contracts here (annex 3 BFSG), others link it by `show_accessibility` (SPEC 2). */
const linksAccessibility = (project: Flags): boolean => project.show_accessibility || hasContracts(project)

/** Whether the site links a page at all: the appointment page only by `has_cal_com` (SPEC 2). */
function isLinkedRoute(route: RouteKey, project: Flags): boolean {
  return (route !== 'accessibility' || linksAccessibility(project)) && (route !== 'appointment' || project.has_cal_com)
}

/** The same of an internal address, wherever an editor has put the link. */
export function isLinkedPath(href: string, flags: Flags): boolean {
  const route = routeOf(href)?.route
  return route === undefined || isLinkedRoute(route, flags)
}

/**
 * The pages that a project has, and that its site links: those that are published, those whose text is a legal one of the shop, and
 * that of the guarantee notice where there is one in `language`, the project's first unless given.
 */
export async function linkedRoutes({
  sdk,
  project,
  language = project.languages[0],
}: Pick<PageRequest, 'sdk' | 'project'> & { language?: Language }): Promise<Set<RouteKey>> {
  const [pages, branches, withText, withNotice, withdraws] = await Promise.all([
    sdk.items('page').read({
      filter: { 'project.domain': project.domain, status: 'published' },
      fields: ['name'],
      limit: -1,
    }),
    sdk.items('branch').read({ filter: { 'project.domain': project.domain }, fields: ['id'], limit: 1 }),
    legalTextRoutes({ sdk, project }),
    noticeLanguages({ sdk, project }),
    linksWithdrawal({ sdk, project }),
  ])
  const written = pages.data.map(({ name }) => name).filter(isRouteKey)
  const published = written.filter((route) => route !== 'guarantee_rights' && route !== 'branches')
  const notice = language && withNotice.includes(language) ? (['guarantee_rights'] as const) : []
  const houses = branches.data.length > 0 ? (['branches'] as const) : []
  const own = withdraws ? [...alwaysThere, 'withdraw_contract' as const] : alwaysThere
  return new Set(
    [...published, ...withText, ...notice, ...houses, ...own].filter((route) => isLinkedRoute(route, project)),
  )
}
