import { pickTranslation } from '#domain/language.ts'
import { linkOf } from '#domain/links.ts'
import { brandPath } from '#domain/routes.ts'
import { richText } from '../content/rich-text.ts'
import { imageView } from '../data/image-view.ts'
import type { PageRequest } from '../data/page-request.ts'
import type { BrandRow, SectionItemRow, SectionRow } from '../data/rows.ts'
import type { LinkView } from '../data/shared-data.ts'
import { loadBranches } from './load-branches.ts'
import type { SectionItemView, SectionView } from './section-view.ts'

/** Turns a page's sections into what their components show, and loads the brands and branches that they list. */
export async function loadSections(rows: SectionRow[], request: PageRequest): Promise<SectionView[]> {
  return Promise.all(
    rows
      .toSorted((a, b) => (a.sort ?? 0) - (b.sort ?? 0))
      .map(async (row) => ({
        ...sectionView(row, request),
        ...(row.kind === 'brands' && { brands: await loadBrands(request) }),
        ...((row.kind === 'branches' || row.kind === 'map') && { branches: await loadBranches(request) }),
      })),
  )
}

function sectionView(row: SectionRow, { language, first }: PageRequest): SectionView {
  const texts = pickTranslation(row.translations, language, first)
  return {
    kind: row.kind,
    kicker: texts?.kicker ?? undefined,
    heading: texts?.heading ?? undefined,
    html: richText(texts?.body, language),
    image: imageView(row.image, language, first),
    link: linkView(row.external_path || row.path, texts?.link_label, language),
    items: row.items.toSorted((a, b) => (a.sort ?? 0) - (b.sort ?? 0)).map((item) => itemView(item, language, first)),
  }
}

function itemView(
  row: SectionItemRow,
  language: PageRequest['language'],
  first: PageRequest['first'],
): SectionItemView {
  const texts = pickTranslation(row.translations, language, first)
  return {
    heading: texts?.heading ?? '',
    text: texts?.text ?? undefined,
    image: imageView(row.image, language, first),
    link: linkView(row.path, texts?.link_label || texts?.heading, language),
  }
}

function linkView(
  path: string | null,
  label: string | null | undefined,
  language: PageRequest['language'],
): LinkView | undefined {
  const link = linkOf(path, language)
  return link && label ? { label, href: link.href } : undefined
}

async function loadBrands({ sdk, project, language, first }: PageRequest) {
  const brands = await sdk.items<BrandRow>('brand').read({
    filter: { 'project.domain': project.domain, status: 'published' },
    fields: ['*', 'type.*', 'logo.*', 'logo.translations.*'],
    sort: ['sort', 'display_name'],
    limit: -1,
  })
  return brands.data.map(({ display_name, slug, type, logo }) => ({
    name: display_name,
    href: type ? brandPath(type.type, slug, language) : undefined,
    logo: imageView(logo, language, first),
  }))
}
