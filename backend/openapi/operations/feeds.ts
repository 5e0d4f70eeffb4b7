import { languages } from '#domain/texts/language.ts'
import { feedCheck } from '../answers/admin-answers.ts'
import { answeredAs } from '../parts/json-schema.ts'
import { type Operation, type Parameter, pathParameter } from '../parts/operation.ts'

const language: Parameter = pathParameter('language', 'de', { enum: languages })

const feed = (id: string, path: string, summary: string, type: string, parameters: readonly Parameter[] = [language]) =>
  ({ id, tag: 'feeds', method: 'get', path, summary, needs: 'nobody', parameters, answer: { type } }) as const

/** What machines read of the site. */
export const feedOperations: readonly Operation[] = [
  feed('google_feed', '/feeds/google.{language}.xml', 'Goods for Google, Microsoft and Meta', 'application/xml'),
  feed('local_feed', '/feeds/google-local.{language}.xml', 'What lies in which branch', 'application/xml'),
  feed('comparison_feed', '/feeds/comparison.{language}.csv', 'Goods for price comparisons', 'text/csv'),
  {
    ...feed(
      'feed_problems',
      '/feeds/problems.{language}.json',
      'What of the feeds would be refused',
      'application/json',
    ),
    answer: { schema: answeredAs(feedCheck) },
  },
  feed('news_rss', '/feeds/news-rss.{language}.xml', 'News for readers', 'application/rss+xml'),
  feed('news_atom', '/feeds/news-atom.{language}.xml', 'News for readers, as Atom', 'application/atom+xml'),
  feed('events_calendar', '/feeds/events.{language}.ics', 'Events to come, for calendars', 'text/calendar'),
  feed('event_calendar', '/feeds/event-{id}.{language}.ics', 'One event, for calendars', 'text/calendar', [
    pathParameter('id', 1),
    language,
  ]),
  feed('llms', '/llms.txt', 'What the site is about, for programs that read', 'text/plain', []),
  feed('sitemap', '/sitemap.xml', 'The pages of the site', 'application/xml', []),
]
