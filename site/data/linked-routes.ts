import { isRouteKey, type RouteKey } from '#domain/route-map.ts'
import type { PageRequest } from './page-request.ts'

/**
 * The pages that a project has and that its site links: of those published, accessibility only by `show_accessibility` and
 * the appointment page only while there are appointments (SPEC 2).
 */
export async function linkedRoutes({ sdk, project }: Pick<PageRequest, 'sdk' | 'project'>): Promise<Set<RouteKey>> {
  const pages = await sdk.items<{ name: string }>('page').read({
    filter: { 'project.domain': project.domain, status: 'published' },
    fields: ['name'],
    limit: -1,
  })
  const routes = new Set(pages.data.map(({ name }) => name).filter(isRouteKey))
  if (!project.show_accessibility) routes.delete('accessibility')
  if (!project.has_cal_com) routes.delete('appointment')
  return routes
}
