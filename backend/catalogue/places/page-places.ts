import { anchorId } from '#domain/texts/anchor-id.ts'
import { legalPlaces } from './legal-places.ts'
import { joined, localRow, type PlaceScope, type PlaceSource, type SearchPlace } from './place.ts'
import { pageAddress, wordsOfParts } from './read-pages.ts'

/** A part of a page's text below a heading of its own, at the address of that heading. */
export interface Passage {
  readonly page: string
  readonly heading: string
  readonly path: string
  readonly words: string
}

/** Pages that name everything that there is, and so answer only to what they are about. */
const NOTICES: readonly string[] = ['privacy', 'privacy_social']

const PASSAGE = /<h2(?: id="([^"]*)")?>([\s\S]*?)<\/h2>([\s\S]*?)(?=<h2|$)/g

const plain = (html: string) => html.replace(/<[^>]*>/g, ' ').trim()

/** The parts of a page's text below its headings, those apart whose headings are alike. */
export function passagesOf(body: string, page: string): Passage[] {
  const found = [...body.matchAll(PASSAGE)].map(([, id, inside = '', words = '']) => {
    const heading = plain(inside)
    return { page, heading, path: `${page}#${anchorId(id || heading)}`, words: plain(words) }
  })
  return found.filter(({ path }) => found.filter((other) => other.path === path).length === 1)
}

async function read(scope: PlaceScope): Promise<SearchPlace[]> {
  const { language, first, pages } = scope
  const written = pages.flatMap((page): SearchPlace[] => {
    const path = pageAddress(page, language)
    const own = localRow(page.texts, { language, first })
    const title = String(own?.heading || own?.title || '')
    if (path === undefined || title === '') return []
    const about = joined(own, ['keywords', 'description'])
    const words = NOTICES.includes(page.name)
      ? about
      : `${about} ${joined(own, ['lead', 'body'])} ${wordsOfParts(page.parts, scope)}`
    return [{ kind: 'page', title, path, names: joined(own, ['title', 'heading']), words }]
  })
  const legal = await legalPlaces(scope)
  return [...written, ...legal.filter(({ path }) => !written.some((page) => page.path === path))]
}

/** Pages of the site, by their names and all that is written on them. */
export const pagePlaces: PlaceSource = {
  collections: ['page', 'page_section', 'page_section_item', 'ecommerce_settings', 'ecommerce_legal_page'],
  read,
}
