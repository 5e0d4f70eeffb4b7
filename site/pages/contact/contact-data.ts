import type { ContactPrivacy } from '#domain/company/contact-form.ts'
import type { BranchChoice } from '../../data/branch-choices.ts'
import { branchChoices } from '../../data/branch-choices.ts'
import type { PageRequest } from '../../data/page-request.ts'
import { CONTACT_FORM_ID } from '../../forms/contact-anchor.ts'
import { formMessages } from '../../forms/messages/form-messages.ts'
import { type ContentData, contentView } from '../content/content-data.ts'
import { answerParts } from '../shared/answer-parts.ts'
import { loadPageRow } from '../shared/load-page-row.ts'

export type ContactData = ContentData & { privacy: ContactPrivacy; formNote: string; branches: BranchChoice[] }

export async function contactData(request: PageRequest) {
  const page = await loadPageRow('contact', request)
  if (!page) return null
  const { contact_privacy: privacy } = request.project
  const content = await contentView(page, request, [CONTACT_FORM_ID, `${CONTACT_FORM_ID}-heading`])
  const branches = await branchChoices(request)
  const formNote = (await formMessages.load(request.language)).replyNote()
  const data: ContactData = { ...content, privacy, formNote, branches }
  return { data, ...answerParts(page, request) }
}
