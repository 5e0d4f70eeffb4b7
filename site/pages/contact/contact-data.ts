import type { PageRequest } from '../../data/page-request.ts'
import { contentView } from '../content/content-data.ts'
import { loadPageRow, pageMeta } from '../load-page-row.ts'

export async function contactData(request: PageRequest) {
  const page = await loadPageRow('contact', request)
  if (!page) return null
  return { data: await contentView(page, request), meta: pageMeta(page, request) }
}
