import type { Translation } from '#domain/texts/language.ts'
import { richText, type TextPlace } from '../content/rich-text.ts'
import { emailLabels, phoneLabels } from '../data/contact-labels.ts'
import { numberView } from '../data/contact-view.ts'
import { localText, type TranslatedRecord } from '../data/local-text.ts'
import type { PageRequest } from '../data/page-request.ts'
import type { LegalRow } from '../data/rows.ts'
import type { InfoBlock } from './info-block.ts'
import { blockHeadings } from './legal-labels.ts'
import type { LegalSources } from './load-legal-sources.ts'
import { rolexNotice } from './rolex-notice.ts'

type Request = Pick<PageRequest, 'language' | 'first' | 'log'> & TextPlace

/** The blocks of the legal pages by the ids that SPEC 2 gives them; `disputes` is the note of § 36 VSBG. */
export type LegalBlockId = keyof typeof blockHeadings | 'additional_top_info' | 'additional_bottom_info'

/** The blocks of these ids, in their order; one that has nothing to say is left out. */
export function legalBlocks(ids: readonly LegalBlockId[], sources: LegalSources, request: Request): InfoBlock[] {
  return ids.flatMap((id) => {
    const content = contentOf(id, sources, request)
    return content ? [{ id, heading: headingOf(id, request), ...content }] : []
  })
}

const headingOf = (id: LegalBlockId, { language }: Request) =>
  id in blockHeadings ? blockHeadings[id as keyof typeof blockHeadings][language] : undefined

function contentOf(id: LegalBlockId, { legal, company }: LegalSources, request: Request): InfoBlock | undefined {
  switch (id) {
    case 'rolex':
      return legal?.rolex_area ? rolexNotice(request.language) : undefined
    case 'data_protection':
      return officer(legal?.data_protection_commissioner, request)
    case 'disputes': {
      const text = localText(company, 'dispute_resolution', request)
      return text && { lines: [text.text], lang: text.lang }
    }
    case 'legal_authority':
      return htmlOf(company, id, request)
    default:
      return htmlOf(legal, id, request)
  }
}

function htmlOf<Row extends Translation>(
  record: TranslatedRecord<Row> | null | undefined,
  field: keyof Row & string,
  request: Request,
): InfoBlock | undefined {
  const text = localText(record, field, request)
  return text && { html: richText(text.text, request), lang: text.lang }
}

function officer(
  person: LegalRow['data_protection_commissioner'] | undefined,
  { language, log }: Request,
): InfoBlock | undefined {
  const textOf = (key: keyof NonNullable<typeof person>) => (typeof person?.[key] === 'string' ? person[key] : '')
  const name = textOf('name')
  if (!name) return undefined
  const [phone, email] = [textOf('phone_number'), textOf('email')]
  const lines = [
    [textOf('street'), textOf('number')],
    [textOf('zip_code'), textOf('city')],
  ].map((parts) => parts.filter(Boolean).join(' '))
  return {
    address: { name, lines: lines.filter(Boolean) },
    contact: {
      phones: phone ? [numberView(phone, phoneLabels.phone[language], true, log)] : [],
      email: email ? { label: emailLabels[language], href: `mailto:${email}` } : undefined,
    },
  }
}
