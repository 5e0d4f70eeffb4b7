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
  return {
    lang: fallenBack(row, request),
    kicker: texts?.kicker ?? undefined,
    heading: texts?.heading ?? undefined,
    html: bodyOf(row, request),
    image: imageView(row.image, language, first),
    link: linkView(row.external_path || row.path, texts?.link_label, request),
    items: row.items.toSorted((a, b) => (a.sort ?? 0) - (b.sort ?? 0)).map((item) => itemView(item, request)),
  }
}

type Texts = { language: string }

/** Whether anything is written in a language. */
const says = (entries: readonly Texts[], language: string) =>
  entries.some((entry) => {
    const { language: own, ...texts } = entry
    return own === language && Object.values(texts).some((text) => typeof text === 'string' && text.trim() !== '')
  })

/** Kinds in which the program itself says something, in the language of the page. */
const SPEAKS: ReadonlySet<SectionKind> = new Set<SectionKind>([
  ...(['newsletter', 'map', 'branches', 'branch', 'products', 'cart', 'shop_menu'] as const),
  ...(['hours', 'form', 'news', 'events', 'video'] as const),
])

/** The language that a section fell back to, where nothing of it is written in that of the page. */
function fallenBack(row: WrittenSection, { language, first }: PageRequest): string | undefined {
  if (SPEAKS.has(row.kind)) return undefined
  const entries: Texts[] = [...row.translations, ...row.items.flatMap(({ translations }) => translations)]
  return !says(entries, language) && says(entries, first) ? first : undefined
}

/** The text of a section; one that fell back alone says so by itself. */
function bodyOf(row: WrittenSection, request: PageRequest): string {
  const body = pickText(row.translations, 'body', request.language, request.first)
  const html = richText(body?.text, request)
  const isAlone = body && body.language !== request.language && !fallenBack(row, request)
  return isAlone && html ? `<div lang="${body.language}">${html}</div>` : html
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
