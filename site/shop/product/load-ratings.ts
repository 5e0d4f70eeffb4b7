import type { RowOf } from '#contract/model/row-of.ts'
import { lazyBerlinFormat } from '#domain/company/berlin-format.ts'
import { longDay } from '#domain/company/long-day.ts'
import type { RatingSummary } from '#domain/goods/product-selection.ts'
import { isLanguage, localeOf } from '#domain/texts/language.ts'
import { perLanguage } from '#domain/texts/per-language.ts'
import type { PageRequest } from '../../data/page-request.ts'
import type { RatingsView, RatingView } from './product-view.ts'

type RatingRow = RowOf<'ecommerce_product_rating', ['*']>

/** Ratings that a page shows; the others only count. */
const SHOWN = 50

const MOST_PER_CALL = 500

/** The ratings of a product as its page knows them; `summary` is missing while there are none. */
export type LoadedRatings = RatingsView & { summary?: RatingSummary }

/** The published ratings of a product (SPEC 7): how many, their average, and the newest. */
export async function loadRatings(request: PageRequest, product: number): Promise<LoadedRatings> {
  const ratings = request.sdk.items('ecommerce_product_rating')
  const filter = { 'product.id': product }
  const { data, meta } = await ratings.read({
    filter,
    sort: ['-created_on', '-id'],
    limit: SHOWN,
    meta: ['filter_count'],
  })
  const total = meta?.filter_count ?? data.length
  const stars = data.map(({ rating }) => rating)
  if (total > data.length) {
    stars.length = 0
    for (let page = 1; page <= Math.ceil(total / MOST_PER_CALL); page += 1) {
      const more = await ratings.read({ filter, fields: ['rating'], sort: ['id'], limit: MOST_PER_CALL, page })
      stars.push(...more.data.map(({ rating }) => rating))
    }
  }
  const summary = summaryOf(stars)
  return {
    summary,
    average: summary && averageText(summary.average, request),
    list: data.map((row) => ratingView(row, request)),
  }
}

function summaryOf(stars: readonly number[]): RatingSummary | undefined {
  const count = stars.length
  return count > 0 ? { count, average: stars.reduce((sum, value) => sum + value, 0) / count } : undefined
}

const averageText = (average: number, { language }: PageRequest) => averagesIn(language).format(average)

const averagesIn = perLanguage(
  (language) => new Intl.NumberFormat(localeOf[language], { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
)

// Sweden writes days as machines do.
const machineDay = lazyBerlinFormat('sv-SE')

function ratingView(row: RatingRow, { language }: PageRequest): RatingView {
  const { id, rating, name, title, text, shop_answer, verified, created_on } = row
  const created = new Date(created_on)
  return {
    id,
    report: `/ecom/rating/report?rating=${id}&language=${language}`,
    stars: rating,
    name,
    title: title || undefined,
    text: text || undefined,
    lang: isLanguage(row.language) && row.language !== language ? row.language : undefined,
    answer: shop_answer || undefined,
    verified,
    date: longDay(created, language),
    day: machineDay().format(created),
  }
}
