import { mainAddress, mainEmail, mainPhone } from '#domain/company/company.ts'
import { openingHoursSpecification } from '#domain/hours/opening-hours-schema.ts'
import { phoneView } from '#domain/texts/phone.ts'
import { imageView } from '../data/image-view.ts'
import { localText } from '../data/local-text.ts'
import type { PageRequest } from '../data/page-request.ts'
import type { BranchRow, CompanyRow, FileRow } from '../data/rows.ts'
import { businessType } from './business-type.ts'

type Sources = { company: CompanyRow | null; branches: BranchRow[]; paths: Record<string, string>; year: number }

type Place = {
  id: string
  name: string
  image: FileRow | null
  phone?: string | null
  email?: string | null
  address?: { streetAddress: string; postalCode: string; addressLocality: string }
  geo?: { latitude: number; longitude: number }
  periods: BranchRow['opening_periods']
}

/** The company and its shops as schema.org describes them: one for each branch or, without branches, the company's own. */
export function businesses({ company, branches, paths, year }: Sources, request: PageRequest): object[] {
  const { project, language, first, log } = request
  const origin = `https://${project.domain}`
  const organization = `${origin}/#organization`
  const country = mainAddress(company?.addresses)?.country_code ?? 'DE'
  const places =
    branches.length > 0 ? branches.map((row) => placeOfBranch(row, request)) : company ? [placeOfCompany(company)] : []
  const shops = places.map(({ id, name: own, image, phone, email, address, geo, periods }) => {
    const hours = openingHoursSpecification(periods, year)
    return {
      '@type': businessType(paths),
      '@id': `${origin}/#${id}`,
      name: !company || own.includes(company.display_name) ? own : `${company.display_name}, ${own}`,
      url: origin + (paths.contact ?? paths.home ?? '/'),
      image: absolute(imageView(image ?? project.share_image, language, first)?.src, origin),
      telephone: phone ? phoneView({ number: phone }, log).href?.replace('tel:', '') : undefined,
      email: email ?? undefined,
      address: address && { '@type': 'PostalAddress', ...address, addressCountry: country },
      geo: geo && { '@type': 'GeoCoordinates', ...geo },
      openingHoursSpecification: hours.filter(({ validFrom }) => !validFrom),
      specialOpeningHoursSpecification: hours.filter(({ validFrom }) => validFrom),
      parentOrganization: { '@id': organization },
    }
  })
  if (!company) return shops
  return [
    {
      '@type': 'Organization',
      '@id': organization,
      name: company.display_name,
      legalName: company.company_name,
      url: `${origin}/`,
      logo: absolute(imageView(project.logo, language, first)?.src, origin),
      vatID: company.ust_id ?? undefined,
    },
    ...shops,
  ]
}

const absolute = (path: string | undefined, origin: string) => (path ? origin + path : undefined)

function placeOfBranch(row: BranchRow, request: PageRequest): Place {
  const { latitude, longitude } = row
  return {
    id: row.slug,
    name: localText(row, 'display_name', request)?.text ?? '',
    image: row.image,
    phone: row.phone,
    email: row.email,
    address: { streetAddress: row.street, postalCode: row.zip, addressLocality: row.city },
    geo: latitude !== null && longitude !== null ? { latitude, longitude } : undefined,
    periods: row.opening_periods,
  }
}

function placeOfCompany(company: CompanyRow): Place {
  const address = mainAddress(company.addresses)
  return {
    id: 'shop',
    name: company.display_name,
    image: null,
    phone: mainPhone(company.numbers)?.number,
    email: mainEmail(company.emails)?.email,
    address: address && {
      streetAddress: [address.street, address.number].filter(Boolean).join(' '),
      postalCode: address.zip_code,
      addressLocality: address.city,
    },
    periods: company.opening_periods,
  }
}
