import { normalizePath } from '#domain/paths/normalize-path.ts'
import type { SitePaths } from '#domain/paths/site-paths.ts'
import type { StoreRoots } from '#domain/paths/store-routes.ts'
import type { Language } from '#domain/texts/language.ts'
import type { ProjectRow } from './rows.ts'

type RootsProject = Pick<ProjectRow, 'languages' | 'translations'>

/** By the row that was read for a page: each of its links asks for them. */
const rootsOf = new WeakMap<RootsProject, StoreRoots>()

/** The store roots of the languages that the project has. */
export function storeRoots(project: RootsProject): StoreRoots {
  const roots = rootsOf.get(project) ?? rootsIn(project)
  rootsOf.set(project, roots)
  return roots
}

function rootsIn({ languages, translations }: RootsProject): StoreRoots {
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
