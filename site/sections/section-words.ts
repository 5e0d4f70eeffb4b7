import { linkOf } from '#domain/paths/links.ts'
import { pickTranslation } from '#domain/texts/language.ts'
import { richText } from '../content/rich-text.ts'
import { imageView } from '../data/image-view.ts'
import { isLinkedPath } from '../data/linked-routes.ts'
import type { PageRequest } from '../data/page-request.ts'
import type { SectionItemRow, WrittenSection } from '../data/rows.ts'
import type { LinkView } from '../data/shared-data.ts'
import { sitePaths } from '../data/store-roots.ts'
import type { SectionItemView, SectionWords } from './section-view.ts'

/** What an editor says in a section of any kind. */
export function sectionWords(row: WrittenSection, request: PageRequest): SectionWords {
  const { language, first } = request
  const texts = pickTranslation(row.translations, language, first)
  return {
    kicker: texts?.kicker ?? undefined,
    heading: texts?.heading ?? undefined,
    html: richText(texts?.body, request),
    image: imageView(row.image, language, first),
    link: linkView(row.external_path || row.path, texts?.link_label, request),
    items: row.items.toSorted((a, b) => (a.sort ?? 0) - (b.sort ?? 0)).map((item) => itemView(item, request)),
  }
}

/** One of the things that a section lists. */
export function itemView(row: SectionItemRow, request: PageRequest): SectionItemView {
  const { language, first } = request
  const texts = pickTranslation(row.translations, language, first)
  return {
    heading: texts?.heading ?? '',
    detail: texts?.detail ?? undefined,
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
  const link = linkOf(path, language, sitePaths(project))
  return link && label && isLinkedPath(link.href, project) ? { label, href: link.href } : undefined
}
