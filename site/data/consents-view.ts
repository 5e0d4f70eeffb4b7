import type { RowOf } from '#contract/model/row-of.ts'
import { consentBannerVersion } from '#domain/consent/consent-banner.ts'
import { type ConsentOffer, consentOffers } from '#domain/consent/consent-offer.ts'
import { videoAt } from '#domain/look/video.ts'
import { linkOf } from '#domain/paths/links.ts'
import { brandPath } from '#domain/paths/routes.ts'
import { webAddress } from '#domain/paths/web-address.ts'
import type { PageRequest } from './page-request.ts'
import type { ProjectRow } from './rows.ts'
import { sitePaths } from './store-roots.ts'

/** A provider of embedded content: the part of its `contentConsent:` key, and how visitors know it. */
export type ProviderView = { key: string; name: string }

/** What a visitor may consent to, and which other servers a project would use then. */
export type ConsentsView = {
  offers: ConsentOffer[]
  /** Names what the banner says and offers now (domain/consent/consent-banner.ts). */
  version: string
  /** `address` is where the statistics service lies, with a slash at its end. */
  statistics?: { address: string; siteId: string; provider: ProviderView }
  clock?: { dealerKey: string; href: string; provider: ProviderView }
  /** Servers of films that pages of the project offer to load. */
  videos?: string[]
  map?: ProviderView
  appointment?: ProviderView
}

const CLOCK_BRAND_FIELDS = ['slug', 'rolex_api_key', 'type.*'] as const

type ClockBrandRow = RowOf<'brand', typeof CLOCK_BRAND_FIELDS>

/** SPEC 8: the site id of the statistics service where the project names none. */
const DEFAULT_SITE_ID = '12'

const PROVIDER_NAMES: [host: RegExp, name: string][] = [
  [/(^|\.)openstreetmap\.org$/, 'OpenStreetMap Foundation'],
  [/(^|\.)google\.[a-z.]+$/, 'Google Ireland Limited'],
  [/(^|\.)cal\.(com|eu)$/, 'Cal.com, Inc.'],
]

export async function consentsView(request: PageRequest): Promise<ConsentsView> {
  const { sdk, project, language, first } = request
  const [rows, films, clock] = await Promise.all([
    sdk.items('consent').read({
      filter: { 'project.domain': project.domain },
      fields: ['*', 'translations.*'],
      limit: -1,
    }),
    sdk.items('page_section').read({
      // Strangers read what stands on published pages of this project, be they an editor's own, a brand's or a category's.
      filter: { kind: 'video' },
      fields: ['external_path'],
      limit: -1,
    }),
    sdk.items('brand').first({
      filter: { 'project.domain': project.domain, status: 'published', rolex_clock: true },
      fields: CLOCK_BRAND_FIELDS,
    }),
  ])
  const statistics = statisticsOf(project)
  const frames = films.data.flatMap(({ external_path }) => videoAt(external_path)?.frame ?? [])
  const videos = [...new Set(frames.map((frame) => new URL(frame).origin))]
  const settings = { analytics: statistics !== undefined, strict: project.strict_consent }
  const paths = sitePaths(project)
  const links = rows.data.map((row) => ({ ...row, link: linkOf(row.link, language, paths)?.href }))
  const offers = consentOffers(links, settings, language, first)
  return {
    offers,
    version: consentBannerVersion(offers, language),
    statistics,
    ...(videos.length > 0 && { videos }),
    clock: clock ? clockOf(clock, language) : undefined,
    map: providerOf(webAddress(project.map_provider_url)),
    appointment: project.has_cal_com ? providerOf(webAddress(project.cal_com_url)) : undefined,
  }
}

/** A provider is known by its host, so that a permission never passes on to another one. */
function providerOf(address: URL | undefined): ProviderView | undefined {
  if (!address) return undefined
  const known = PROVIDER_NAMES.find(([host]) => host.test(address.hostname))
  return { key: address.host, name: known?.[1] ?? address.host }
}

function statisticsOf(project: ProjectRow): ConsentsView['statistics'] {
  const address = webAddress(project.matomo_host)
  const provider = providerOf(address)
  if (!address || !provider) return undefined
  const folder = `${address.origin}${address.pathname.replace(/\/*$/, '/')}`
  return { address: folder, siteId: project.matomo_site_id || DEFAULT_SITE_ID, provider }
}

function clockOf({ slug, rolex_api_key, type }: ClockBrandRow, language: PageRequest['language']) {
  const href = type ? brandPath(type.type, slug, language) : undefined
  return href && rolex_api_key
    ? { dealerKey: rolex_api_key, href, provider: { key: 'rolex', name: 'Rolex SA' } }
    : undefined
}
