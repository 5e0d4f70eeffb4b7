import { legalFormLabel } from '#domain/company.ts'
import { pickTranslation } from '#domain/language.ts'
import { richText } from '../../content/rich-text.ts'
import { companyAddressView, contactView } from '../../data/contact-view.ts'
import { COMPANY_FIELDS } from '../../data/load-shared-data.ts'
import type { PageRequest } from '../../data/page-request.ts'
import type { CompanyRow } from '../../data/rows.ts'
import type { AddressView, ContactView } from '../../data/shared-data.ts'
import { type ContentData, contentView } from '../content/content-data.ts'
import { loadPageRow, pageMeta } from '../load-page-row.ts'

export type ImprintData = ContentData & {
  company?: {
    address: AddressView
    representatives: { label: string; names: string[] }
    contact: ContactView
    registers: { type: string; number: string; registrar?: string }[]
    ustId?: string
    taxNumber?: string
    economicId?: string
    authority: string
    disputes?: string
  }
}

export async function imprintData(request: PageRequest) {
  const { sdk, project } = request
  const [page, company] = await Promise.all([
    loadPageRow('imprint', request),
    sdk.items<CompanyRow>('company').first({ filter: { 'project.domain': project.domain }, fields: COMPANY_FIELDS }),
  ])
  if (!page) return null
  const data: ImprintData = {
    ...(await contentView(page, request)),
    company: company ? companyView(company, request) : undefined,
  }
  return { data, meta: pageMeta(page, request) }
}

function companyView(company: CompanyRow, request: PageRequest): ImprintData['company'] {
  const { language, first } = request
  const texts = pickTranslation(company.translations, language, first)
  return {
    address: { ...companyAddressView(company, request), name: company.company_name },
    representatives: {
      label: legalFormLabel(company.legal_form, language),
      names: company.executives.toSorted((a, b) => (a.sort ?? 0) - (b.sort ?? 0)).map(({ name }) => name),
    },
    contact: contactView(company, request),
    registers: company.registers.map(({ register_type, number, registrar }) => ({
      type: register_type,
      number,
      registrar: registrar ?? undefined,
    })),
    ustId: company.ust_id ?? undefined,
    taxNumber: company.vat_number ?? undefined,
    economicId: company.w_idnr ?? undefined,
    authority: richText(texts?.legal_authority, language),
    disputes: texts?.dispute_resolution ?? undefined,
  }
}
