import type { PageRequest } from '../../data/page-request.ts'
import { CONTACT_FORM_ID } from '../../forms/contact-anchor.ts'
import { formMessages } from '../../forms/messages/form-messages.ts'
import { contentView } from '../content/content-data.ts'
import { loadPageRow, pageMeta } from '../load-page-row.ts'

export async function contactData(request: PageRequest) {
  const page = await loadPageRow('contact', request)
  if (!page) return null
  const { contact_privacy: privacy } = request.project
  const content = await contentView(page, request, [CONTACT_FORM_ID, `${CONTACT_FORM_ID}-heading`])
  return {
    data: { ...content, privacy, formNote: formMessages[request.language].replyNote() },
    meta: pageMeta(page, request),
  }
}
