import { normalizePath } from '#domain/paths/normalize-path.ts'
import { pageDataPath } from '#domain/paths/page-data-path.ts'
import { shownQuery, variantQuery } from '#domain/paths/page-query.ts'
import type { BuiltPage } from '#site/page-builder.ts'

type Page = Pick<BuiltPage, 'status' | 'pageData'>

/** What is told apart by an address (path and query): its path as it stands, its query in one form and without what no page knows. */
export function shownAddress(address: string): string {
  const mark = address.indexOf('?')
  return mark === -1 ? address : address.slice(0, mark) + shownQuery(address.slice(mark))
}

/**
 * The one address under which a page is kept, for an address query that led to it. Whoever adds what its template does not know, or
 * writes its path in another way, gets it too, but built anew. Undefined for a page that is not kept at all: one that search
 * engines may not read, or that says that there is none.
 */
export function keptPageAddress(page: Page, search: string): string | undefined {
  const own = canonicalOf(page)
  return own && own.pathname + (page.pageData.componentChunkName === 'product' ? variantQuery(search) : own.search)
}

/** The same for its data, which have every variant. */
export function keptDataAddress(page: Page): string | undefined {
  const own = canonicalOf(page)
  return own && pageDataPath(normalizePath(own.pathname), own.search)
}

function canonicalOf({ status, pageData }: Page): URL | undefined {
  const { alternates, language, meta } = pageData.result.pageContext
  const own = alternates.find((alternate) => alternate.language === language)
  return own && status === 200 && !meta.noindex ? new URL(`http://site${own.path}`) : undefined
}
