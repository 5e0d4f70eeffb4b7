import { hasBrandPages, isRouteKey } from '#domain/paths/route-map.ts'
import { pathOf } from '#domain/paths/routes.ts'
import { pageText } from '../../content/page-text.ts'
import { imageView } from '../../data/image-view.ts'
import { withShopSettings } from '../../data/load-shop-terms.ts'
import { type LocalTextView, localText } from '../../data/local-text.ts'
import type { PageRequest } from '../../data/page-request.ts'
import type { WrittenPage, WrittenSection } from '../../data/rows.ts'
import type { ImageView } from '../../data/shared-data.ts'
import { datedKindOf, datedSections } from '../../sections/dated-sections.tsx'
import { feedLinks } from '../../sections/feed-links.ts'
import { withLeadingPicture } from '../../sections/leading-picture.ts'
import { loadSections } from '../../sections/load-sections.ts'
import type { SectionView } from '../../sections/section-view.ts'
import { routePlace } from '../../shop/list/list-place.ts'
import type { ListView } from '../../shop/list/list-view.ts'
import { answerParts } from '../shared/answer-parts.ts'
import { listedPage } from '../shared/listed-page.ts'
import { loadPageRow } from '../shared/load-page-row.ts'

/** `lang`, `leadLang` and `textLang` are set where heading, lead or text fell back to another language. */
export type ContentData = {
  heading: string
  lead?: string
  lang?: string
  leadLang?: string
  html: string
  textLang?: string
  image?: ImageView
  sections: SectionView[]
}

/** What the category template shows: the page with the products that belong to it. */
export type CategoryData = ContentData & { list: ListView }

/** The route of pages that stand at an address of their own; which of them it is says its name. */
export const OWN_PAGE = 'own_page'

export async function contentData(request: PageRequest, route: string, name?: string) {
  const page = await loadPageRow(route === OWN_PAGE && name ? name : route, request)
  if (!page) return null
  const path = isRouteKey(route) && hasBrandPages(route) ? pathOf(route, request.language) : undefined
  const [content, listed] = await Promise.all([
    contentView(path === undefined ? withLeadingPicture(page) : page, request),
    path === undefined ? null : routePlace(request, route, path).then((place) => listedPage(request, place)),
  ])
  const parts = answerParts(page, request)
  const kind = datedKindOf(route)
  if (!listed) return { ...parts, data: content, ...(kind && { feeds: feedLinks(kind, request) }) }
  const { list, noindex, ...rest } = listed
  return {
    ...parts,
    ...rest,
    structuredData: [...rest.structuredData, ...parts.structuredData],
    template: 'category' as const,
    data: { ...content, list } satisfies CategoryData,
    meta: { ...parts.meta, noindex },
  }
}

/**
 * Heading, lead, picture, text and sections of a page that editors write; `taken` are the ids that its template uses, `text`
 * stands in the place of the page's own.
 */
export async function contentView(
  page: WrittenPage,
  request: PageRequest,
  taken?: string[],
  text?: LocalTextView,
): Promise<ContentData> {
  const local = (field: 'heading' | 'title' | 'lead' | 'body') => localText(page, field, request)
  const heading = local('heading') ?? local('title')
  const lead = local('lead')
  const body = text ?? local('body')
  return {
    heading: heading?.text ?? '',
    lead: lead?.text,
    lang: heading?.lang,
    leadLang: lead?.lang,
    html: await pageText(await withShopSettings(body?.text, request), request, taken),
    textLang: body?.lang,
    image: imageView(page.image, request.language, request.first),
    sections: await sectionsOf(page, request),
  }
}

const BRANDS: WrittenSection = {
  kind: 'brands',
  image: null,
  path: null,
  external_path: null,
  sort: Infinity,
  items: [],
  translations: [
    { language: 'de', heading: 'Unsere Marken' },
    { language: 'en', heading: 'Our brands' },
    { language: 'fr', heading: 'Nos marques' },
  ],
}

/** A category lists its brands where its editor has put them, else below its other sections. */
async function sectionsOf({ name, sections }: WrittenPage, request: PageRequest): Promise<SectionView[]> {
  const kind = datedKindOf(name)
  if (kind) return [...(await loadSections(sections, request, name)), ...(await datedSections(kind, sections, request))]
  if (!isRouteKey(name) || !hasBrandPages(name)) return loadSections(sections, request)
  const listed = sections.some(({ kind }) => kind === 'brands')
  const views = await loadSections(listed ? sections : [...sections, BRANDS], request, name)
  return views.filter((view) => view.kind !== 'brands' || view.brands.length > 0)
}
