import sanitizeHtml from 'sanitize-html'
import { type Language, localeOf } from '#domain/texts/language.ts'
import { createPaper, type Paper } from './paper.ts'

export interface LegalPaper {
  readonly language: Language
  readonly title: string
  readonly author: string
  readonly date: Date
  readonly footer: readonly string[]
  /** Texts of editors, each begins a page: heading and HTML. */
  readonly texts: readonly { readonly heading: string; readonly html: string }[]
}

const BLOCKS = ['h1', 'h2', 'h3', 'h4', 'p', 'li', 'br', 'td', 'th', 'blockquote']

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim()

/** Writes an editor's HTML as headings, paragraphs and items. */
function writeHtml(paper: Paper, html: string): void {
  const clean = sanitizeHtml(html, { allowedTags: BLOCKS, allowedAttributes: {} })
  for (const [, tag = '', text = '', bare = ''] of clean.matchAll(
    /<(h[1-4]|p|li|td|th|blockquote)>([\s\S]*?)<\/\1>|([^<]+)/g,
  )) {
    for (const line of (text || bare).split(/<br\s*\/?>/).map(plain)) {
      if (line === '') continue
      if (tag.startsWith('h')) paper.heading(line)
      else if (tag === 'li') paper.item(line)
      else paper.text(line)
    }
  }
}

/** The legal texts of a version as one PDF, as the mails of orders carry it (§ 312f (2) BGB). */
export function legalPaper({ language, title, author, date, footer, texts }: LegalPaper): Promise<Buffer> {
  const paper = createPaper({ title, author, language: localeOf[language], date, footer })
  texts.forEach(({ heading, html }, index) => {
    if (index > 0) paper.newPage()
    paper.text(heading, { size: 18, bold: true, after: 8 })
    writeHtml(paper, html)
  })
  return paper.finish()
}
