import { legalPageTitle } from '#domain/orders/legal-page-titles.ts'
import { alternates } from '#domain/paths/routes.ts'
import { guaranteeNotice, noticeLanguages } from '../../data/guarantee-notice.ts'
import { legalText } from '../../data/legal-texts.ts'
import { alwaysThere } from '../../data/linked-routes.ts'
import type { LocalTextView } from '../../data/local-text.ts'
import type { PageRequest } from '../../data/page-request.ts'
import type { WrittenPage } from '../../data/rows.ts'
import { accessibilityBlocks } from '../../legal/accessibility-blocks.ts'
import { contactFacts, imprintFacts } from '../../legal/company-facts-view.ts'
import { guaranteeNoticeBlock } from '../../legal/guarantee-notice-block.ts'
import type { InfoBlock } from '../../legal/info-block.ts'
import { type LegalBlockId, legalBlocks } from '../../legal/legal-blocks-view.ts'
import { loadLegalSources } from '../../legal/load-legal-sources.ts'
import { type ContentData, contentView } from '../content/content-data.ts'
import { answerParts } from '../shared/answer-parts.ts'
import { loadPageRow } from '../shared/load-page-row.ts'

/** `factsFirst`: who is responsible comes before everything else. */
export type LegalData = ContentData & {
  facts: InfoBlock[]
  factsFirst: boolean
  before: InfoBlock[]
  after: InfoBlock[]
}

type BlockIds = { before: LegalBlockId[]; after: LegalBlockId[]; taken?: string[] }

const NO_BLOCKS: BlockIds = { before: [], after: [] }

/** The blocks before and after a page's own text; `taken` are other ids that its template uses. */
const BLOCKS: Record<string, BlockIds> = {
  imprint: {
    before: ['additional_top_info'],
    after: ['legal_authority', 'insurance', 'disputes', 'image_sources', 'additional_bottom_info'],
  },
  privacy: { before: [], after: ['data_protection', 'rolex'], taken: ['cookies', 'consentmanager'] },
}

/** A page that is there although nobody has written it as a page; its title is the label of its link. */
function unwritten(route: string, { language }: PageRequest): WrittenPage {
  const translations = [{ language, heading: legalPageTitle(route, language) }]
  return { name: route, image: null, hide_clock: false, sections: [], translations }
}

/** The page of the EU's notice: without the official file there is none, whatever editors have written. */
async function noticeData(request: PageRequest, route: string) {
  const notice = await guaranteeNotice(request)
  const page = notice && (await legalPage(request, route, true))
  return page
    ? {
        ...page,
        data: { ...page.data, before: [guaranteeNoticeBlock(notice, request)] },
        alternates: alternates('guarantee_rights', undefined, await noticeLanguages(request)),
      }
    : null
}

/**
 * Imprint, privacy, accessibility, and the generic template of all other legal pages (SPEC 2). A text that orders are made under (terms,
 * withdrawal, shipping and payment) comes from the shop's settings, so that the site never shows another one than the order.
 */
export const legalData = (request: PageRequest, route: string) =>
  route === 'guarantee_rights'
    ? noticeData(request, route)
    : legalPage(
        request,
        route,
        alwaysThere.some((name) => name === route),
      )

/**
 * The text of the settings, unless the page has its own in the language of the page and the settings only another's. A text that orders are
 * made under is always that of the settings, in whatever language.
 */
function shownText(
  route: string,
  written: WrittenPage | null,
  text: LocalTextView | undefined,
  { language }: PageRequest,
) {
  const isFree = route === 'privacy' || route === 'imprint'
  const hasOwn = written?.translations.some((one) => one.language === language && one.body)
  return isFree && text?.lang && hasOwn ? undefined : text
}

async function legalPage(request: PageRequest, route: string, isThere: boolean) {
  const { before, after, taken = [] } = BLOCKS[route] ?? NO_BLOCKS
  const [written, sources, text] = await Promise.all([
    loadPageRow(route, request),
    loadLegalSources(request),
    legalText(route, request),
  ])
  if (!written && !text && !isThere) return null
  const page = written ?? unwritten(route, request)
  const isImprint = route === 'imprint'
  const data: LegalData = {
    ...(await contentView(page, request, [...before, ...after, ...taken], shownText(route, written, text, request))),
    facts: (isImprint ? imprintFacts : contactFacts)(sources.company, request),
    factsFirst: isImprint,
    ...(route === 'accessibility'
      ? await accessibilityBlocks(sources, request)
      : { before: legalBlocks(before, sources, request), after: legalBlocks(after, sources, request) }),
  }
  return { data, ...answerParts(page, request) }
}
