import type { FeedCheck, RefusedArticle } from '#contract/wire/feeds.ts'
import { deliveryPeriod } from '#domain/orders/delivery-period.ts'
import { writeCsv } from '#domain/texts/csv.ts'
import { defaultLanguage, isLanguage } from '#domain/texts/language.ts'
import type { Sdk } from '#sdk/sdk.ts'
import { loadProject } from '../data/load-project.ts'
import { loadShopSettings } from '../data/load-shop.ts'
import type { PageRequest } from '../data/page-request.ts'
import { COMPARISON_HEAD, comparisonLine } from './comparison-feed.ts'
import { eventCalendar, newsAtom, newsRss } from './dated-feed.ts'
import { type FeedItem, feedItems } from './feed-items.ts'
import { feedProblems } from './feed-problems.ts'
import { googleFeed, googleItem, localItems } from './google-feed.ts'

export type Feed = { type: string; body: string }

/** The articles come one after the other, so that no more than a few hundred are in memory at a time. */
type Made = { request: PageRequest; items: AsyncIterable<FeedItem> }

type Kind = {
  ending: string
  type: string
  /** Set where a file is of one record, whose id its name holds. */
  isOfOne?: true
  /** Null when that record is not there. */
  make: (request: PageRequest, id: number) => Promise<string | null>
}

const ofGoods = (make: (made: Made) => Promise<string>) => (request: PageRequest) =>
  make({ request, items: feedItems(request) })

const XML = 'application/xml; charset=utf-8'
const CALENDAR = 'text/calendar; charset=utf-8'

/** The feeds by the first part of their file's name. Microsoft and Meta read Google's. */
const FEEDS: Record<string, Kind> = {
  google: { ending: 'xml', type: XML, make: ofGoods(products) },
  'google-local': { ending: 'xml', type: XML, make: ofGoods(local) },
  comparison: { ending: 'csv', type: 'text/csv; charset=utf-8', make: ofGoods(comparison) },
  problems: { ending: 'json', type: 'application/json', make: ofGoods(problems) },
  'news-rss': { ending: 'xml', type: 'application/rss+xml; charset=utf-8', make: newsRss },
  'news-atom': { ending: 'xml', type: 'application/atom+xml; charset=utf-8', make: newsAtom },
  events: { ending: 'ics', type: CALENDAR, make: (request) => eventCalendar(request) },
  event: { ending: 'ics', type: CALENDAR, isOfOne: true, make: eventCalendar },
}

const FILE = /^([a-z-]+?)(?:-([1-9]\d{0,9}))?\.([a-z]{2})\.(xml|csv|json|ics)$/

/**
 * A feed of the project in a language, by its file's name. Of its goods: `google.de.xml` (products), `google-local.de.xml` (what lies in
 * which house), `comparison.de.csv`, and `problems.de.json`, what of it would be refused. For readers and calendars: `news-rss.de.xml`,
 * `news-atom.de.xml`, `events.de.ics` with all that are to come and `event-7.de.ics` with one. Null for a file or language that there is not.
 */
export async function feed(
  sdk: Sdk,
  file: string,
  { log, now }: Pick<PageRequest, 'log' | 'now'>,
): Promise<Feed | null> {
  const [, name = '', id, language = '', ending] = FILE.exec(file) ?? []
  const kind = Object.hasOwn(FEEDS, name) ? FEEDS[name] : undefined
  if (!kind || kind.ending !== ending || (id !== undefined) !== (kind.isOfOne ?? false)) return null
  const project = await loadProject(sdk)
  if (!project || !isLanguage(language) || !project.languages.includes(language)) return null
  const settings = loadShopSettings({ sdk, project, log })
  const first = project.languages[0] ?? defaultLanguage
  const request = { sdk, project, language, first, log, now, settings, query: new URLSearchParams() }
  const body = await kind.make(request, Number(id))
  return body === null ? null : { type: kind.type, body }
}

const channelOf = ({ project }: PageRequest) => ({ title: project.display_name, link: `https://${project.domain}/` })

/** What each article gives, of all of them. */
async function linesOf<Line>(items: AsyncIterable<FeedItem>, of: (item: FeedItem) => readonly Line[]): Promise<Line[]> {
  const lines: Line[] = []
  for await (const item of items) lines.push(...of(item))
  return lines
}

async function products({ request, items }: Made): Promise<string> {
  return googleFeed(await linesOf(items, (item) => [googleItem(item, request.now)]), channelOf(request))
}

async function local({ request, items }: Made): Promise<string> {
  const { sdk, project } = request
  const { data } = await sdk
    .items('branch')
    .read({ filter: { 'project.domain': project.domain }, fields: ['id', 'slug'], limit: -1 })
  const codes = new Map(data.map(({ id, slug }) => [id, slug]))
  const showPieces = (await request.settings)?.show_stock ?? false
  return googleFeed(await linesOf(items, (item) => localItems(item, codes, showPieces)), channelOf(request))
}

async function comparison({ request, items }: Made): Promise<string> {
  const { language } = request
  const lines = await linesOf(items, (item) => {
    const time = deliveryPeriod([item.time ?? null], item.offer.shipping[0]?.days ?? 0, language) ?? ''
    const line = comparisonLine(item, time, language)
    return line ? [line] : []
  })
  return writeCsv([[...COMPARISON_HEAD], ...lines])
}

/** The most articles that are named. */
const MOST_NAMED = 200

async function problems({ items }: Made): Promise<string> {
  let articles = 0
  const refused = await linesOf(items, (item): RefusedArticle[] => {
    articles++
    const lacking = feedProblems(item)
    return lacking.length > 0 ? [{ id: item.id, name: item.name, lacking }] : []
  })
  const found: FeedCheck = { articles, count: refused.length, refused: refused.slice(0, MOST_NAMED) }
  return JSON.stringify(found)
}
