import { mainAddress } from '#domain/company/company.ts'
import { mapEmbedAddress } from '#domain/company/map-embed.ts'
import { planOf } from '#domain/hours/house.ts'
import { pathOf } from '#domain/paths/routes.ts'
import { webAddress } from '#domain/paths/web-address.ts'
import { phoneLabels } from '../data/contact-labels.ts'
import { companyAddressView, numberView } from '../data/contact-view.ts'
import { hoursHtml } from '../data/hours-html.ts'
import { hoursView } from '../data/hours-view.ts'
import { imageView } from '../data/image-view.ts'
import { type Houses, loadHouses } from '../data/load-houses.ts'
import { localText } from '../data/local-text.ts'
import type { PageRequest } from '../data/page-request.ts'
import type { BranchRow } from '../data/rows.ts'
import type { BranchView } from './section-view.ts'

const DIRECTIONS = 'https://www.openstreetmap.org/directions'

/** The project's branches with address, telephone, hours and the way there. */
export async function loadBranches(request: PageRequest): Promise<BranchView[]> {
  const houses = await loadHouses(request)
  return houses.branches.map((row) => branchView(row, houses, request))
}

/** A branch with address, telephone, hours and the way there. */
export function branchView(
  row: BranchRow,
  { exceptions, company, branches: [main] }: Houses,
  request: PageRequest,
): BranchView {
  const { project, language, first, log } = request
  const own = main?.id === row.id ? company?.opening_hours : undefined
  return {
    name: localText(row, 'display_name', request)?.text ?? '',
    description: localText(row, 'description', request)?.text,
    address: { lines: [row.street, `${row.zip} ${row.city}`] },
    phone: row.phone ? numberView(row.phone, phoneLabels.phone[language], true, log) : undefined,
    email: row.email ?? undefined,
    href: pathOf('branches', language, encodeURIComponent(row.slug)),
    hours: hoursHtml(hoursView(planOf(row, exceptions), request, own), language),
    image: imageView(row.image, language, first),
    directions: directionsTo(placeOf(row)),
    map: mapOf(row, project.map_provider_url),
  }
}

/** Where visitors find the company: its branches, or its main address when it has none. */
export async function loadPlaces(request: PageRequest): Promise<BranchView[]> {
  const houses = await loadHouses(request)
  const { branches, company } = houses
  if (branches.length > 0) return branches.map((row) => branchView(row, houses, request))
  if (!mainAddress(company?.addresses)) return []
  const { name = '', ...address } = companyAddressView(company, request)
  return [{ name, address, hours: '', directions: directionsTo(address.lines.join(', ')) }]
}

function placeOf({ latitude, longitude, street, zip, city }: BranchRow): string {
  return latitude !== null && longitude !== null ? `${latitude},${longitude}` : `${street}, ${zip} ${city}`
}

function directionsTo(place: string): string {
  const url = new URL(DIRECTIONS)
  url.searchParams.set('to', place)
  return url.href
}

function mapOf({ latitude, longitude }: BranchRow, provider: string | null): string | undefined {
  const address = webAddress(provider)
  return address && latitude !== null && longitude !== null
    ? mapEmbedAddress(address, { latitude, longitude })
    : undefined
}
