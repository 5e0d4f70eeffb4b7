import { calendarFile } from '#domain/events/calendar-file.ts'
import { germanMoment } from '#domain/hours/berlin-time.ts'
import { pathOf } from '#domain/paths/routes.ts'
import { pickTranslation } from '#domain/texts/language.ts'
import {
  type DatedView,
  type EventRow,
  eventById,
  eventView,
  loadEvents,
  loadNews,
  newsView,
} from '../data/load-dated.ts'
import type { PageRequest } from '../data/page-request.ts'
import { element } from './xml.ts'

/** News in a feed. */
const MOST = 30

/** News for readers as RSS. */
export const newsRss = async (request: PageRequest): Promise<string> => rss(await newest(request, 'news-rss'))

/** News for readers as Atom. */
export const newsAtom = async (request: PageRequest): Promise<string> => atom(await newest(request, 'news-atom'))

async function newest(request: PageRequest, name: string): Promise<Made> {
  const entries = (await loadNews(request, { most: MOST })).map((row) => newsView(row, request))
  return { request, entries, channel: channelOf(request), self: `/feeds/${name}.${request.language}.xml` }
}

/** Events that are to come for calendars, or one by its id; null when that one is not there. */
export async function eventCalendar(request: PageRequest, id?: number): Promise<string | null> {
  const found = id === undefined ? await loadEvents(request, {}) : [await eventById(id, request)]
  const rows = found.filter((row) => row !== null)
  if (id !== undefined && rows.length === 0) return null
  const occasions = rows.map((row) => occasion(row, request))
  const name = id === undefined ? undefined : occasions[0]?.summary
  return calendarFile(name ?? channelOf(request).title, occasions, request.now)
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

function channelOf({ project, language, first }: PageRequest): Channel {
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
