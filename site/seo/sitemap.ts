import type { RowOf } from '#contract/model/row-of.ts'
import { emptyFilters, emptyListContext, listQuery } from '#domain/goods/list-context.ts'
import { hasBrandPages, isRouteKey } from '#domain/paths/route-map.ts'
import { type Alternate, alternates } from '#domain/paths/routes.ts'
import { sitePageAlternates } from '#domain/paths/site-paths.ts'
import { storeAlternates } from '#domain/paths/store-routes.ts'
import { escapeXml } from '#domain/texts/escape-xml.ts'
import { languages } from '#domain/texts/language.ts'
import { slugIn } from '#domain/texts/slug-in.ts'
import type { Sdk } from '#sdk/sdk.ts'
import { linkedRoutes } from '../data/linked-routes.ts'
import { datedAlternates } from '../data/load-dated.ts'
import { loadProject } from '../data/load-project.ts'
import { productPath } from '../data/product-path.ts'
import type { ProjectRow } from '../data/rows.ts'
import { storeRoots } from '../data/store-roots.ts'

/** Pages that stand at the end of an action: nothing to find there. */
const LEFT_OUT = new Set(['thanks'])

/** Products in one file: with three languages well below the 50,000 addresses that one may have. */
export const PRODUCTS_PER_FILE = 5000

/** Products that still stand in the one file with all other pages. */
const FEW_PRODUCTS = 1000

const PRODUCTS_FILE = /^sitemap-products-([1-9]\d{0,4})\.xml$/

/**
 * A file of the project's sitemap: `sitemap.xml` has all pages and products in all languages, each with its alternates; in a
 * large catalogue it names the files with the pages and with the products. Null without a project, and for files there are not.
 */
export async function sitemap(sdk: Sdk, file = 'sitemap.xml'): Promise<string | null> {
  const project = await loadProject(sdk)
  if (!project) return null
  const origin = `https://${project.domain}`
  const part = Number(PRODUCTS_FILE.exec(file)?.[1] ?? 0)
  if (file !== 'sitemap.xml' && file !== 'sitemap-pages.xml' && part === 0) return null
  const count = await countProducts(sdk, project)
  if (part > 0) {
    const products = part <= Math.ceil(count / PRODUCTS_PER_FILE) ? await productPages(sdk, project, part) : []
    return products.length > 0 ? sitemapXml(products, origin, project.languages[0]) : null
  }
  if (file === 'sitemap.xml' && count > FEW_PRODUCTS) return sitemapIndex(origin, Math.ceil(count / PRODUCTS_PER_FILE))
  const products = file === 'sitemap.xml' && count > 0 ? await productPages(sdk, project, 1) : []
  return sitemapXml([...(await sitePages(sdk, project, count > 0)), ...products], origin, project.languages[0])
}

const published = ({ domain }: ProjectRow) => ({ 'project.domain': domain, status: 'published' })

const DATED_FIELDS = ['slug', 'translations.language', 'translations.slug'] as const

async function sitePages(sdk: Sdk, project: ProjectRow, hasProducts: boolean): Promise<Alternate[][]> {
  const [routes, branches, brands, news, events] = await Promise.all([
    linkedRoutes({ sdk, project }),
    sdk.items('branch').read({ filter: { 'project.domain': project.domain }, fields: ['slug'], limit: -1 }),
    sdk.items('brand').read({
      filter: { 'project.domain': project.domain, status: 'published' },
      fields: ['slug', 'type.*'],
      limit: -1,
    }),
    sdk.items('news').read({ filter: published(project), fields: DATED_FIELDS, limit: -1 }),
    sdk.items('event').read({ filter: published(project), fields: DATED_FIELDS, limit: -1 }),
  ])
  const among = languagesOf(project)
  const pages = [...routes].filter((route) => !LEFT_OUT.has(route)).map((route) => alternates(route, undefined, among))
  const branchPages = branches.data.map(({ slug }) => alternates('branches', encodeURIComponent(slug), among))
  const brandPages = brands.data.map(({ slug, type }) =>
    type && isRouteKey(type.type) && hasBrandPages(type.type)
      ? alternates(type.type, encodeURIComponent(slug), among)
      : [],
  )
  const list = hasProducts ? [storeAlternates({ page: 'list' }, storeRoots(project), among)] : []
  const ownPages = (project.pages ?? [])
    .filter(({ name }) => !isRouteKey(name))
    .map((page) => sitePageAlternates(page, among))
  return [
    ...pages,
    ...ownPages,
    ...news.data.map((row) => datedAlternates('news', row, { project })),
    ...events.data.map((row) => datedAlternates('event', row, { project })),
    ...branchPages,
    ...brandPages,
    ...list,
    ...(hasProducts ? await categoryLists(sdk, project) : []),
  ]
}

