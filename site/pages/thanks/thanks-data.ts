import type { PageRequest } from '../../data/page-request.ts'
import type { PageRow } from '../../data/rows.ts'
import { formMessages } from '../../forms/messages/form-messages.ts'
import { contentView } from '../content/content-data.ts'
import { loadPageRow, pageMeta } from '../load-page-row.ts'

const NO_PAGE: PageRow = { name: 'thanks', image: null, hide_clock: false, sections: [], translations: [] }

/** Forms lead here, so the page is there even where editors have written none; it is no page to be found by searching. */
export async function thanksData(request: PageRequest) {
  const page = (await loadPageRow('thanks', request)) ?? NO_PAGE
  const data = await contentView(page, request, ['newsletter'])
  const heading = data.heading || formMessages[request.language].thanks()
  const meta = pageMeta(page, request)
  const title = page === NO_PAGE ? heading : meta.title
  return { data: { ...data, heading }, meta: { ...meta, title, noindex: true } }
}
