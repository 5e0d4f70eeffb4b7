import sanitizeHtml, { type IOptions } from 'sanitize-html'
import { linkOf } from '#domain/paths/links.ts'
import type { Language } from '#domain/texts/language.ts'
import type { PageRequest } from '../data/page-request.ts'
import { remembered } from '../data/remembered.ts'
import type { ProjectRow } from '../data/rows.ts'
import { sitePaths } from '../data/store-roots.ts'

/** Where a text stands. */
export type TextPlace = Pick<PageRequest, 'language'> & {
  project: Pick<ProjectRow, 'languages' | 'translations' | 'pages'>
}

const ALLOWED_TAGS = [
  'p',
  'br',
  'strong',
  'em',
  'b',
  'i',
  'u',
  'sup',
  'sub',
  'small',
  'ul',
  'ol',
  'li',
  'h2',
  'h3',
  'h4',
  'blockquote',
  'a',
  'hr',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'address',
  'dl',
  'dt',
  'dd',
]

function linkTag({ language, project }: TextPlace) {
  const paths = sitePaths(project)
  return (_tag: string, { href }: Record<string, string>) => {
    const link = linkOf(href, language, paths)
    if (!link) return { tagName: 'a', attribs: {} }
    const attribs: Record<string, string> = { href: link.href }
    if (link.target) attribs.target = link.target
    if (link.rel) attribs.rel = link.rel
    return { tagName: 'a', attribs }
  }
}

/** What remains of an editor's HTML, and the behaviour of its links (SPEC 2). */
export const cleaning = (place: TextPlace) =>
  ({
    allowedTags: ALLOWED_TAGS,
    allowedAttributes: {
      a: ['href', 'target', 'rel'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    transformTags: { a: linkTag(place) },
  }) satisfies IOptions

const NEW_TAB: Record<Language, string> = {
  de: 'öffnet in neuem Tab',
  en: 'opens in a new tab',
  fr: 's’ouvre dans un nouvel onglet',
}

/** Cleaned HTML whose links that open a new tab say so to who does not see it, as those of components do (SPEC 2). */
export const withNewTabNotes = (html: string, language: Language): string =>
  html.replace(
    /(<a\b[^>]*\btarget="_blank"[^>]*>[\s\S]*?)<\/a>/g,
    `$1<span class="visually-hidden"> (${NEW_TAB[language]})</span></a>`,
  )

/** Cleans short texts of each project as it was read: the same ones stand on many pages, and are cleaned for all of them once. */
const cleaners = new WeakMap<TextPlace['project'], (html: string, language: Language) => string>()

function cleanerOf(project: TextPlace['project']) {
  const known = cleaners.get(project)
  if (known) return known
  const cleaner = remembered((html: string, language: Language) =>
    withNewTabNotes(sanitizeHtml(html, cleaning({ project, language })), language),
  )
  cleaners.set(project, cleaner)
  return cleaner
}

/** A short text of an editor, cleaned. Runs on the server only; the main text of a page is a pageText. */
export function richText(html: string | null | undefined, place: TextPlace): string {
  return html ? cleanerOf(place.project)(html, place.language) : ''
}
