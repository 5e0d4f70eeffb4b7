import { pickTranslation } from '#domain/texts/language.ts'
import { describedAs } from '../../data/described-as.ts'
import { imageView } from '../../data/image-view.ts'
import type { PageMeta } from '../../data/page-context.ts'
import type { PageRequest } from '../../data/page-request.ts'
import { PAGE_FIELDS, type PageRow, type WrittenPage } from '../../data/rows.ts'

/** The published page of a route with everything on it; null when the project has none. */
export async function loadPageRow(name: string, { sdk, project }: PageRequest): Promise<PageRow | null> {
  return sdk.items('page').first({
    filter: { 'project.domain': project.domain, name, status: 'published' },
    fields: PAGE_FIELDS,
  })
}

/** A page's texts in the request's language. */
export function pageTexts(page: WrittenPage, { language, first }: PageRequest) {
  return pickTranslation(page.translations, language, first)
}

/** The SEO tags of a page (SPEC 2); what the page leaves open comes from the project. */
export function pageMeta(page: WrittenPage, request: PageRequest): PageMeta {
  const { project, language, first } = request
  const own = pageTexts(page, request)
  const general = pickTranslation(project.translations, language, first)
  const siteName = general?.site_name || project.display_name
  const title = own?.title || own?.heading || siteName
  return {
    title,
    siteName,
    description: own?.description || describedAs(title, general?.description, language),
    keywords: own?.keywords || general?.keywords || undefined,
    image: (imageView(page.image, language, first) ?? imageView(project.share_image, language, first))?.src,
    hideClock: page.hide_clock || undefined,
  }
}
