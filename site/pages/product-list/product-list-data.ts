import { storePath } from '#domain/paths/store-routes.ts'
import { describedAs } from '../../data/described-as.ts'
import type { PageRequest } from '../../data/page-request.ts'
import { storeRoots } from '../../data/store-roots.ts'
import { listQueryOf, listStatus } from '../../shop/list/list-address.ts'
import { type ListHeading, listHeading } from '../../shop/list/list-heading.ts'
import { itemList } from '../../shop/list/list-json-ld.ts'
import type { ListView } from '../../shop/list/list-view.ts'
import { loadList } from '../../shop/list/load-list.ts'
import { storeName } from '../../shop/store-name.ts'
import { storeMeta } from '../shared/store-meta.ts'

export type ProductListData = { heading: ListHeading; list: ListView }

/** The product list under the store root: all products, filtered and ordered as the address says; also what a search has found. */
export async function productListData(request: PageRequest) {
  const { language, project } = request
  const name = await storeName(request)
  const path = storePath({ page: 'list' }, language, storeRoots(project)) ?? '/'
  const { view, rows, movedTo } = await loadList(request, { path, fixed: {} })
  const heading = await listHeading(view, rows, request)
  const { query, isIndexed } = listQueryOf(view, rows, language)
  const meta = storeMeta(heading.title, request)
  const data: ProductListData = { heading, list: view }
  return {
    data,
    status: listStatus(view),
    query,
    movedTo,
    meta: {
      ...meta,
      description: heading.lead ? describedAs(heading.title, heading.lead, language) : meta.description,
      noindex: !isIndexed || undefined,
    },
    trail: heading.isWhole ? [] : [{ label: name, href: path }],
    structuredData: isIndexed ? [itemList(view.products, `https://${project.domain}`)] : [],
  }
}
