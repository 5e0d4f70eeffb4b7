import { legalFormLabel } from '#domain/company/company.ts'
import { companyAddressView, contactView } from '../data/contact-view.ts'
import type { PageRequest } from '../data/page-request.ts'
import type { CompanyRow } from '../data/rows.ts'
import type { InfoBlock } from './info-block.ts'
import { factLabels } from './legal-labels.ts'

/** The company contact block of legal pages: name, address type, address, representatives, phone, e-mail (SPEC 2). */
export function contactFacts(company: CompanyRow | null, request: PageRequest): InfoBlock[] {
  if (!company) return []
  const { language } = request
  const names = company.executives.toSorted((a, b) => (a.sort ?? 0) - (b.sort ?? 0)).map(({ name }) => name)
  return [
    {
      heading: factLabels.owner[language],
      address: { ...companyAddressView(company, request), name: fullName(company) },
    },
    ...(names.length > 0 ? [{ heading: legalFormLabel(company.legal_form, language), lines: names }] : []),
    { heading: factLabels.contact[language], contact: contactView(company, request) },
  ]
}

/** The imprint's sidebar: the contact block, then registers and numbers as far as they are filled (SPEC 2). */
export function imprintFacts(company: CompanyRow | null, request: PageRequest): InfoBlock[] {
  if (!company) return []
  const { language } = request
  const number = (label: 'vatId' | 'taxNumber' | 'economicId', value: string | null): InfoBlock[] =>
    value ? [{ heading: factLabels[label][language], lines: [value] }] : []
  return [
    ...contactFacts(company, request),
    ...company.registers.map(({ register_type, number, registrar }) => ({
      heading: factLabels.register[language],
      lines: [`${register_type} ${number}`, ...(registrar ? [registrar] : [])],
    })),
    ...number('vatId', company.ust_id),
    // Nobody has to publish it, and it lends itself to fraud (§ 5 DDG names the other two).
    ...number('taxNumber', company.ust_id || company.w_idnr ? null : company.vat_number),
    ...number('economicId', company.w_idnr),
  ]
}

/** § 5 DDG asks for the legal form; a company name often has it already. */
function fullName({ company_name, legal_form_name }: CompanyRow): string {
  return !legal_form_name || company_name.includes(legal_form_name)
    ? company_name
    : `${company_name} ${legal_form_name}`
}
