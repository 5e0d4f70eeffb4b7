import type { PageRequest } from '../../data/page-request.ts'
import { withLeadingPicture } from '../../sections/leading-picture.ts'
import { loadSections } from '../../sections/load-sections.ts'
import type { SectionView } from '../../sections/section-view.ts'
import { answerParts } from '../shared/answer-parts.ts'
import { loadPageRow } from '../shared/load-page-row.ts'

export type HomeData = { sections: SectionView[] }

export async function homeData(request: PageRequest) {
  const page = await loadPageRow('home', request)
  if (!page) return null
  const data: HomeData = { sections: await loadSections(withLeadingPicture(page).sections, request) }
  return { data, ...answerParts(page, request) }
}
