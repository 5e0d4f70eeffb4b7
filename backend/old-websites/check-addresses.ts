import { type OwnPathProblem, ownPathProblem } from '#domain/paths/own-path.ts'
import { isRouteKey, type RouteKey } from '#domain/paths/route-map.ts'
import { alternates } from '#domain/paths/routes.ts'
import type { StoreRoots } from '#domain/paths/store-routes.ts'
import { isLanguage, type Language } from '#domain/texts/language.ts'
import type { OldRow } from './old-rows.ts'
import type { SettledRows } from './settle-rows.ts'

const PROBLEMS: Readonly<Record<OwnPathProblem, string>> = {
  shape: 'is none that a page can have here',
  language: 'does not begin as addresses of its language do here',
  reserved: 'is one that the program needs for itself',
  route: 'is that of a fixed page',
  store: 'is one of the shop',
}

/**
 * Takes away addresses of pages that they cannot have here: those of fixed pages are fixed, and no two pages have the same. A page that is
 * left without one is a draft. `own` is the website.
 */
export function checkAddresses(rows: SettledRows, own: OldRow): void {
  const texts = rows.rowsOf('project_translation')
  const roots = Object.fromEntries(
    texts.flatMap(({ values }) => (values.store_root ? [[values.language, String(values.store_root)]] : [])),
  )
  const taken = new Map<string, OldRow>()
  for (const row of rows.rowsOf('page_translation')) {
    const { path, language } = row.values
    const page = rows.find('page', row.refs.page)
    if (typeof path !== 'string' || !page || !isLanguage(language)) continue
    const { name } = page.values
    const isFixed = isRouteKey(name)
    const problem = isFixed ? ROUTED : taken.has(path) ? 'is that of another page' : problemOf(path, language, roots)
    if (problem === undefined) taken.set(path, page)
    else delete row.values.path
    if (problem !== undefined && !(isFixed && pathIn(name, language) === path))
      rows.lack(row, `its address ${path.slice(0, 100)} ${problem}`)
  }
  withdrawUnaddressed(rows, own, new Set(taken.values()))
}

const ROUTED = 'is not that which this page has here'

function problemOf(path: string, language: Language, roots: StoreRoots): string | undefined {
  const problem = ownPathProblem(path, language, roots)
  return problem && PROBLEMS[problem]
}

const pathIn = (name: RouteKey, language: Language) => alternates(name).find((one) => one.language === language)?.path

function withdrawUnaddressed(rows: SettledRows, { values }: OldRow, addressed: ReadonlySet<OldRow>): void {
  const [first] = Array.isArray(values.languages) ? values.languages : []
  for (const page of rows.rowsOf('page')) {
    if (page.values.status !== 'published' || isRouteKey(page.values.name) || addressed.has(page)) continue
    page.values.status = 'draft'
    rows.lack(page, `has no address, in ${String(first)} say: it is a draft until it has one`)
  }
}
