import { mainAddress, mainEmail, mainPhone } from '#domain/company/company.ts'
import { germanDay } from '#domain/hours/calendar-day.ts'
import type { HoursPlan } from '#domain/hours/day-hours.ts'
import { planOf } from '#domain/hours/house.ts'
import { regularHours, specialHours } from '#domain/hours/opening-hours-schema.ts'
import { pathOf } from '#domain/paths/routes.ts'
import { phoneView } from '#domain/texts/phone.ts'
import { imageView } from '../data/image-view.ts'
import { companyPlan, type Houses } from '../data/load-houses.ts'
import { localText } from '../data/local-text.ts'
import type { PageRequest } from '../data/page-request.ts'
import { remembered } from '../data/remembered.ts'
import { returnPolicy } from '../data/return-policy.ts'
import type { BranchRow, CompanyRow, FileRow, ShopSettingsRow } from '../data/rows.ts'
import type { LinkView } from '../data/shared-data.ts'
import { businessType } from './business-type.ts'

/** `shop` where the project takes orders. */
type Sources = Houses & { paths: Record<string, string>; social: LinkView[]; shop?: ShopSettingsRow | null }

/** A company or shop of schema.org, with the page that it is about. */
type Business = { url: string } & Record<string, unknown>

type Place = {
  id: string
  name: string
  image: FileRow | null
  phone?: string | null
  email?: string | null
  address?: { streetAddress: string; postalCode: string; addressLocality: string }
  geo?: { latitude: number; longitude: number }
  priceRange?: string | null
  plan: HoursPlan
  url?: string
  type?: string | null
  sameAs?: string[]
}

const regularHoursOf = remembered(regularHours)
const specialHoursOf = remembered(specialHours)

/** The company and its shops as schema.org describes them: one for each branch or, without branches, the company's own. */
export function businesses(sources: Sources, request: PageRequest): Business[] {
  const { company, branches, exceptions, paths, social, shop } = sources
  const { project, language, first, log, now } = request
  const today = germanDay(now)
  const origin = `https://${project.domain}`
  const organization = `${origin}/#organization`
  const country = mainAddress(company?.addresses)?.country_code ?? 'DE'
  const places =
    branches.length > 0
      ? branches.map((row) => placeOfBranch(row, exceptions, request))
      : company
        ? [placeOfCompany(company, companyPlan(sources))]
        : []
  const shops = places.map(
    ({ id, name: own, image, phone, email, address, geo, priceRange, plan, url, type, sameAs }) => ({
      '@type': type ?? businessType(paths),
      '@id': `${origin}/#${id}`,
      name: !company || own.includes(company.display_name) ? own : `${company.display_name}, ${own}`,
      url: origin + (url ?? paths.contact ?? paths.home ?? '/'),
      sameAs: sameAs?.length ? sameAs : undefined,
      image: absolute(imageView(image ?? project.share_image, language, first)?.src, origin),
      telephone: phone ? phoneView({ number: phone }, log).href?.replace('tel:', '') : undefined,
      email: email ?? undefined,
      address: address && { '@type': 'PostalAddress', ...address, addressCountry: country },
      geo: geo && { '@type': 'GeoCoordinates', ...geo },
      priceRange: priceRange ?? undefined,
      openingHoursSpecification: regularHoursOf(plan),
      specialOpeningHoursSpecification: specialHoursOf(plan, today),
      parentOrganization: { '@id': organization },
    }),
  )
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
      ...contactsOf(company, country, log),
      sameAs: social.length > 0 ? social.map(({ href }) => href) : undefined,
      hasMerchantReturnPolicy: shop ? returnPolicy(shop) : undefined,
    },
    ...shops,
  ]
}

/** Where the company itself is reached, as its imprint says. */
function contactsOf({ addresses, numbers, emails }: CompanyRow, country: string, log: PageRequest['log']) {
  const phone = mainPhone(numbers)?.number
  const telephone = phone ? phoneView({ number: phone }, log).href?.replace('tel:', '') : undefined
  const email = mainEmail(emails)?.email
  const address = mainAddress(addresses)
  return {
    address: address && { '@type': 'PostalAddress', ...postal(address), addressCountry: country },
    contactPoint:
      telephone || email ? { '@type': 'ContactPoint', contactType: 'customer service', telephone, email } : undefined,
  }
}

const postal = ({ street, number, zip_code, city }: CompanyRow['addresses'][number]) => ({
  streetAddress: [street, number].filter(Boolean).join(' '),
  postalCode: zip_code,
  addressLocality: city,
})

const absolute = (path: string | undefined, origin: string) => (path ? origin + path : undefined)

function placeOfBranch(row: BranchRow, exceptions: Houses['exceptions'], request: PageRequest): Place {
  const { latitude, longitude } = row
  return {
    id: row.slug,
    name: localText(row, 'display_name', request)?.text ?? '',
    image: row.image,
    phone: row.phone,
    email: row.email,
    address: { streetAddress: row.street, postalCode: row.zip, addressLocality: row.city },
    geo: latitude !== null && longitude !== null ? { latitude, longitude } : undefined,
    priceRange: row.price_range,
    plan: planOf(row, exceptions),
    url: pathOf('branches', request.language, encodeURIComponent(row.slug)),
    type: row.business_type,
    sameAs: row.same_as.map(({ address }) => address),
  }
}

function placeOfCompany(company: CompanyRow, plan: HoursPlan): Place {
  const address = mainAddress(company.addresses)
  return {
    id: 'shop',
    name: company.display_name,
    image: null,
    phone: mainPhone(company.numbers)?.number,
    email: mainEmail(company.emails)?.email,
    address: address && postal(address),
    plan,
  }
}
