import { legalPageTitle } from '../../data/legal-links.ts'
import type { PageRequest } from '../../data/page-request.ts'
import type { PageRow } from '../../data/rows.ts'
import { contactFacts, imprintFacts } from '../../legal/company-facts-view.ts'
import type { InfoBlock } from '../../legal/info-block.ts'
import { type LegalBlockId, legalBlocks } from '../../legal/legal-blocks-view.ts'
import { loadLegalSources } from '../../legal/load-legal-sources.ts'
import { type ContentData, contentView } from '../content/content-data.ts'
import { loadPageRow, pageMeta } from '../load-page-row.ts'

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

/** A page that must be there although nobody has written it; its title is the label of its link. */
function unwritten(route: string, { language }: PageRequest): PageRow | null {
  const heading = legalPageTitle(route, language)
  if (!heading) return null
  const translations = [{ language, heading }] as PageRow['translations']
  return { name: route, image: null, hide_clock: false, sections: [], translations }
}

/** Imprint, privacy, and the generic template of all other legal pages (SPEC 2). */
export async function legalData(request: PageRequest, route: string) {
  const { before, after, taken = [] } = BLOCKS[route] ?? NO_BLOCKS
  const [written, sources] = await Promise.all([loadPageRow(route, request), loadLegalSources(request)])
  const page = written ?? unwritten(route, request)
  if (!page) return null
  const isImprint = route === 'imprint'
  const data: LegalData = {
    ...(await contentView(page, request, [...before, ...after, ...taken])),
    facts: (isImprint ? imprintFacts : contactFacts)(sources.company, request),
    factsFirst: isImprint,
    before: legalBlocks(before, sources, request),
    after: legalBlocks(after, sources, request),
  }
  return { data, meta: pageMeta(page, request) }
}
