import type { RowOf } from '#contract/model/row-of.ts'
import { type DatedByChanges, type LastChanges, MOST_DATED } from '#contract/wire/last-changes.ts'
import { emptyFilters, emptyListContext, listQuery } from '#domain/goods/list-context.ts'
import { germanDay } from '#domain/hours/calendar-day.ts'
import { hasBrandPages, isRouteKey } from '#domain/paths/route-map.ts'
import { type Alternate, alternates } from '#domain/paths/routes.ts'
import { sitePageAlternates } from '#domain/paths/site-paths.ts'
import { storeAlternates } from '#domain/paths/store-routes.ts'
import { languages } from '#domain/texts/language.ts'
import { slugIn } from '#domain/texts/slug-in.ts'
import type { Sdk } from '#sdk/sdk.ts'
import { linkedRoutes } from '../data/linked-routes.ts'
import { datedAlternates } from '../data/load-dated.ts'
import { loadProject } from '../data/load-project.ts'
import { pictureAddress } from '../data/picture-address.ts'
import { productPath } from '../data/product-path.ts'
import type { ProjectRow } from '../data/rows.ts'
import { storeRoots } from '../data/store-roots.ts'
import { FOUND_BY_NOBODY } from './found-by-nobody.ts'
import { type SitemapPage, sitemapIndex, sitemapXml } from './sitemap-xml.ts'

/** Addresses in one file at most: a file may have 50,000, and one of 10,000 is soon made and read. */
const MOST_ADDRESSES = 10_000

/** Products in one file: in three languages below the addresses that one may have. */
const PRODUCTS_PER_FILE = 3000

/** Products that still stand in the one file with all other pages. */
const FEW_PRODUCTS = 1000

const FILE = /^sitemap-(pages|products)-([1-9]\d{0,4})\.xml$/

/**
 * A file of the project's sitemap at a moment: `sitemap.xml` has all pages and products in all languages, each with its alternates, the
 * day of its last change and its pictures; where they are many, it names the files with the pages and with the products. None has more
 * than 10,000 addresses. Null without a project, and for files there are not.
 */
export async function sitemap(sdk: Sdk, now: Date, file = 'sitemap.xml'): Promise<string | null> {
  const project = await loadProject(sdk)
  if (!project) return null
  const origin = `https://${project.domain}`
  const [, kind, part = ''] = FILE.exec(file) ?? []
  if (file !== 'sitemap.xml' && !kind) return null
  const count = await countProducts(sdk, project)
  const written = (pages: readonly SitemapPage[]) =>
    pages.length > 0 ? sitemapXml(pages, origin, project.languages[0]) : null
  if (kind === 'products')
    return Number(part) <= filesOfProducts(count) ? written(await productPages(sdk, project, Number(part))) : null
  const pages = inFiles(await sitePages(sdk, project, count > 0, now))
  if (kind === 'pages') return written(pages[Number(part) - 1] ?? [])
  if (count <= FEW_PRODUCTS) {
    const all = [...pages.flat(), ...(count > 0 ? await productPages(sdk, project, 1) : [])]
    if (inFiles(all).length === 1) return sitemapXml(all, origin, project.languages[0])
  }
  return sitemapIndex(origin, [...named('pages', pages.length), ...named('products', filesOfProducts(count))])
}

const filesOfProducts = (products: number) => Math.ceil(products / PRODUCTS_PER_FILE)

const named = (kind: string, files: number): string[] =>
  Array.from({ length: files }, (_, index) => `sitemap-${kind}-${index + 1}.xml`)

/** The pages of each file: as many as it may have addresses for, at least one file. */
function inFiles(pages: readonly SitemapPage[]): SitemapPage[][] {
  const files: SitemapPage[][] = [[]]
  let addresses = 0
  for (const page of pages) {
    addresses += page.alternates.length
    if (addresses > MOST_ADDRESSES) {
      files.push([])
      addresses = page.alternates.length
    }
    files.at(-1)?.push(page)
  }
  return files
}

/** The days of the last changes of records, however many. */
async function changesOf(
  sdk: Sdk,
  collection: DatedByChanges,
  records: readonly { readonly id: number }[],
): Promise<LastChanges> {
  const all: Record<string, string> = {}
  for (let from = 0; from < records.length; from += MOST_DATED) {
    const ids = records.slice(from, from + MOST_DATED).map(({ id }) => id)
    Object.assign(all, await sdk.catalogue.lastChanges(collection, ids))
  }
  return all
}

const published = ({ domain }: ProjectRow) => ({ 'project.domain': domain, status: 'published' })

const IMAGE_FIELDS = ['image.id', 'image.hash', 'image.width', 'image.type'] as const

const DATED_FIELDS = ['id', 'slug', 'translations.language', 'translations.slug', ...IMAGE_FIELDS] as const

type Pictured = { readonly image: Parameters<typeof pictureAddress>[0] | null }

const imagesOf = ({ image }: Pictured) => (image ? [pictureAddress(image)] : [])

