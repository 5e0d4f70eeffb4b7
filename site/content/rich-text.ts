import sanitizeHtml from 'sanitize-html'
import type { Language } from '#domain/language.ts'
import { linkOf } from '#domain/links.ts'

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

/** Cleans an editor's HTML to what the site renders, and gives its links the behaviour of SPEC 2. Runs on the server only. */
export function richText(html: string | null | undefined, language: Language): string {
  if (!html) return ''
  return sanitizeHtml(html, {
    allowedTags: ALLOWED_TAGS,
    allowedAttributes: {
      a: ['href', 'target', 'rel'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    transformTags: {
      a: (_tag, { href }) => {
        const link = linkOf(href, language)
        if (!link) return { tagName: 'a', attribs: {} }
        const attribs: Record<string, string> = { href: link.href }
        if (link.target) attribs.target = link.target
        if (link.rel) attribs.rel = link.rel
        return { tagName: 'a', attribs }
      },
    },
  })
}
