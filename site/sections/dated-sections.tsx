import { renderToStaticMarkup } from 'react-dom/server'
import { DATED_ROUTES } from '#domain/paths/dated-path.ts'
import type { RouteKey } from '#domain/paths/route-map.ts'
import { pathOf } from '#domain/paths/routes.ts'
import { colonIn } from '#domain/texts/colon.ts'
import { type DatedKind, datedYears } from '../data/load-dated.ts'
import type { PageRequest } from '../data/page-request.ts'
import type { WrittenSection } from '../data/rows.ts'
import { datedTexts } from './dated-texts.ts'
import { feedLinks } from './feed-links.ts'
import { loadSections } from './load-sections.ts'
import type { SectionView } from './section-view.ts'

/** Entries that the page of news, and that of events, has itself. */
const MOST = 12

/** The kind of records that a page of the route map lists. */
export const datedKindOf = (route: string): DatedKind | undefined =>
  route === 'news' ? 'news' : route === 'events' ? 'event' : undefined

const listOf = (kind: DatedKind): WrittenSection => ({
  kind: kind === 'news' ? 'news' : 'events',
  image: null,
  path: null,
  external_path: null,
  sort: Infinity,
  items: [],
  most_products: MOST,
  translations: [],
})

/** HTML of the server's as a section of a page. */
export const readPart = (html: string, heading?: string): SectionView => ({
  kind: 'read',
  html: `<div data-wide>${html}</div>`,
  items: [],
  ...(heading && { heading }),
})

/** What the page of news or events shows below what its editor has put there: its list, unless it is there already, and what was before. */
export async function datedSections(
  kind: DatedKind,
  written: readonly WrittenSection[],
  request: PageRequest,
): Promise<SectionView[]> {
  const list = listOf(kind)
  const isThere = written.some((one) => one.kind === list.kind && !one.hidden)
  const [lists, years] = await Promise.all([isThere ? [] : loadSections([list], request), datedYears(kind, request)])
  const { language } = request
  const texts = datedTexts[language]
  const route: RouteKey = DATED_ROUTES[kind]
  const more = renderToStaticMarkup(
    <>
      {years.length > 0 && (
        <p>
          {years.map((year) => (
            <span key={year}>
              <a href={pathOf(route, language, year)}>{year}</a>{' '}
            </span>
          ))}
        </p>
      )}
      <p>
        {texts.feeds}
        {colonIn[language]}{' '}
        {feedLinks(kind, request).map(({ name, href }) => (
          <span key={name}>
            <a href={href}>{name}</a>{' '}
          </span>
        ))}
      </p>
    </>,
  )
  return [...lists, readPart(more, years.length > 0 ? texts.archive : undefined)]
}
