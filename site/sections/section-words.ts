import type { SectionKind } from '#contract/model/section-kinds.ts'
import { linkOf } from '#domain/paths/links.ts'
import { pickText, pickTranslation } from '#domain/texts/language.ts'
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
  const lang = fallenBack(row, request)
  const alone = (field: 'kicker' | 'heading') => {
    const found = lang ? undefined : pickText(row.translations, field, language, first)?.language
    return found === language ? undefined : found
  }
  return {
    lang,
    kicker: texts?.kicker ?? undefined,
    kickerLang: alone('kicker'),
    heading: texts?.heading ?? undefined,
    headingLang: alone('heading'),
    html: bodyOf(row, request),
    image: imageView(row.image, language, first),
    link: linkView(row.external_path || row.path, texts?.link_label, request),
    items: row.items
      .toSorted((a, b) => (a.sort ?? 0) - (b.sort ?? 0))
      .map((item) => itemView(item, request, lang !== undefined)),
  }
}

type Texts = { language: string }

/** Whether anything is written in a language. */
const says = (entries: readonly Texts[], language: string) =>
  entries.some((entry) => {
    const { language: own, ...texts } = entry
    return own === language && Object.values(texts).some((text) => typeof text === 'string' && text.trim() !== '')
  })

/** The first language, where all of these texts are missing in that of the page and are shown in it. */
export const otherLanguage = (entries: readonly Texts[], { language, first }: PageRequest): string | undefined =>
  !says(entries, language) && says(entries, first) ? first : undefined

/** Kinds in which the program itself says something, in the language of the page. */
const SPEAKS: ReadonlySet<SectionKind> = new Set<SectionKind>([
  ...(['newsletter', 'map', 'branches', 'branch', 'products', 'cart', 'shop_menu'] as const),
  ...(['hours', 'form', 'news', 'events', 'video'] as const),
])

/** The language that a section fell back to, where nothing of it is written in that of the page. */
function fallenBack(row: WrittenSection, request: PageRequest): string | undefined {
  if (SPEAKS.has(row.kind)) return undefined
  return otherLanguage([...row.translations, ...row.items.flatMap(({ translations }) => translations)], request)
}

/** The text of a section; one that fell back alone says so by itself. */
function bodyOf(row: WrittenSection, request: PageRequest): string {
  const body = pickText(row.translations, 'body', request.language, request.first)
  const html = richText(body?.text, request)
  const isAlone = body && body.language !== request.language && !fallenBack(row, request)
  return isAlone && html ? `<div lang="${body.language}">${html}</div>` : html
}

/** One of the things that a section lists; `isSaid` where the whole section says already that it fell back to another language. */
export function itemView(row: SectionItemRow, request: PageRequest, isSaid = false): SectionItemView {
  const { language, first } = request
  const lang = isSaid ? undefined : otherLanguage(row.translations, request)
  const texts = pickTranslation(row.translations, language, first)
  return {
    ...(lang && { lang }),
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
