import { normalizePath } from '#domain/paths/normalize-path.ts'
import type { SitePaths } from '#domain/paths/site-paths.ts'
import type { StoreRoots } from '#domain/paths/store-routes.ts'
import type { Language } from '#domain/texts/language.ts'
import type { ProjectRow } from './rows.ts'

/** The store roots of the languages that the project has. */
export function storeRoots({ languages, translations }: Pick<ProjectRow, 'languages' | 'translations'>): StoreRoots {
  const roots = translations.flatMap(({ language, store_root }) =>
    store_root && languages.includes(language as Language) ? [[language, normalizePath(store_root)]] : [],
  )
  return Object.fromEntries(roots)
}

/** What the internal addresses of a project's texts and menus are made of. */
export const sitePaths = (project: Pick<ProjectRow, 'languages' | 'translations' | 'pages'>): SitePaths => ({
  ...storeRoots(project),
  pages: project.pages ?? [],
})
