import type { PageRequest } from '../data/page-request.ts'
import { COMPANY_FIELDS, type CompanyRow, type LegalRow } from '../data/rows.ts'

/** What legal pages are made from besides their own text; each may be missing. */
export type LegalSources = { legal: LegalRow | null; company: CompanyRow | null }

export async function loadLegalSources({ sdk, project }: PageRequest): Promise<LegalSources> {
  const filter = { 'project.domain': project.domain }
  const [legal, company] = await Promise.all([
    sdk.items('legal').first({ filter, fields: ['*', 'translations.*'] }),
    sdk.items('company').first({ filter, fields: COMPANY_FIELDS }),
  ])
  return { legal, company }
}
