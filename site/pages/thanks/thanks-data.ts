import { newsletterMessages } from '#domain/company/newsletter-messages.ts'
import type { PageRequest } from '../../data/page-request.ts'
import type { WrittenPage } from '../../data/rows.ts'
import { formMessages } from '../../forms/messages/form-messages.ts'
import { type ContentData, contentView } from '../content/content-data.ts'
import { loadPageRow, pageMeta } from '../shared/load-page-row.ts'

export type ThanksData = ContentData & { newsletterNote: string }

const NO_PAGE: WrittenPage = { name: 'thanks', image: null, hide_clock: false, sections: [], translations: [] }

/** Forms lead here, so the page is there even where editors have written none; it is no page to be found by searching. */
export async function thanksData(request: PageRequest) {
  const { language } = request
  const messages = formMessages(language)
  const page = (await loadPageRow('thanks', request)) ?? NO_PAGE
  const content = await contentView(page, request, ['newsletter'])
  const heading = content.heading || messages.thanks()
  const newsletterNote = `${newsletterMessages.success[language]} ${messages.confirmByMail()}`
  const data: ThanksData = { ...content, heading, newsletterNote }
  const meta = pageMeta(page, request)
  const title = page === NO_PAGE ? heading : meta.title
  return { data, meta: { ...meta, title, noindex: true } }
}
