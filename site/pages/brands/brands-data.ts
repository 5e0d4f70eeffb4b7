import { type BrandView, brandTeaser, loadBrandRows } from '../../data/load-brands.ts'
import { localText } from '../../data/local-text.ts'
import type { PageRequest } from '../../data/page-request.ts'
import type { ListedBrandRow } from '../../data/rows.ts'
import { type BrandCount, brandCounts } from '../../shop/list/brand-counts.ts'
import { type ContentData, contentView } from '../content/content-data.ts'
import { answerParts } from '../shared/answer-parts.ts'
import { loadPageRow } from '../shared/load-page-row.ts'

/** A brand with its products in the store, where it has any. */
export type IndexedBrand = BrandView & { products?: BrandCount }

export type BrandGroup = { type: string; label: string; lang?: string; brands: IndexedBrand[] }

export type BrandsData = ContentData & { groups: BrandGroup[] }

/** The brand index: all brands by their type (SPEC 2). */
export async function brandsData(request: PageRequest) {
  const [page, rows, counts] = await Promise.all([
    loadPageRow('brands', request),
    loadBrandRows(request),
    brandCounts(request),
  ])
  if (!page) return null
  const data: BrandsData = { ...(await contentView(page, request)), groups: brandGroups(rows, request, counts) }
  return { data, ...answerParts(page, request) }
}

/** Brands by type, the types in their own order. A brand without a type belongs to none of the site's pages. */
export function brandGroups(
  rows: ListedBrandRow[],
  request: PageRequest,
  counts: ReadonlyMap<number, BrandCount> = new Map(),
): BrandGroup[] {
  const types = new Map(rows.flatMap(({ type }) => (type ? [[type.type, type] as const] : [])))
  return [...types.values()]
    .toSorted((a, b) => (a.sort ?? 0) - (b.sort ?? 0))
    .map(({ type, translations }) => {
      const label = localText({ translations }, 'display_name', request)
      return {
        type,
        label: label?.text ?? type,
        lang: label?.lang,
        brands: rows
          .filter((row) => row.type?.type === type)
          .map((row) => ({ ...brandTeaser(row, request), products: counts.get(row.id) })),
      }
    })
}
