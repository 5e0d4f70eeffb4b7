import { localText } from '../data/local-text.ts'
import type { PageRequest } from '../data/page-request.ts'
import type { WrittenSection } from '../data/rows.ts'

/** The questions and answers of a page for search engines: one list of all its sections that have some. */
export function faqJsonLd(sections: readonly WrittenSection[], request: PageRequest): object[] {
  const mainEntity = sections
    .filter(({ kind, hidden }) => kind === 'faq' && !hidden)
    .toSorted((a, b) => a.sort - b.sort)
    .flatMap(({ items }) => items.toSorted((a, b) => a.sort - b.sort))
    .flatMap((item) => {
      const name = localText(item, 'heading', request)?.text
      const text = localText(item, 'text', request)?.text
      return name && text ? [{ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text } }] : []
    })
  return mainEntity.length > 0 ? [{ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity }] : []
}
