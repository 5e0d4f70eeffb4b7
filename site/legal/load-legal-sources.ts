import { COMPANY_FIELDS } from '../data/company-fields.ts'
import type { PageRequest } from '../data/page-request.ts'
import type { CompanyRow, LegalRow } from '../data/rows.ts'

/** What legal pages are made from besides their own text; each may be missing. */
export type LegalSources = { legal: LegalRow | null; company: CompanyRow | null }

export async function loadLegalSources({ sdk, project }: PageRequest): Promise<LegalSources> {
  const filter = { 'project.domain': project.domain }
  const [legal, company] = await Promise.all([
    sdk.items<LegalRow>('legal').first({ filter, fields: ['*', 'translations.*'] }),
    sdk.items<CompanyRow>('company').first({ filter, fields: COMPANY_FIELDS }),
  ])
  return { legal, company }
}
