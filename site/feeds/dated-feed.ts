import { calendarFile } from '#domain/events/calendar-file.ts'
import { germanMoment } from '#domain/hours/berlin-time.ts'
import { pathOf } from '#domain/paths/routes.ts'
import { defaultLanguage, isLanguage, type Language, pickTranslation } from '#domain/texts/language.ts'
import type { Sdk } from '#sdk/sdk.ts'
import {
  type DatedView,
  type EventRow,
  eventById,
  eventView,
  loadEvents,
  loadNews,
  newsView,
} from '../data/load-dated.ts'
import { loadProject } from '../data/load-project.ts'
import type { PageRequest } from '../data/page-request.ts'
import type { ProjectRow } from '../data/rows.ts'
import type { Feed } from './feed.ts'
import { element } from './xml.ts'

const FILE = /^(news-rss|news-atom|events|event-([1-9]\d{0,9}))\.([a-z]{2})\.(xml|ics)$/

/** News in a feed. */
const MOST = 30

const CALENDAR = 'text/calendar; charset=utf-8'

/**
 * What readers and calendars follow: `news-rss.de.xml`, `news-atom.de.xml`, `events.de.ics` with all that are to come and `event-7.de.ics` with
 * one. Null for any other file, and for an event that is not there.
 */
export async function datedFeed(
  sdk: Sdk,
  file: string,
  { log, now }: Pick<PageRequest, 'log' | 'now'>,
): Promise<Feed | null> {
  const [, name = '', id, language, ending] = FILE.exec(file) ?? []
  if (!isLanguage(language) || name.startsWith('news') !== (ending === 'xml')) return null
  const project = await loadProject(sdk)
  if (!project?.languages.includes(language)) return null
  const first = project.languages[0] ?? defaultLanguage
  const settings = Promise.resolve(null)
  const request = { sdk, project, language, first, log, now, settings, query: new URLSearchParams() }
  if (ending === 'ics') return calendar(request, id)
  const entries = (await loadNews(request, { most: MOST })).map((row) => newsView(row, request))
  const made = { request, entries, channel: channelOf(project, language, first), self: `/feeds/${file}` }
  return name === 'news-rss'
    ? { type: 'application/rss+xml; charset=utf-8', body: rss(made) }
    : { type: 'application/atom+xml; charset=utf-8', body: atom(made) }
}

async function calendar(request: PageRequest, id: string | undefined): Promise<Feed | null> {
  const { project, now } = request
  const found = id === undefined ? await loadEvents(request, {}) : [await eventById(Number(id), request)]
  const rows = found.filter((row) => row !== null)
  if (id !== undefined && rows.length === 0) return null
  const { title } = channelOf(project, request.language, request.first)
  const name = id === undefined ? title : (rows[0]?.display_name ?? title)
  const body = calendarFile(
    name,
    rows.map((row) => occasion(row, request)),
    now,
  )
  return { type: CALENDAR, body }
}

function occasion(row: EventRow, request: PageRequest) {
  const view = eventView(row, request)
  return {
    id: `event-${row.id}@${request.project.domain}`,
    summary: view.name.text,
    place: view.place?.text ?? '',
    link: `https://${request.project.domain}${view.href}`,
    description: view.lead?.text,
    startsAt: new Date(row.starts_at),
    endsAt: new Date(row.ends_at),
    isCancelled: row.cancelled,
  }
}

type Channel = { title: string; description: string; link: string }

type Made = { request: PageRequest; entries: readonly DatedView[]; channel: Channel; self: string }

function channelOf(project: ProjectRow, language: Language, first: Language): Channel {
  const general = pickTranslation(project.translations, language, first)
  return {
    title: general?.site_name || project.display_name,
    description: general?.description || project.display_name,
    link: `https://${project.domain}${pathOf('news', language) ?? '/'}`,
  }
}

/** Noon of its day: a day has no moment of its own, and noon is the same day in all of Europe. */
const momentOf = ({ moment }: DatedView) => new Date(germanMoment(`${moment}T12:00`) ?? moment)

function rss({ request, entries, channel, self }: Made): string {
  const origin = `https://${request.project.domain}`
  const items = entries.map((entry) =>
    element('item', [
      ['title', entry.name.text],
      ['link', origin + entry.href],
      ['guid', origin + entry.href],
      ['pubDate', momentOf(entry).toUTCString()],
      ['description', entry.lead?.text],
    ]),
  )
  const body = element(
    'channel',
    [
      ['title', channel.title],
      ['link', channel.link],
      ['description', channel.description],
      ['language', request.language],
    ],
    `<atom:link href="${origin}${self}" rel="self" type="application/rss+xml"/>${items.join('')}`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">${body}</rss>\n`
}

function atom({ request, entries, channel, self }: Made): string {
  const origin = `https://${request.project.domain}`
  const updated = (entries[0] ? momentOf(entries[0]) : request.now).toISOString()
  const items = entries.map((entry) =>
    element(
      'entry',
      [
        ['title', entry.name.text],
        ['id', origin + entry.href],
        ['updated', momentOf(entry).toISOString()],
        ['published', momentOf(entry).toISOString()],
        ['summary', entry.lead?.text],
      ],
      `<link href="${origin}${entry.href}"/>`,
    ),
  )
  const author = element('author', [['name', channel.title]])
  const links = `<link rel="self" href="${origin}${self}"/><link href="${channel.link}"/>`
  const parts = [
    ['title', channel.title],
    ['id', origin + self],
    ['updated', updated],
  ] as const
  const feed = element('feed', parts, author + links + items.join(''))
  return `<?xml version="1.0" encoding="UTF-8"?>\n${feed.replace('<feed>', `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${request.language}">`)}\n`
}
