import { brandPath } from '#domain/paths/routes.ts'
import { isSlug } from '#domain/paths/slug.ts'
import { pickTranslation } from '#domain/texts/language.ts'
import { pageText } from '../../content/page-text.ts'
import { describedAs } from '../../data/described-as.ts'
import { imageView } from '../../data/image-view.ts'
import { type BrandView, brandView, loadBrandRows } from '../../data/load-brands.ts'
import { localText } from '../../data/local-text.ts'
import type { PageMeta } from '../../data/page-context.ts'
import type { PageRequest } from '../../data/page-request.ts'
import { BRAND_PAGE_FIELDS, type BrandPageRow } from '../../data/rows.ts'
import type { ImageView } from '../../data/shared-data.ts'
import type { InfoBlock } from '../../legal/info-block.ts'
import { legalBlocks } from '../../legal/legal-blocks-view.ts'
import { loadLegalSources } from '../../legal/load-legal-sources.ts'
import { faqJsonLd } from '../../sections/faq-json-ld.ts'
import { loadSections } from '../../sections/load-sections.ts'
import type { SectionView } from '../../sections/section-view.ts'
import { brandPlace } from '../../shop/list/list-place.ts'
import type { ListView } from '../../shop/list/list-view.ts'
import { listedPage } from '../shared/listed-page.ts'

export type BrandData = {
  name: string
  headline?: string
  headlineLang?: string
  html: string
  textLang?: string
  founded?: number
  logo?: ImageView
  image?: ImageView
  sections: SectionView[]
  siblings: BrandView[]
}

/** What the template of brands with products shows. */
export type BrandProductsData = BrandData & { list: ListView }

/** What the brand-specific template shows: no other brand, but the notice of whose area it is. */
export type RolexData = Omit<BrandData, 'siblings'> & { notices: InfoBlock[] }

/** A brand's page under the path of its type, such as /uhren/rolex, in the template that the brand asks for (SPEC 2). */
export async function brandData(request: PageRequest, route: string, slug = '') {
  const { sdk, project } = request
  if (!isSlug(slug)) return null
  const brand = await sdk.items('brand').first({
    filter: { 'project.domain': project.domain, slug, 'type.type': route, status: 'published' },
    fields: BRAND_PAGE_FIELDS,
  })
  if (!brand) return null
  const type = localText(brand.type, 'display_name', request)
  const page = { meta: brandMeta(brand, request), trail: [{ label: type?.text ?? route, route }] }
  const view = await textsAndPictures(brand, request, route)
  const questions = faqJsonLd(brand.sections, request)
  if (brand.template === 'rolex') {
    const notices = legalBlocks(['rolex'], await loadLegalSources(request), request)
    return {
      ...page,
      structuredData: questions,
      template: 'brand-rolex' as const,
      data: { ...view, notices } satisfies RolexData,
    }
  }
  const path = brandPath(route, slug, request.language)
  const [rows, listed] = await Promise.all([
    loadBrandRows(request, route),
    path === undefined ? null : brandPlace(request, brand.id, path).then((place) => listedPage(request, place)),
  ])
  const siblings = rows.filter((other) => other.slug !== slug).map((row) => brandView(row, request))
  const data: BrandData = { ...view, siblings }
  if (!listed) return { ...page, structuredData: questions, data }
  const { list, noindex, ...rest } = listed
  return {
    ...page,
    ...rest,
    structuredData: [...rest.structuredData, ...questions],
    template: 'brand-products' as const,
    data: { ...data, list } satisfies BrandProductsData,
    meta: { ...page.meta, noindex },
  }
}

async function textsAndPictures(
  brand: BrandPageRow,
  request: PageRequest,
  route: string,
): Promise<Omit<BrandData, 'siblings'>> {
  const { language, first } = request
  const headline = localText(brand, 'headline', request)
  const text = localText(brand, 'description', request)
  return {
    name: brand.display_name,
    headline: headline?.text,
    headlineLang: headline?.lang,
    html: await pageText(text?.text, request, ['rolex']),
    textLang: text?.lang,
    founded: brand.founded ?? undefined,
    logo: imageView(brand.logo, language, first),
    image: imageView(brand.image, language, first),
    sections: await loadSections(brand.sections, request, route),
  }
}

function brandMeta(brand: BrandPageRow, request: PageRequest): PageMeta {
  const { project, language, first } = request
  const general = pickTranslation(project.translations, language, first)
  return {
    title: localText(brand, 'search_title', request)?.text ?? brand.display_name,
    siteName: general?.site_name || project.display_name,
    description:
      localText(brand, 'search_description', request)?.text ??
      localText(brand, 'headline', request)?.text ??
      describedAs(brand.display_name, general?.description, language),
    keywords: general?.keywords || undefined,
    image: (imageView(brand.image, language, first) ?? imageView(project.share_image, language, first))?.src,
    hideClock: brand.hide_clock || undefined,
  }
}
