import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { DATED_ROUTES, isYear } from '#domain/paths/dated-path.ts'
import { alternates as alternatesOf } from '#domain/paths/routes.ts'
import { isSlug } from '#domain/paths/slug.ts'
import { pickTranslation } from '#domain/texts/language.ts'
import { pageText } from '../../content/page-text.ts'
import { describedAs } from '../../data/described-as.ts'
import { imageView } from '../../data/image-view.ts'
import { linkedRoutes } from '../../data/linked-routes.ts'
import {
  type DatedKind,
  type DatedRow,
  type DatedView,
  datedAlternates,
  datedYears,
  type EventRow,
  type EventView,
  eventAt,
  eventView,
  loadEvents,
  loadNews,
  newsAt,
  newsView,
} from '../../data/load-dated.ts'
import { localText } from '../../data/local-text.ts'
import type { PageMeta } from '../../data/page-context.ts'
import type { PageRequest } from '../../data/page-request.ts'
import { formMessages } from '../../forms/messages/form-messages.ts'
import { DatedCards } from '../../sections/dated-lists.tsx'
import { readPart } from '../../sections/dated-sections.tsx'
import { datedTexts } from '../../sections/dated-texts.ts'
import { EventFacts, SignUpForm } from '../../sections/event-parts.tsx'
import { feedLinks } from '../../sections/feed-links.ts'
import { brandData } from '../brand/brand-data.ts'
import type { ContentData } from '../content/content-data.ts'
import { eventJsonLd, newsJsonLd } from './dated-json-ld.ts'

const html = (element: ReactElement) => renderToStaticMarkup(element)

function metaOf(
  view: Pick<DatedView, 'name' | 'lead' | 'image'>,
  request: PageRequest,
  description?: string | null,
): PageMeta {
  const { project, language, first } = request
  const general = pickTranslation(project.translations, language, first)
  const title = view.name.text
  return {
    title,
    siteName: general?.site_name || project.display_name,
    description: description || view.lead?.text || describedAs(title, general?.description, language),
    keywords: general?.keywords || undefined,
    image: (view.image ?? imageView(project.share_image, language, first))?.src,
  }
}

const trailOf = (kind: DatedKind, { language }: PageRequest) => [
  { label: kind === 'news' ? datedTexts[language].news : datedTexts[language].events, route: DATED_ROUTES[kind] },
]

/** What news and events have in common: their words, with the text in its own language where it fell back to another. */
async function bodyOf(row: DatedRow, request: PageRequest, before: ReactElement): Promise<string> {
  const body = localText(row, 'body', request)
  const text = await pageText(body?.text, request)
  return html(before) + (body?.lang ? `<div lang="${body.lang}">${text}</div>` : text)
}

async function contentOf(
  view: DatedView,
  row: DatedRow,
  request: PageRequest,
  before: ReactElement,
): Promise<ContentData> {
  return {
    heading: view.name.text,
    lang: view.name.lang,
    lead: view.lead?.text,
    leadLang: view.lead?.lang,
    html: await bodyOf(row, request, before),
    image: view.image,
    sections: [],
  }
}

/** Where a record is in this language, when it was asked for by an address of another. */
function movedTo(kind: DatedKind, row: DatedRow, slug: string, request: PageRequest): string | undefined {
  const own = datedAlternates(kind, row, request).find(({ language }) => language === request.language)?.path
  return own && !own.endsWith(`/${slug}`) ? own : undefined
}

/** A piece of news, or all of a year: `/aktuelles/neue-zeiten`, `/aktuelles/2025`. */
export async function newsData(request: PageRequest, _route: string, rest = '') {
  if (isYear(rest)) return yearData('news', rest, request)
  const row = isSlug(rest) ? await newsAt(rest, request) : undefined
  if (!row) return null
  const view = newsView(row, request)
  const changes = await request.sdk.catalogue.lastChanges('news', [row.id])
  const meta = metaOf(view, request, localText(row, 'description', request)?.text)
  return {
    data: await contentOf(
      view,
      row,
      request,
      <p className="read-detail">
        <time dateTime={view.moment}>{view.when}</time>
      </p>,
    ),
    meta,
    trail: trailOf('news', request),
    alternates: datedAlternates('news', row, request),
    movedTo: movedTo('news', row, rest, request),
    structuredData: [newsJsonLd({ row, view, changedOn: changes[row.id] }, meta, request)],
    feeds: feedLinks('news', request),
  }
}

/** An event, or those of a year that are over; below the same page lie brands of that kind. */
export async function eventData(request: PageRequest, route: string, rest = '') {
  if (isYear(rest)) return yearData('event', rest, request)
  const row = isSlug(rest) ? await eventAt(rest, request) : undefined
  if (!row) return asBrand(await brandData(request, route, rest))
  const view = eventView(row, request)
  const content = await contentOf(view, row, request, <EventFacts row={row} event={view} request={request} />)
  const form = view.state === 'open' ? [await signUpPart({ row, event: view, request })] : []
  const meta = metaOf(view, request, localText(row, 'description', request)?.text)
  return {
    data: { ...content, sections: form },
    meta,
    trail: trailOf('event', request),
    alternates: datedAlternates('event', row, request),
    movedTo: movedTo('event', row, rest, request),
    structuredData: [eventJsonLd(row, view, meta, request)],
    feeds: feedLinks('event', request),
  }
}

async function signUpPart(shown: { row: EventRow; event: EventView; request: PageRequest }) {
  const { language, settings } = shown.request
  const words = await formMessages.load(language)
  const isSmallBusiness = (await settings)?.small_business ?? false
  return readPart(
    html(<SignUpForm {...shown} words={words} isSmallBusiness={isSmallBusiness} />),
    datedTexts[language].signUp,
  )
}

/** The answer of a brand's page names its template itself here, for the path is also that of events. */
const asBrand = (answer: Awaited<ReturnType<typeof brandData>>) =>
  answer && 'template' in answer ? answer : answer && { ...answer, template: 'brand' as const }

async function yearData(kind: DatedKind, year: string, request: PageRequest) {
  const { language } = request
  const texts = datedTexts[language]
  const entries =
    kind === 'news'
      ? (await loadNews(request, { year })).map((row) => newsView(row, request))
      : (await loadEvents(request, { year })).map((row) => eventView(row, request))
  if (entries.length === 0 || !(await linkedRoutes(request)).has(DATED_ROUTES[kind])) return null
  const years = await datedYears(kind, request)
  const heading = `${kind === 'news' ? texts.news : texts.events} ${year}`
  const others = html(
    <p>
      {years.map((one) => (
        <span key={one}>
          {one === year ? <strong aria-current="page">{one}</strong> : <a href={`./${one}`}>{one}</a>}{' '}
        </span>
      ))}
    </p>,
  )
  const data: ContentData = {
    heading,
    html: '',
    sections: [
      readPart(html(<DatedCards entries={entries} level={2} request={request} />)),
      readPart(others, texts.archive),
    ],
  }
  return {
    data,
    meta: metaOf({ name: { text: heading } }, request),
    trail: trailOf(kind, request),
    alternates: alternatesOf(DATED_ROUTES[kind], year, request.project.languages),
    movedTo: undefined,
    structuredData: [],
    feeds: feedLinks(kind, request),
  }
}