async function sitePages(sdk: Sdk, project: ProjectRow, hasProducts: boolean, now: Date): Promise<SitemapPage[]> {
  const of = { 'project.domain': project.domain }
  const among = languagesOf(project)
  const [routes, written, branches, brands, all, events] = await Promise.all([
    linkedRoutes({ sdk, project }),
    sdk.items('page').read({ filter: published(project), fields: ['id', 'name', ...IMAGE_FIELDS], limit: -1 }),
    sdk.items('branch').read({ filter: of, fields: ['id', 'slug'], limit: -1 }),
    sdk.items('brand').read({ filter: published(project), fields: ['id', 'slug', 'type.*'], limit: -1 }),
    sdk.items('news').read({ filter: published(project), fields: [...DATED_FIELDS, 'day'], limit: -1 }),
    sdk.items('event').read({ filter: published(project), fields: DATED_FIELDS, limit: -1 }),
  ])
  const news = all.data.filter(({ day }) => day <= germanDay(now))
  const [ofPages, ofBranches, ofBrands, ofNews, ofEvents] = await Promise.all([
    changesOf(sdk, 'page', written.data),
    changesOf(sdk, 'branch', branches.data),
    changesOf(sdk, 'brand', brands.data),
    changesOf(sdk, 'news', news),
    changesOf(sdk, 'event', events.data),
  ])
  const pageAt = (name: string, own: readonly Alternate[]): SitemapPage => {
    const page = written.data.find((one) => one.name === name)
    return page ? { alternates: own, lastmod: ofPages[page.id], images: imagesOf(page) } : { alternates: own }
  }
  return [
    ...[...routes]
      .filter((route) => !FOUND_BY_NOBODY.has(route))
      .map((route) => pageAt(route, alternates(route, undefined, among))),
    ...(project.pages ?? [])
      .filter(({ name }) => !isRouteKey(name))
      .map((page) => pageAt(page.name, sitePageAlternates(page, among))),
    ...news.map((row) => ({
      alternates: datedAlternates('news', row, { project }),
      lastmod: ofNews[row.id],
      images: imagesOf(row),
    })),
    ...events.data.map((row) => ({
      alternates: datedAlternates('event', row, { project }),
      lastmod: ofEvents[row.id],
      images: imagesOf(row),
    })),
    ...branches.data.map(({ id, slug }) => ({
      alternates: alternates('branches', encodeURIComponent(slug), among),
      lastmod: ofBranches[id],
    })),
    ...brands.data.flatMap(({ id, slug, type }) =>
      type && isRouteKey(type.type) && hasBrandPages(type.type)
        ? [{ alternates: alternates(type.type, encodeURIComponent(slug), among), lastmod: ofBrands[id] }]
        : [],
    ),
    ...(hasProducts ? [{ alternates: storeAlternates({ page: 'list' }, storeRoots(project), among) }] : []),
    ...(hasProducts ? await categoryLists(sdk, project) : []),
  ]
}

/** The store's list of each category that has goods, by the category's address in each language. */
async function categoryLists(sdk: Sdk, project: ProjectRow): Promise<SitemapPage[]> {
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
  const shown = categories.filter(({ id }) => counts.get(id))
  const changes = await changesOf(sdk, 'ecommerce_category', shown)
  return shown.map((category) => ({
    lastmod: changes[category.id],
    alternates: storeAlternates({ page: 'list' }, storeRoots(project), languagesOf(project)).map(
      ({ language, path }) => {
        const filters = { ...emptyFilters, category: slugIn(category, language) }
        return { language, path: `${path}?${listQuery({ ...emptyListContext, filters })}` }
      },
    ),
  }))
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

const PRODUCT_FIELDS = [
  'id',
  'slug',
  'translations.language',
  'translations.slug',
  'images.sort',
  'images.file.id',
  'images.file.hash',
  'images.file.width',
  'images.file.type',
] as const

/** The most products of one call. */
const PER_CALL = 500

async function productPages(sdk: Sdk, project: ProjectRow, part: number): Promise<SitemapPage[]> {
  const calls = PRODUCTS_PER_FILE / PER_CALL
  const pages: SitemapPage[] = []
  for (let page = (part - 1) * calls + 1; page <= part * calls; page++) {
    const { data } = await sdk.items('ecommerce_product').read({
      filter: { 'project.domain': project.domain, status: 'published' },
      fields: PRODUCT_FIELDS,
      sort: ['id'],
      limit: PER_CALL,
      page,
    })
    const changes = await changesOf(sdk, 'ecommerce_product', data)
    pages.push(
      ...data.map((row) => ({
        alternates: productAlternates(row, project),
        lastmod: changes[row.id],
        images: (row.images ?? [])
          .toSorted((a, b) => (a.sort ?? 0) - (b.sort ?? 0))
          .flatMap(({ file }) => (file ? [pictureAddress(file)] : [])),
      })),
    )
    if (data.length < PER_CALL) break
  }
  return pages
}

const productAlternates = (
  product: Pick<RowOf<'ecommerce_product', typeof PRODUCT_FIELDS>, 'slug' | 'translations'>,
  project: ProjectRow,
): Alternate[] =>
  languagesOf(project).flatMap((language) => {
    const path = productPath(product, language, project)
    return path === undefined ? [] : [{ language, path }]
  })
