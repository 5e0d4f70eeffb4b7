import { pageQuery } from '#domain/paths/page-query.ts'
import { BACKEND_PATHS } from '../http/backend-paths.ts'
import { ownCopy } from './asset-names.ts'

const HREF = /\shref="(\/[^"#]*)/g

const NOT_PAGES = new Set([...BACKEND_PATHS, 'build', 'page-data', 'admin'])

/** The pages of the site that an HTML document links to. Lists count with the number of their page, not with their filters. */
export function ownLinks(html: string): string[] {
  const found = new Set<string>()
  for (const href of new Set(Array.from(html.matchAll(HREF), ([, target = '']) => target))) {
    const [path = '', query = ''] = href.replaceAll('&amp;', '&').split('?', 2)
    const [, first = ''] = path.split('/', 2)
    if (path.startsWith('//') || NOT_PAGES.has(first) || /\.\w{2,5}$/.test(path)) continue
    const wanted = query && pageQuery(`?${query}`)
    if (wanted === '' || /^\?page=\d+$/.test(wanted)) found.add(ownCopy(path + wanted))
  }
  return [...found]
}

/** The names of the feeds and calendars that an HTML document links to. */
export const linkedFeeds = (html: string): string[] => [
  ...new Set(Array.from(html.matchAll(/\shref="\/feeds\/([^"/?#]+)"/g), ([, name = '']) => name)),
]

/** A sitemap without addresses that ask something of a page or picture: a host of files has no files for them. */
export const withoutQueries = (sitemap: string): string =>
  sitemap
    .replace(/<url><loc>[^<]*\?[^<]*<\/loc>.*<\/url>\n/g, '')
    .replace(/<image:image><image:loc>[^<]*\?[^<]*<\/image:loc><\/image:image>/g, '')
