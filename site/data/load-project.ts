import { isRouteKey } from '#domain/paths/route-map.ts'
import { alternates } from '#domain/paths/routes.ts'
import type { SitePage } from '#domain/paths/site-paths.ts'
import { isLanguage, projectLanguages } from '#domain/texts/language.ts'
import type { Sdk } from '#sdk/sdk.ts'
import { PROJECT_FIELDS, type ProjectRow } from './rows.ts'

/** The project that `sdk` speaks for; null when there is none. */
export async function loadProject(sdk: Sdk): Promise<ProjectRow | null> {
  const project = await sdk.items('project').first({ fields: PROJECT_FIELDS })
  if (!project) return null
  return { ...project, languages: projectLanguages(project.languages), pages: await loadPages(sdk, project.domain) }
}

/** The published pages by their addresses: those of the route map, and those that editors have given them. */
async function loadPages(sdk: Sdk, domain: string): Promise<SitePage[]> {
  const { data } = await sdk.items('page').read({
    filter: { 'project.domain': domain, status: 'published' },
    fields: ['id', 'name', 'translations.language', 'translations.path'],
    limit: -1,
  })
  return data.map(({ id, name, translations }) => {
    const own = (translations ?? []).flatMap(({ language, path }) =>
      isLanguage(language) && path ? [{ language, path }] : [],
    )
    const all = isRouteKey(name) ? alternates(name) : own
    return { id, name, paths: Object.fromEntries(all.map(({ language, path }) => [language, path])) }
  })
}
