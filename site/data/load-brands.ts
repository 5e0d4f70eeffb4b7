import { brandPath } from '#domain/paths/routes.ts'
import { imageView } from './image-view.ts'
import { localText } from './local-text.ts'
import type { PageRequest } from './page-request.ts'
import type { BrandRow } from './rows.ts'
import type { ImageView } from './shared-data.ts'

/** A brand as lists show it; without `href` it has no page. */
export type BrandView = { name: string; href?: string; logo?: ImageView; headline?: string; headlineLang?: string }

/** The project's published brands in their order, those of one type or all. */
export async function loadBrandRows({ sdk, project }: PageRequest, type?: string): Promise<BrandRow[]> {
  const brands = await sdk.items<BrandRow>('brand').read({
    filter: { 'project.domain': project.domain, status: 'published', 'type.type': type },
    fields: ['*', 'translations.*', 'type.*', 'type.translations.*', 'logo.*', 'logo.translations.*'],
    sort: ['sort', 'display_name'],
    limit: -1,
  })
  return brands.data
}

export function brandView(row: BrandRow, { language, first }: PageRequest): BrandView {
  return {
    name: row.display_name,
    href: row.type ? brandPath(row.type.type, row.slug, language) : undefined,
    logo: imageView(row.logo, language, first),
  }
}

/** The same with the brand's headline, for the index. */
export function brandTeaser(row: BrandRow, request: PageRequest): BrandView {
  const headline = localText(row, 'headline', request)
  return { ...brandView(row, request), headline: headline?.text, headlineLang: headline?.lang }
}
