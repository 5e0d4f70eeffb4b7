import { datedPath } from '#domain/paths/dated-path.ts'
import { slugIn } from '#domain/texts/slug-in.ts'
import type { DatedView, EventRow, EventView, NewsRow } from '../../data/load-dated.ts'
import type { PageMeta } from '../../data/page-context.ts'
import type { PageRequest } from '../../data/page-request.ts'

const CONTEXT = 'https://schema.org'

const originOf = ({ project }: PageRequest) => `https://${project.domain}`

const publisher = (request: PageRequest, { siteName }: PageMeta) => ({
  '@type': 'Organization',
  name: siteName,
  url: `${originOf(request)}/`,
})

/** A piece of news as search engines read it. */
export function newsJsonLd(row: NewsRow, view: DatedView, meta: PageMeta, request: PageRequest): object {
  const origin = originOf(request)
  return {
    '@context': CONTEXT,
    '@type': 'NewsArticle',
    headline: view.name.text,
    description: meta.description,
    datePublished: row.day,
    inLanguage: view.name.lang ?? request.language,
    mainEntityOfPage: origin + datedPath('news', slugIn(row, request.language), request.language),
    image: view.image ? [origin + view.image.src] : undefined,
    author: publisher(request, meta),
    publisher: publisher(request, meta),
  }
}

/** An event as search engines read it: when, where, and whether it takes place. */
export function eventJsonLd(row: EventRow, view: EventView, meta: PageMeta, request: PageRequest): object {
  const origin = originOf(request)
  const { branch } = row
  const address = branch
    ? {
        '@type': 'PostalAddress',
        streetAddress: branch.street,
        postalCode: branch.zip,
        addressLocality: branch.city,
        addressCountry: 'DE',
      }
    : view.place?.text
  return {
    '@context': CONTEXT,
    '@type': 'Event',
    name: view.name.text,
    description: meta.description,
    startDate: row.starts_at,
    endDate: row.ends_at,
    eventStatus: `${CONTEXT}/${row.cancelled ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: `${CONTEXT}/OfflineEventAttendanceMode`,
    inLanguage: request.language,
    url: origin + view.href,
    image: view.image ? [origin + view.image.src] : undefined,
    location: address && { '@type': 'Place', name: branch?.display_name ?? view.place?.text, address },
    maximumAttendeeCapacity: row.seats ?? undefined,
    remainingAttendeeCapacity: view.state === 'open' ? view.free : undefined,
    organizer: publisher(request, meta),
  }
}
