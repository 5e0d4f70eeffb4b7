import { DATED_ROUTES } from '#domain/paths/dated-path.ts'
import { pathOf } from '#domain/paths/routes.ts'
import { linkedRoutes } from '../data/linked-routes.ts'
import {
  type DatedKind,
  type DatedView,
  type EventView,
  eventView,
  loadEvents,
  loadNews,
  newsView,
} from '../data/load-dated.ts'
import type { PageRequest } from '../data/page-request.ts'
import { Picture } from '../ui/picture.tsx'
import { CARD_SIZES } from './card-sizes.ts'
import { datedTexts } from './dated-texts.ts'
import { partLevel } from './part-level.ts'
import type { ReadPiece } from './read-piece.ts'

/** What a section shows where its editor has not said how many. */
const FEW = 3

/** News or events, each with its picture and day. */
export const DatedCards = ({
  entries,
  level,
  request,
}: {
  entries: readonly (DatedView | EventView)[]
  level: number | undefined
  request: PageRequest
}) => (
  <ul className="read-dated">
    {entries.map((entry) => (
      <li key={entry.href}>
        {entry.image && <Picture image={entry.image} sizes={CARD_SIZES} />}
        <p className="read-detail">
          <time dateTime={entry.moment}>{entry.when}</time>
        </p>
        <h3 lang={entry.name.lang} aria-level={level}>
          <a href={entry.href}>{entry.name.text}</a>
        </h3>
        {entry.lead && <p lang={entry.lead.lang}>{entry.lead.text}</p>}
        {'state' in entry && <EventNote event={entry} request={request} />}
      </li>
    ))}
  </ul>
)

function EventNote({ event, request }: { event: EventView; request: PageRequest }) {
  const texts = datedTexts[request.language]
  const seats = event.free === undefined ? undefined : event.free === 0 ? texts.full : texts.free(event.free)
  const note = event.state === 'cancelled' ? texts.cancelled : event.state === 'open' ? seats : undefined
  return note ? (
    <p>
      <strong>{note}</strong>
    </p>
  ) : null
}

async function AllOf(kind: DatedKind, request: PageRequest) {
  const route = DATED_ROUTES[kind]
  const { language } = request
  const texts = datedTexts[language]
  if (!(await linkedRoutes(request)).has(route)) return null
  return (
    <p>
      <a href={pathOf(route, language)}>{kind === 'news' ? texts.allNews : texts.allEvents}</a>
    </p>
  )
}

/** News or events as a section; one without any is left out, unless it is what the page is there for. */
const listSection =
  (kind: DatedKind, load: (request: PageRequest, most: number) => Promise<(DatedView | EventView)[]>): ReadPiece =>
  async (request, words, row) => {
    const entries = await load(request, row.most_products ?? FEW)
    const isOwn = row.id === undefined
    const texts = datedTexts[request.language]
    if (entries.length === 0) return isOwn && <p>{kind === 'news' ? texts.noNews : texts.noEvents}</p>
    return (
      <>
        <DatedCards entries={entries} level={partLevel(words)} request={request} />
        {!isOwn && (await AllOf(kind, request))}
      </>
    )
  }

/** The latest news. */
export const newsSection = listSection('news', async (request, most) =>
  (await loadNews(request, { most })).map((row) => newsView(row, request)),
)

/** The next events. */
export const eventsSection = listSection('event', async (request, most) =>
  (await loadEvents(request, { most })).map((row) => eventView(row, request)),
)
