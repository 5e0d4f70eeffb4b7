import { addressTypeLabel, mainAddress, mainEmail, mainFax, mainPhone } from '#domain/company/company.ts'
import type { Language } from '#domain/texts/language.ts'
import { phoneView } from '#domain/texts/phone.ts'
import { regionName } from '#domain/texts/region-name.ts'
import { emailLabels, phoneLabels } from './contact-labels.ts'
import type { PageRequest } from './page-request.ts'
import type { AddressRow, CompanyRow } from './rows.ts'
import type { AddressView, ContactView, PhoneView } from './shared-data.ts'

type Number = CompanyRow['numbers'][number]

/** The company's first primary phone or mobile, fax and e-mail (SPEC 9), formatted. */
export function contactView(company: CompanyRow | null, { language, log }: PageRequest): ContactView {
  if (!company) return { phones: [] }
  const email = mainEmail(company.emails)?.email
  const phone = (entry: Number | undefined, callable: boolean): PhoneView[] =>
    entry
      ? [numberView(entry.number, phoneLabels[entry.type === 'fax' ? 'fax' : 'phone'][language], callable, log)]
      : []
  return {
    phones: [...phone(mainPhone(company.numbers), true), ...phone(mainFax(company.numbers), false)],
    email: email ? { label: emailLabels[language], href: `mailto:${email}` } : undefined,
  }
}

/** A telephone number as pages show it: in one piece, for half a number is none. */
export function numberView(
  number: string,
  label: string,
  callable: boolean,
  log: (message: string) => void,
): PhoneView {
  const view = phoneView({ number, callable, title: label }, log)
  return { label, ...view, text: view.text.replaceAll(' ', '\u00a0') }
}

export function companyAddressView(company: CompanyRow | null, { language, project }: PageRequest): AddressView {
  const address = mainAddress(company?.addresses)
  return {
    name: company?.display_name ?? project.display_name,
    typeLabel: addressTypeLabel(address?.address_type, language),
    lines: address ? addressLines(address, language) : [],
  }
}

/** The country is named where it is not the one that most of the visitors are in. */
const addressLines = ({ street, number, zip_code, city, country_code }: AddressRow, language: Language): string[] => [
  number ? `${street} ${number}` : street,
  `${zip_code} ${city}`,
  ...(country_code && country_code !== HOME ? [countryIn(language, country_code)] : []),
]

const HOME = 'DE'

const countryIn = (language: Language, code: string): string => regionName(code, language) ?? code
