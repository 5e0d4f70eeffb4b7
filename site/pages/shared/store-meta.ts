import { pickTranslation } from '#domain/texts/language.ts'
import { describedAs } from '../../data/described-as.ts'
import { imageView } from '../../data/image-view.ts'
import type { PageMeta } from '../../data/page-context.ts'
import type { PageRequest } from '../../data/page-request.ts'

/** The tags of a page of the store, which no editor writes (SPEC 2). */
export function storeMeta(title: string, request: PageRequest): PageMeta {
  const { project, language, first } = request
  const general = pickTranslation(project.translations, language, first)
  return {
    title,
    siteName: general?.site_name || project.display_name,
    description: describedAs(title, general?.description, language),
    keywords: general?.keywords || undefined,
    image: imageView(project.share_image, language, first)?.src,
  }
}
