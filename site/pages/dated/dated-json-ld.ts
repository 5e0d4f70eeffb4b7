import { euroOf } from '#domain/money/money.ts'
import { datedPath } from '#domain/paths/dated-path.ts'
import { slugIn } from '#domain/texts/slug-in.ts'
import { branchName, type DatedView, type EventRow, type EventView, type NewsRow } from '../../data/load-dated.ts'
import type { PageMeta } from '../../data/page-context.ts'
import type { PageRequest } from '../../data/page-request.ts'

const CONTEXT = 'https://schema.org'

const originOf = ({ project }: PageRequest) => `https://${project.domain}`

const publisher = (request: PageRequest, { siteName }: PageMeta) => ({
  '@type': 'Organization',
  name: siteName,
  url: `${originOf(request)}/`,
})

/** A piece of news as search engines read it; `changedOn` is the day of its last change. */
export function newsJsonLd(
  { row, view, changedOn = row.day }: { row: NewsRow; view: DatedView; changedOn: string | undefined },
  meta: PageMeta,
  request: PageRequest,
): object {
  const origin = originOf(request)
  return {
    '@context': CONTEXT,
    '@type': 'NewsArticle',
    headline: view.name.text,
    description: meta.description,
    datePublished: row.day,
    dateModified: changedOn > row.day ? changedOn : row.day,
    inLanguage: view.name.lang ?? request.language,
    mainEntityOfPage: origin + datedPath('news', slugIn(row, request.language), request.language),
    image: view.image ? [origin + view.image.src] : undefined,
    author: publisher(request, meta),
    publisher: publisher(request, meta),
  }
}

/** An event as search engines read it: when, where, what it costs, and whether it takes place. */
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
    location: address && { '@type': 'Place', name: (branchName(row, request) ?? view.place)?.text, address },
    maximumAttendeeCapacity: row.seats ?? undefined,
    remainingAttendeeCapacity: view.state === 'open' ? view.free : undefined,
    organizer: publisher(request, meta),
    performer: view.performer && { '@type': 'PerformingGroup', name: view.performer.text },
    isAccessibleForFree: view.admission === undefined ? undefined : view.admission === 0,
    offers: view.admission === undefined ? undefined : admissionOffer(view, view.admission, origin),
  }
}

/** What a person pays, and whether there are places. */
const admissionOffer = ({ href, state, free }: EventView, cents: number, origin: string) => ({
  '@type': 'Offer',
  url: origin + href,
  price: euroOf(cents),
  priceCurrency: 'EUR',
  availability: `${CONTEXT}/${state === 'free' || (state === 'open' && free !== 0) ? 'InStock' : 'SoldOut'}`,
})
