import type { PageRequest } from '../../data/page-request.ts'
import type { WrittenPage } from '../../data/rows.ts'
import { faqJsonLd } from '../../sections/faq-json-ld.ts'
import { listedFeeds } from '../../sections/feed-links.ts'
import { pageMeta } from './load-page-row.ts'

/** What a page that editors write tells machines: its tags, its questions with their answers, and the feeds of what it lists. */
export const answerParts = (page: WrittenPage, request: PageRequest) => ({
  meta: pageMeta(page, request),
  structuredData: faqJsonLd(page.sections, request),
  feeds: listedFeeds(page.sections, request),
})
