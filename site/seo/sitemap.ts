import { languages } from '#domain/language.ts'
import { hasBrandPages, isRouteKey } from '#domain/route-map.ts'
import { type Alternate, alternates } from '#domain/routes.ts'
import type { Sdk } from '#sdk/sdk.ts'
import { linkedRoutes } from '../data/linked-routes.ts'
import type { BrandRow, ProjectRow } from '../data/rows.ts'

/** Pages that stand at the end of an action: nothing to find there. */
const LEFT_OUT = new Set(['thanks'])

/** The project's pages in all its languages, each with its alternates, as `sitemap.xml`; null without a project. */
export async function sitemap(sdk: Sdk): Promise<string | null> {
  const project = await sdk.items<ProjectRow>('project').first({ fields: ['*', 'translations.*'] })
  if (!project) return null
  const [routes, brands] = await Promise.all([
    linkedRoutes({ sdk, project }),
    sdk.items<Pick<BrandRow, 'slug' | 'type'>>('brand').read({
      filter: { 'project.domain': project.domain, status: 'published' },
      fields: ['slug', 'type.*'],
      limit: -1,
    }),
  ])
  const among = languages.filter((language) => project.languages.includes(language))
  const pages = [...routes].filter((route) => !LEFT_OUT.has(route)).map((route) => alternates(route, undefined, among))
  const brandPages = brands.data.map(({ slug, type }) =>
    type && isRouteKey(type.type) && hasBrandPages(type.type)
      ? alternates(type.type, encodeURIComponent(slug), among)
      : [],
  )
  const first = project.languages[0]
  return sitemapXml([...pages, ...brandPages], `https://${project.domain}`, first)
}

/** One `url` for each language of each page; `x-default` is the page in the project's first language. */
export function sitemapXml(pages: Alternate[][], origin: string, first: string | undefined): string {
  const urls = pages.flatMap((page) => {
    const main = page.find(({ language }) => language === first) ?? page[0]
    const links = [...page.map(({ language, path }) => ({ name: language as string, path }))]
    if (main) links.push({ name: 'x-default', path: main.path })
    const alternateLinks = links
      .map(({ name, path }) => `<xhtml:link rel="alternate" hreflang="${name}" href="${escapeXml(origin + path)}"/>`)
      .join('')
    return page.map(({ path }) => `<url><loc>${escapeXml(origin + path)}</loc>${alternateLinks}</url>`)
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}

const escapeXml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
