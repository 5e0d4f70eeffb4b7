import { richText } from '../../content/rich-text.ts'
import { imageView } from '../../data/image-view.ts'
import type { PageRequest } from '../../data/page-request.ts'
import type { PageRow } from '../../data/rows.ts'
import type { ImageView } from '../../data/shared-data.ts'
import { loadSections } from '../../sections/load-sections.ts'
import type { SectionView } from '../../sections/section-view.ts'
import { loadPageRow, pageMeta, pageTexts } from '../load-page-row.ts'

export type ContentData = { heading: string; lead?: string; html: string; image?: ImageView; sections: SectionView[] }

export async function contentData(request: PageRequest, route: string) {
  const page = await loadPageRow(route, request)
  if (!page) return null
  return { data: await contentView(page, request), meta: pageMeta(page, request) }
}

/** Heading, lead, picture, text and sections of a page that editors write. */
export async function contentView(page: PageRow, request: PageRequest): Promise<ContentData> {
  const texts = pageTexts(page, request)
  return {
    heading: texts?.heading || texts?.title || '',
    lead: texts?.lead ?? undefined,
    html: richText(texts?.body, request.language),
    image: imageView(page.image, request.language, request.first),
    sections: await loadSections(page.sections, request),
  }
}
