import type { FeedCheck, RefusedArticle } from '#contract/wire/feeds.ts'
import { deliveryPeriod } from '#domain/orders/delivery-period.ts'
import { writeCsv } from '#domain/texts/csv.ts'
import { defaultLanguage, isLanguage } from '#domain/texts/language.ts'
import type { Sdk } from '#sdk/sdk.ts'
import { loadProject } from '../data/load-project.ts'
import { loadShopSettings } from '../data/load-shop.ts'
import type { PageRequest } from '../data/page-request.ts'
import { COMPARISON_HEAD, comparisonLine } from './comparison-feed.ts'
import { datedFeed } from './dated-feed.ts'
import { type FeedItem, feedItems } from './feed-items.ts'
import { feedProblems } from './feed-problems.ts'
import { googleFeed, googleItem, localItems } from './google-feed.ts'

export type Feed = { type: string; body: string }

type Made = { request: PageRequest; items: FeedItem[] }

const XML = 'application/xml; charset=utf-8'

/** The feeds by the first part of their file's name. Microsoft and Meta read Google's. */
const FEEDS: Record<string, { ending: string; type: string; make: (made: Made) => Promise<string> | string }> = {
  google: { ending: 'xml', type: XML, make: products },
  'google-local': { ending: 'xml', type: XML, make: local },
  comparison: { ending: 'csv', type: 'text/csv; charset=utf-8', make: comparison },
  problems: { ending: 'json', type: 'application/json', make: problems },
}

const FILE = /^([a-z-]+)\.([a-z]{2})\.(xml|csv|json)$/

/**
 * A feed of the project's goods in a language, by its file's name: `google.de.xml` (products), `google-local.de.xml` (what lies in
 * which house), `comparison.de.csv`, and `problems.de.json`, what of it would be refused. Null for a file or language that there is not.
 */
export async function feed(
  sdk: Sdk,
  file: string,
  { log, now }: Pick<PageRequest, 'log' | 'now'>,
): Promise<Feed | null> {
  const [, name = '', language = '', ending] = FILE.exec(file) ?? []
  const kind = Object.hasOwn(FEEDS, name) ? FEEDS[name] : undefined
  const dated = await datedFeed(sdk, file, { log, now })
  if (dated) return dated
  const project = await loadProject(sdk)
  if (!kind || kind.ending !== ending || !project || !isLanguage(language)) return null
  if (!project.languages.includes(language)) return null
  const settings = loadShopSettings({ sdk, project, log })
  const first = project.languages[0] ?? defaultLanguage
  const request = { sdk, project, language, first, log, now, settings, query: new URLSearchParams() }
  const items: FeedItem[] = []
  for await (const item of feedItems(request)) items.push(item)
  return { type: kind.type, body: await kind.make({ request, items }) }
}

const channelOf = ({ project }: PageRequest) => ({ title: project.display_name, link: `https://${project.domain}/` })

function products({ request, items }: Made): string {
  return googleFeed(
    items.map((item) => googleItem(item, request.now)),
    channelOf(request),
  )
}

async function local({ request, items }: Made): Promise<string> {
  const { sdk, project } = request
  const { data } = await sdk
    .items('branch')
    .read({ filter: { 'project.domain': project.domain }, fields: ['id', 'slug'], limit: -1 })
  const codes = new Map(data.map(({ id, slug }) => [id, slug]))
  const showPieces = (await request.settings)?.show_stock ?? false
  return googleFeed(
    items.flatMap((item) => localItems(item, codes, showPieces)),
    channelOf(request),
  )
}

function comparison({ request, items }: Made): string {
  const { language } = request
  const lines = items.flatMap((item) => {
    const time = deliveryPeriod([item.time ?? null], item.offer.shipping[0]?.days ?? 0, language) ?? ''
    return [comparisonLine(item, time, language) ?? []]
  })
  return writeCsv([[...COMPARISON_HEAD], ...lines.filter((line) => line.length > 0)])
}

/** The most articles that are named. */
const MOST_NAMED = 200

function problems({ items }: Made): string {
  const refused = items.flatMap((item): RefusedArticle[] => {
    const lacking = feedProblems(item)
    return lacking.length > 0 ? [{ id: item.id, name: item.name, lacking }] : []
  })
  const found: FeedCheck = { articles: items.length, count: refused.length, refused: refused.slice(0, MOST_NAMED) }
  return JSON.stringify(found)
}