/** The store's list of each category that has goods, by the category's address in each language. */
async function categoryLists(sdk: Sdk, project: ProjectRow): Promise<Alternate[][]> {
  const [{ data: facets }, { data: categories }] = await Promise.all([
    sdk.catalogue.facets({ limit: 0 }),
    sdk.items('ecommerce_category').read({
      filter: { 'project.domain': project.domain },
      fields: ['id', 'slug', 'translations.language', 'translations.slug'],
      sort: ['sort', 'id'],
      limit: -1,
    }),
  ])
  const counts = new Map(facets.categories.map(({ id, count }) => [id, count]))
  return categories
    .filter(({ id }) => counts.get(id))
    .map((category) =>
      storeAlternates({ page: 'list' }, storeRoots(project), languagesOf(project)).map(({ language, path }) => {
        const filters = { ...emptyFilters, category: slugIn(category, language) }
        return { language, path: `${path}?${listQuery({ ...emptyListContext, filters })}` }
      }),
    )
}

const languagesOf = (project: ProjectRow) => languages.filter((language) => project.languages.includes(language))

/** Published products with a page; none in a project without a store. */
async function countProducts(sdk: Sdk, project: ProjectRow): Promise<number> {
  if (Object.keys(storeRoots(project)).length === 0) return 0
  const { meta } = await sdk.items('ecommerce_product').read({
    filter: { 'project.domain': project.domain, status: 'published' },
    fields: ['id'],
    limit: 1,
    meta: ['filter_count'],
  })
  return meta?.filter_count ?? 0
}

const PRODUCT_FIELDS = ['slug', 'translations.language', 'translations.slug'] as const

/** The most products of one call. */
const PER_CALL = 500

async function productPages(sdk: Sdk, project: ProjectRow, part: number): Promise<Alternate[][]> {
  const calls = PRODUCTS_PER_FILE / PER_CALL
  const pages: Alternate[][] = []
  for (let page = (part - 1) * calls + 1; page <= part * calls; page++) {
    const { data } = await sdk.items('ecommerce_product').read({
      filter: { 'project.domain': project.domain, status: 'published' },
      fields: PRODUCT_FIELDS,
      sort: ['id'],
      limit: PER_CALL,
      page,
    })
    pages.push(...data.map((row) => productAlternates(row, project)))
    if (data.length < PER_CALL) break
  }
  return pages
}

const productAlternates = (
  product: RowOf<'ecommerce_product', typeof PRODUCT_FIELDS>,
  project: ProjectRow,
): Alternate[] =>
  languagesOf(project).flatMap((language) => {
    const path = productPath(product, language, project)
    return path === undefined ? [] : [{ language, path }]
  })

function sitemapIndex(origin: string, productFiles: number): string {
  const files = [
    'sitemap-pages.xml',
    ...Array.from({ length: productFiles }, (_, index) => `sitemap-products-${index + 1}.xml`),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${files.map((name) => `<sitemap><loc>${escapeXml(`${origin}/${name}`)}</loc></sitemap>`).join('\n')}
</sitemapindex>
`
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
