import type { RowOf } from '#contract/model/row-of.ts'
import { isRouteKey } from '#domain/paths/route-map.ts'
import { alternates } from '#domain/paths/routes.ts'
import type { SitePage } from '#domain/paths/site-paths.ts'
import { isLanguage, projectLanguages } from '#domain/texts/language.ts'
import type { Sdk } from '#sdk/sdk.ts'
import { PROJECT_FIELDS, type ProjectRow } from './rows.ts'

const PAGE_FIELDS = ['id', 'name', 'translations.language', 'translations.path'] as const

type PageRow = RowOf<'page', typeof PAGE_FIELDS>

/** Projects by the reading of their row, each with the reading of its pages: what is remembered of a project lasts as long as both. */
const known = new WeakMap<object, { rows: readonly PageRow[]; project: ProjectRow }>()

/** The project that `sdk` speaks for; null when there is none. Pages that share what was read share it too. */
export async function loadProject(sdk: Sdk): Promise<ProjectRow | null> {
  const row = await sdk.items('project').first({ fields: PROJECT_FIELDS })
  if (!row) return null
  const { data: rows } = await sdk.items('page').read({
    filter: { 'project.domain': row.domain, status: 'published' },
    fields: PAGE_FIELDS,
    limit: -1,
  })
  const found = known.get(row)
  if (found?.rows === rows) return found.project
  const project = { ...row, languages: projectLanguages(row.languages), pages: rows.map(sitePage) }
  known.set(row, { rows, project })
  return project
}

/** A published page by its addresses: those of the route map, or those that editors have given it. */
function sitePage({ id, name, translations }: PageRow): SitePage {
  const own = (translations ?? []).flatMap(({ language, path }) =>
    isLanguage(language) && path ? [{ language, path }] : [],
  )
  const all = isRouteKey(name) ? alternates(name) : own
  return { id, name, paths: Object.fromEntries(all.map(({ language, path }) => [language, path])) }
}
