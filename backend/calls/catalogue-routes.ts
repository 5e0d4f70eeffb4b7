import { Hono } from 'hono'
import { collectionOf } from '#contract/model/model.ts'
import { type FacetsData, type FacetsMeta, foundProductFields, type SearchMeta } from '#contract/wire/catalogue.ts'
import { euroOf } from '#domain/money/money.ts'
import { searchMaxLength, searchTerm } from '#domain/paths/page-query.ts'
import type { Catalogues } from '../catalogue/catalogues.ts'
import { readLanguage, readListQuery, wholeNumber } from '../catalogue/list-query.ts'
import { PLACE_SOURCES } from '../catalogue/places/place-search.ts'
import type { Database } from '../db/database.ts'
import { Fault } from '../fault.ts'
import { jsonText } from '../http/answer.ts'
import type { Variables } from '../http/context.ts'
import { publicAccess } from '../items/access.ts'
import { readItemsById } from '../items/read.ts'
import { TAGS_HEADER } from '../items/tags.ts'

/** What the answers are made of, for whoever keeps them until one of it changes. */
const MADE_OF = [
  'ecommerce_product',
  'ecommerce_category',
  'ecommerce_manufacturer',
  'ecommerce_attribute_group',
  'ecommerce_tag',
  'ecommerce_search_word',
  'files',
]

const tagged = (project: number, body: object, madeOf: readonly string[] = MADE_OF): Response =>
  jsonText(JSON.stringify({ ...body, public: true }), { [TAGS_HEADER]: [project, ...madeOf].join(' ') })

const MOST_SUGGESTIONS = 20
const SUGGESTIONS = 8

/**
 * `GET /ecom/facets`: the products of a list page by their ids, and how many products each facet value would leave.
 * `GET /ecom/search`: products by what a visitor types. Both of one project, published products only; money in euro.
 */
export function catalogueRoutes(db: Database, all: Catalogues): Hono<Variables> {
  return new Hono<Variables>()
    .get('/facets', async ({ req, var: { caller } }) => {
      const query = readListQuery(new URL(req.raw.url).searchParams)
      const { id: project } = await caller.project()
      const catalogue = await all.of(project)
      const { ids, count, facets } = await catalogue.list(query)
      const { price } = facets
      return tagged(project, {
        data: {
          products: ids,
          ...facets,
          price: price && { min: euroOf(price.min), max: euroOf(price.max) },
        } satisfies FacetsData,
        meta: {
          result_count: ids.length,
          filter_count: count,
          limit: query.limit,
          offset: query.offset,
          page: query.page,
          page_count: query.limit > 0 ? Math.max(1, Math.ceil(count / query.limit)) : 1,
        } satisfies FacetsMeta,
      })
    })
    .get('/search', async ({ req, var: { caller } }) => {
      const { searchParams } = new URL(req.raw.url)
      for (const name of searchParams.keys())
        if (!['q', 'language', 'limit'].includes(name))
          throw new Fault('invalid', `The parameter "${name.slice(0, 80)}" is not known`)
      if ((searchParams.get('q') ?? '').length > searchMaxLength)
        throw new Fault('invalid', `q must have at most ${searchMaxLength} characters`)
      const language = readLanguage(searchParams.get('language'))
      const limit = wholeNumber(searchParams, 'limit', 1, MOST_SUGGESTIONS) ?? SUGGESTIONS
      const { id: project } = await caller.project()
      const catalogue = await all.of(project)
      const term = searchTerm(searchParams)
      const [ids, pages] = [await catalogue.search(term, language), await catalogue.places(term, language)]
      const products = await readItemsById(
        db,
        publicAccess(project),
        collectionOf('ecommerce_product'),
        ids.slice(0, limit),
        {
          fields: foundProductFields,
          filter: [],
          sort: [],
          meta: [],
          limit: undefined,
          page: undefined,
          single: undefined,
        },
      )
      const meta: SearchMeta = { result_count: Math.min(ids.length, limit), filter_count: ids.length, pages }
      return tagged(project, { data: products.data, meta }, [...MADE_OF, ...PLACE_SOURCES])
    })
}
