import sanitizeHtml from 'sanitize-html'
import { unknownPlaceholders } from '#domain/orders/shop-placeholders.ts'

/** Characters without which a text is no legal text but a notice of the server. */
const LEAST = 200

const TAGS = [
  ...['h1', 'h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'br', 'strong', 'em', 'b', 'i', 'u', 'a', 'blockquote'],
  ...['table', 'thead', 'tbody', 'tr', 'td', 'th', 'sub', 'sup'],
]

export type FetchedText = { ok: true; content: string } | { ok: false; problem: 'no_text' | 'placeholders' }

/** The text in what a service has answered: its body without scripts, styles and everything that a legal text does not need. */
export function fetchedText(answer: string): FetchedText {
  const body = /<body[^>]*>([\s\S]*?)<\/body>/i.exec(answer)?.[1] ?? answer
  const isHtml = /<(?:p|h[1-4]|ul|ol|div|br)\b/i.test(body)
  const marked = isHtml
    ? body
    : body
        .split(/\n\s*\n/)
        .map((part) => `<p>${part.trim()}</p>`)
        .join('')
  const content = sanitizeHtml(marked, { allowedTags: TAGS, allowedAttributes: { a: ['href'] } }).trim()
  if (content.replace(/<[^>]*>/g, '').trim().length < LEAST) return { ok: false, problem: 'no_text' }
  return unknownPlaceholders(content).length > 0 ? { ok: false, problem: 'placeholders' } : { ok: true, content }
}
