import type { PageRequest } from '../../data/page-request.ts'
import { CONTACT_FORM_ID } from '../../forms/contact-anchor.ts'
import { contentView } from '../content/content-data.ts'
import { loadPageRow, pageMeta } from '../load-page-row.ts'

export async function contactData(request: PageRequest) {
  const page = await loadPageRow('contact', request)
  if (!page) return null
  const { contact_privacy: privacy } = request.project
  return {
    data: { ...(await contentView(page, request, [CONTACT_FORM_ID, `${CONTACT_FORM_ID}-heading`])), privacy },
    meta: pageMeta(page, request),
  }
}
