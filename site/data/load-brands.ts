import { brandPath } from '#domain/paths/routes.ts'
import { imageView } from './image-view.ts'
import { localText } from './local-text.ts'
import type { PageRequest } from './page-request.ts'
import { LISTED_BRAND_FIELDS, type ListedBrandRow } from './rows.ts'
import type { ImageView } from './shared-data.ts'

/** A brand as lists show it; without `href` it has no page. */
export type BrandView = { name: string; href?: string; logo?: ImageView; headline?: string; headlineLang?: string }

/** The project's published brands in their order, those of one type or all. */
export async function loadBrandRows({ sdk, project }: PageRequest, type?: string): Promise<ListedBrandRow[]> {
  const brands = await sdk.items('brand').read({
    filter: { 'project.domain': project.domain, status: 'published', 'type.type': type },
    fields: LISTED_BRAND_FIELDS,
    sort: ['sort', 'display_name'],
    limit: -1,
  })
  return brands.data
}

export function brandView(row: ListedBrandRow, { language, first }: PageRequest): BrandView {
  return {
    name: row.display_name,
    href: row.type ? brandPath(row.type.type, row.slug, language) : undefined,
    logo: imageView(row.logo, language, first),
  }
}

/** The same with the brand's headline, for the index. */
export function brandTeaser(row: ListedBrandRow, request: PageRequest): BrandView {
  const headline = localText(row, 'headline', request)
  return { ...brandView(row, request), headline: headline?.text, headlineLang: headline?.lang }
}
