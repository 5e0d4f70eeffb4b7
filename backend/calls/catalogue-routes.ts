import { Hono } from 'hono'
import { collectionOf } from '#contract/model/model.ts'
import { type FacetsData, type FacetsMeta, foundProductFields, type SearchMeta } from '#contract/wire/catalogue.ts'
import { DATED_BY_CHANGES, type DatedByChanges, MOST_DATED } from '#contract/wire/last-changes.ts'
import { PRODUCT_CARD_FIELDS } from '#contract/wire/product-cards.ts'
import { euroOf } from '#domain/money/money.ts'
import { searchMaxLength, searchTerm } from '#domain/paths/page-query.ts'
import { enteredId } from '#domain/texts/entered-text.ts'
import type { Catalogues } from '../catalogue/catalogues.ts'
import { lastChanges } from '../catalogue/last-changes.ts'
import { readLanguage, readListQuery, wholeNumber } from '../catalogue/list-query.ts'
import { PLACE_SOURCES } from '../catalogue/places/place-search.ts'
import { relatedGoods } from '../catalogue/related-goods.ts'
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

const RULES = 'ecommerce_related_rule'

/** What cards of goods are made of beside the goods. */
const CARDS_OF = ['ecommerce_manufacturer', 'brand', 'files']

/** Products that may be asked about at once: as many as lines in a cart. */
const MOST_ASKED = 50

const MOST_SUGGESTIONS = 20
const SUGGESTIONS = 8

function askedIds(searchParams: URLSearchParams, parameter: string, most: number, others: readonly string[]): number[] {
  for (const name of searchParams.keys())
    if (name !== parameter && !others.includes(name))
      throw new Fault('invalid', `The parameter "${name.slice(0, 80)}" is not known`)
  const ids = (searchParams.get(parameter) ?? '').split(',').map((id) => enteredId(id))
  if (ids.length > most || ids.includes(undefined))
    throw new Fault('invalid', `${parameter} must be at most ${most} ids with commas between them`)
  return ids.filter((id) => id !== undefined)
}

/** Whether no more than ids are asked for instead of cards. */
function asksForIds(searchParams: URLSearchParams): boolean {
  const fields = searchParams.get('fields')
  if (fields !== null && fields !== 'id') throw new Fault('invalid', 'fields must be id, or left out for all of a card')
  return fields === 'id'
}

function askedDated(searchParams: URLSearchParams): DatedByChanges {
  const collection = DATED_BY_CHANGES.find((name) => name === searchParams.get('collection'))
  if (!collection) throw new Fault('invalid', `collection must be one of ${DATED_BY_CHANGES.join(', ')}`)
  return collection
}

/**
 * `GET /ecom/facets`: the products of a list page by their ids, and how many products each facet value would leave.
 * `GET /ecom/related`: what goes with products, by hand and by rule, as rows of cards, or with `fields=id` their ids alone.
 * `GET /ecom/search`: products by what a visitor types. All of one project, published products only; money in euro.
 * `GET /ecom/last-changes`: the days on which records were last changed, for sitemaps.
 */
export function catalogueRoutes(db: Database, all: Catalogues): Hono<Variables> {
  const readProducts = (project: number, ids: readonly number[], fields: readonly string[]) =>
    readItemsById(db, publicAccess(project), collectionOf('ecommerce_product'), ids, { fields })
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
    .get('/related', async ({ req, var: { caller } }) => {
      const { searchParams } = new URL(req.raw.url)
      const products = askedIds(searchParams, 'products', MOST_ASKED, ['fields'])
      const onlyIds = asksForIds(searchParams)
      const { id: project } = await caller.project()
      const ids = await relatedGoods(db, project, products)
      const { data } = await readProducts(project, ids, onlyIds ? ['id'] : PRODUCT_CARD_FIELDS)
      // Of these products alone: what fits and comes later is seen when one of them changes, or the page is made anew.
      const madeOf = [...products, ...ids].map((id) => `ecommerce_product/${id}`)
      return tagged(project, { data }, [RULES, ...(onlyIds ? [] : CARDS_OF), ...madeOf])
    })
    .get('/last-changes', async ({ req, var: { caller } }) => {
      const { searchParams } = new URL(req.raw.url)
      const collection = askedDated(searchParams)
      const ids = askedIds(searchParams, 'ids', MOST_DATED, ['collection'])
      const { id: project } = await caller.project()
      return tagged(project, { data: await lastChanges(db, { project, collection, ids }) }, [collection])
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
      const products = await readProducts(project, ids.slice(0, limit), foundProductFields)
      const meta: SearchMeta = { result_count: Math.min(ids.length, limit), filter_count: ids.length, pages }
      return tagged(project, { data: products.data, meta }, [...MADE_OF, ...PLACE_SOURCES])
    })
}
