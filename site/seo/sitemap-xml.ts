import type { Alternate } from '#domain/paths/routes.ts'
import { escapeXml } from '#domain/texts/escape-xml.ts'

/** A page in its languages, the day of its last change where one is known, and the paths of its pictures. */
export type SitemapPage = {
  readonly alternates: readonly Alternate[]
  readonly lastmod?: string | undefined
  readonly images?: readonly string[]
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>'
const SITEMAP = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const NAMES = `${SITEMAP} xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"`

/** Names the files of a sitemap that is too large for one. */
export function sitemapIndex(origin: string, files: readonly string[]): string {
  const lines = files.map((name) => `<sitemap><loc>${escapeXml(`${origin}/${name}`)}</loc></sitemap>`)
  return `${HEAD}\n<sitemapindex ${SITEMAP}>\n${lines.join('\n')}\n</sitemapindex>\n`
}

/** One `url` for each language of each page; `x-default` is the page in the project's first language. */
export function sitemapXml(pages: readonly SitemapPage[], origin: string, first: string | undefined): string {
  const urls = pages.flatMap(({ alternates, lastmod, images = [] }) => {
    const main = alternates.find(({ language }) => language === first) ?? alternates[0]
    const links = alternates.map(({ language, path }) => ({ name: language as string, path }))
    if (main) links.push({ name: 'x-default', path: main.path })
    const more = [
      ...(lastmod ? [`<lastmod>${lastmod}</lastmod>`] : []),
      ...links.map(
        ({ name, path }) => `<xhtml:link rel="alternate" hreflang="${name}" href="${escapeXml(origin + path)}"/>`,
      ),
      ...images.map((path) => `<image:image><image:loc>${escapeXml(origin + path)}</image:loc></image:image>`),
    ].join('')
    return alternates.map(({ path }) => `<url><loc>${escapeXml(origin + path)}</loc>${more}</url>`)
  })
  return `${HEAD}\n<urlset ${NAMES}>\n${urls.join('\n')}\n</urlset>\n`
}
