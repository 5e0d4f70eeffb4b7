import type { DatedKind } from '../data/load-dated.ts'
import type { PageRequest } from '../data/page-request.ts'
import type { WrittenSection } from '../data/rows.ts'
import { datedTexts } from './dated-texts.ts'

/** A feed that a page tells readers and calendars of: its format as people call it, its type, and its path. */
export type FeedLink = { name: string; type: string; title: string; href: string }

const FORMATS = {
  news: [
    ['RSS', 'application/rss+xml', 'news-rss', 'xml'],
    ['Atom', 'application/atom+xml', 'news-atom', 'xml'],
  ],
  event: [['iCalendar', 'text/calendar', 'events', 'ics']],
} as const

/** What readers follow news by, and calendars events. */
export const feedLinks = (kind: DatedKind, { language }: Pick<PageRequest, 'language'>): FeedLink[] =>
  FORMATS[kind].map(([name, type, file, ending]) => {
    const { news, events } = datedTexts[language]
    return {
      name,
      type,
      title: `${kind === 'news' ? news : events} (${name})`,
      href: `/feeds/${file}.${language}.${ending}`,
    }
  })

/** The feeds of what the sections of a page list. */
export const listedFeeds = (sections: readonly WrittenSection[], request: Pick<PageRequest, 'language'>): FeedLink[] =>
  (['news', 'event'] as const).flatMap((kind) =>
    sections.some((one) => !one.hidden && one.kind === (kind === 'news' ? 'news' : 'events'))
      ? feedLinks(kind, request)
      : [],
  )
