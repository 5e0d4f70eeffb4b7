import { linkOf } from '#domain/paths/links.ts'
import { storePath } from '#domain/paths/store-routes.ts'
import { pickTranslation } from '#domain/texts/language.ts'
import { richText } from '../content/rich-text.ts'
import { imageView } from '../data/image-view.ts'
import { isLinkedPath } from '../data/linked-routes.ts'
import { brandView, loadBrandRows } from '../data/load-brands.ts'
import type { PageRequest } from '../data/page-request.ts'
import type { SectionItemRow, SectionRow } from '../data/rows.ts'
import type { LinkView } from '../data/shared-data.ts'
import { storeRoots } from '../data/store-roots.ts'
import { randomProducts } from '../shop/random-products.ts'
import { loadBranches, loadPlaces } from './load-branches.ts'
import type { SectionItemView, SectionView } from './section-view.ts'
import { fillShopPlaceholders } from './shop-placeholders.ts'

/**
 * Turns a page's sections into what their components show, and loads the branches and brands that they list: those of
 * `brandType` or, without one, all.
 */
export async function loadSections(
  rows: SectionRow[],
  request: PageRequest,
  brandType?: string,
): Promise<SectionView[]> {
  const sections = await Promise.all(
    rows
      .toSorted((a, b) => (a.sort ?? 0) - (b.sort ?? 0))
      .map(async (row) => ({
        ...sectionView(row, request),
        ...(row.kind === 'brands' && { brands: await brandsOf(request, brandType) }),
        ...(row.kind === 'products' && (await productsOf(row, request))),
        ...(row.kind === 'branches' && { branches: await loadBranches(request) }),
        ...(row.kind === 'map' && { branches: await loadPlaces(request) }),
      })),
  )
  return fillShopPlaceholders(sections, request)
}

async function brandsOf(request: PageRequest, type?: string) {
  return (await loadBrandRows(request, type)).map((row) => brandView(row, request))
}

/** Products that a section shows beside each other. */
const MOST_PRODUCTS = 4

async function productsOf(row: SectionRow, request: PageRequest): Promise<Pick<SectionView, 'products' | 'link'>> {
  const { language, first, project } = request
  const label = pickTranslation(row.translations, language, first)?.link_label
  const href = storePath({ page: 'list' }, language, storeRoots(project))
  return { products: await randomProducts(request, MOST_PRODUCTS), link: label && href ? { label, href } : undefined }
}

function sectionView(row: SectionRow, request: PageRequest): SectionView {
  const { language, first } = request
  const texts = pickTranslation(row.translations, language, first)
  return {
    kind: row.kind,
    kicker: texts?.kicker ?? undefined,
    heading: texts?.heading ?? undefined,
    html: richText(texts?.body, request),
    image: imageView(row.image, language, first),
    link: linkView(row.external_path || row.path, texts?.link_label, request),
    items: row.items.toSorted((a, b) => (a.sort ?? 0) - (b.sort ?? 0)).map((item) => itemView(item, request)),
  }
}

function itemView(row: SectionItemRow, request: PageRequest): SectionItemView {
  const { language, first } = request
  const texts = pickTranslation(row.translations, language, first)
  return {
    heading: texts?.heading ?? '',
    text: texts?.text ?? undefined,
    image: imageView(row.image, language, first),
    link: linkView(row.path, texts?.link_label || texts?.heading, request),
  }
}

function linkView(
  path: string | null,
  label: string | null | undefined,
  { language, project }: PageRequest,
): LinkView | undefined {
  const link = linkOf(path, language, storeRoots(project))
  return link && label && isLinkedPath(link.href, project) ? { label, href: link.href } : undefined
}
