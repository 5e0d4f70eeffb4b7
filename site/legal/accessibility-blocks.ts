import {
  type AccessibilityFacts,
  accessibilityStatement,
  enforcementBody,
  type StatementPart,
  statementDate,
} from '#domain/company/accessibility-statement.ts'
import { activePaymentMethods, paymentMethod } from '#domain/money/payment-methods.ts'
import { richText } from '../content/rich-text.ts'
import { emailLabels, phoneLabels } from '../data/contact-labels.ts'
import { contactView, numberView } from '../data/contact-view.ts'
import { hasContracts } from '../data/has-contracts.ts'
import { localText } from '../data/local-text.ts'
import type { PageRequest } from '../data/page-request.ts'
import { SETTINGS_FIELDS } from '../data/rows.ts'
import type { InfoBlock } from './info-block.ts'
import type { LegalSources } from './load-legal-sources.ts'

async function factsOf({ legal, company }: LegalSources, request: PageRequest): Promise<AccessibilityFacts> {
  const { project, sdk } = request
  const [settings, documents] = await Promise.all([
    sdk.items('ecommerce_settings').first({ filter: { 'project.domain': project.domain }, fields: SETTINGS_FIELDS }),
    sdk
      .items('ecommerce_product_document')
      .first({ filter: { 'product.project.domain': project.domain }, fields: ['id'] }),
  ])
  const isShop = hasContracts(project) && Boolean(settings?.enable_cart)
  return {
    company: company?.company_name ?? project.display_name,
    isShop,
    hasMap: Boolean(project.map_provider_url),
    hasCalendar: Boolean(project.has_cal_com),
    hasPaymentWindows: isShop && activePaymentMethods(settings ?? {}).some((id) => paymentMethod(id).provider),
    hasDocuments: documents !== null,
    ownGaps: localText(legal, 'accessibility_gaps', request)?.text,
    checkedOn: legal?.accessibility_checked_on ? new Date(legal.accessibility_checked_on) : statementDate,
  }
}

function blockOf({ id, heading, paragraphs, points, html }: StatementPart, request: PageRequest): InfoBlock {
  const own = html ? richText(html, request) : ''
  const list = points.length > 0 ? `<ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>` : ''
  return { id, heading, lines: [...paragraphs], html: richText(list, request) + own || undefined }
}

/** The accessibility information of annex 3 BFSG from the data of the shop: what stands before and after the editor's own text. */
export async function accessibilityBlocks(
  sources: LegalSources,
  request: PageRequest,
): Promise<{ before: InfoBlock[]; after: InfoBlock[] }> {
  const { language, log } = request
  const { before, date, texts } = accessibilityStatement(await factsOf(sources, request), language)
  const { name, lines, phone, email, website } = enforcementBody
  const phones = [numberView(phone, phoneLabels.phone[language], true, log)]
  return {
    before: before.map((part) => blockOf(part, request)),
    after: [
      {
        id: 'accessibility-contact',
        heading: texts.contactHeading,
        lines: [texts.contact],
        contact: contactView(sources.company, request),
      },
      {
        id: 'accessibility-authority',
        heading: texts.bodyHeading,
        lines: [texts.body],
        address: { name, lines: [...lines] },
        contact: { phones, email: { label: emailLabels[language], href: `mailto:${email}` } },
        links: [{ label: texts.website, href: website }],
      },
      { id: 'accessibility-date', lines: [date] },
    ],
  }
}
