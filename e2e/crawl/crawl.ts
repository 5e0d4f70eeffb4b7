import type { APIRequestContext } from '@playwright/test'
import { languageOf } from '#domain/paths/path-parts.ts'

/** A page as the server sends it, and the internal links on it. */
export type CrawledPage = { path: string; status: number; html: string; template: string; links: CrawledLink[] }

export type CrawledLink = { path: string; hash: string; toOtherLanguage: boolean }

/** Follows every internal link from the given pages on; files are no pages, and a list with another filter is the same page. */
export async function crawl(request: APIRequestContext, starts: string[]): Promise<Map<string, CrawledPage>> {
  const pages = new Map<string, CrawledPage>()
  const waiting = [...starts]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (pages.has(path)) continue
    const response = await request.get(path, { maxRedirects: 0 })
    const html = await response.text()
    const links = linksIn(html, path)
    pages.set(path, { path, status: response.status(), html, template: templateIn(html), links })
    waiting.push(...links.map((link) => link.path).filter((linked) => !linked.includes('?')))
  }
  return pages
}

/** The internal links of a page. */
export function linksIn(html: string, path: string): CrawledLink[] {
  return [...html.matchAll(/<a\b([^>]*)>/g)].flatMap(([, attributes = '']) => {
    const href = /\bhref="([^"]*)"/.exec(attributes)?.[1]?.replaceAll('&amp;', '&') ?? ''
    if (!/^[/#]/.test(href) || /^\/(assets|build|feeds)\//.test(href)) return []
    const url = new URL(href, `http://site${path}`)
    // Calls of the shop are told the language, for their path has none.
    const toOtherLanguage =
      !url.pathname.startsWith('/ecom/') &&
      languageOf(url.pathname) !== languageOf(path) &&
      !/\bhreflang=/i.test(attributes)
    return [{ path: url.pathname + url.search, hash: decodeURIComponent(url.hash.slice(1)), toOtherLanguage }]
  })
}

const templateIn = (html: string) => /"componentChunkName":"([^"]+)"/.exec(html)?.[1] ?? ''

export const idsIn = (html: string) => [...html.matchAll(/<[^>]+\sid="([^"]+)"/g)].map(([, id]) => id ?? '')
