import { categoryOf } from '#domain/goods/category-address.ts'
import { emptyFilters } from '#domain/goods/list-context.ts'
import { storePath } from '#domain/paths/store-routes.ts'
import { describedAs } from '../../data/described-as.ts'
import type { PageRequest } from '../../data/page-request.ts'
import { CATEGORY_SECTIONS, type WrittenSection } from '../../data/rows.ts'
import { storeRoots } from '../../data/store-roots.ts'
import { faqJsonLd } from '../../sections/faq-json-ld.ts'
import { loadSections } from '../../sections/load-sections.ts'
import type { SectionView } from '../../sections/section-view.ts'
import { listQueryOf, listStatus } from '../../shop/list/list-address.ts'
import { type ListHeading, listHeading } from '../../shop/list/list-heading.ts'
import { itemList } from '../../shop/list/list-json-ld.ts'
import type { ListRows } from '../../shop/list/list-rows.ts'
import type { ListView } from '../../shop/list/list-view.ts'
import { loadList } from '../../shop/list/load-list.ts'
import { storeName } from '../../shop/store-name.ts'
import { storeMeta } from '../shared/store-meta.ts'

/** `sections`: what an editor says of the category that is listed, whole and from its first page on. */
export type ProductListData = { heading: ListHeading; list: ListView; sections: SectionView[] }

/** The product list under the store root: all products, filtered and ordered as the address says; also what a search has found. */
export async function productListData(request: PageRequest) {
  const { language, project } = request
  const name = await storeName(request)
  const path = storePath({ page: 'list' }, language, storeRoots(project)) ?? '/'
  const { view, rows, movedTo } = await loadList(request, { path, fixed: {} })
  const heading = await listHeading(view, rows, request)
  const { query, isIndexed } = listQueryOf(view, rows, language)
  const meta = storeMeta(heading.title, request)
  const isWhole = view.search === '' && view.context.page === 0
  const written = isWhole ? await categorySections(view, rows, request) : []
  const data: ProductListData = { heading, list: view, sections: await loadSections(written, request) }
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
    structuredData: isIndexed
      ? [itemList(view.products, `https://${project.domain}`), ...faqJsonLd(written, request)]
      : [],
  }
}

/** The sections of the one category that a list shows whole; none where it is narrowed further. */
async function categorySections(
  { context: { filters } }: ListView,
  { categories }: ListRows,
  { sdk, language }: PageRequest,
): Promise<readonly WrittenSection[]> {
  const category = categoryOf(categories, filters.category, language)
  const isNarrowed = JSON.stringify({ ...filters, category: null }) !== JSON.stringify(emptyFilters)
  if (!category || isNarrowed) return []
  const row = await sdk.items('ecommerce_category').first({ filter: { id: category.id }, fields: CATEGORY_SECTIONS })
  return row?.sections ?? []
}
