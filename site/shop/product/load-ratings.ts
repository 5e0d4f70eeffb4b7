import type { RowOf } from '#contract/model/row-of.ts'
import { isLanguage, localeOf } from '#domain/texts/language.ts'
import { perLanguage } from '#domain/texts/per-language.ts'
import type { PageRequest } from '../../data/page-request.ts'
import type { RatingsView, RatingView } from './product-view.ts'

type RatingRow = RowOf<'ecommerce_product_rating', ['*']>

/** Ratings that a page shows; the others only count. */
const SHOWN = 50

const MOST_PER_CALL = 500

/** Where the shops are. */
const TIME_ZONE = 'Europe/Berlin'

/** The published ratings of a product (SPEC 7): their counts by stars, the average, and the newest. */
export async function loadRatings(request: PageRequest, product: number): Promise<RatingsView> {
  const ratings = request.sdk.items('ecommerce_product_rating')
  const filter = { 'product.id': product }
  const { data, meta } = await ratings.read({
    filter,
    sort: ['-created_on', '-id'],
    limit: SHOWN,
    meta: ['filter_count'],
  })
  const total = meta?.filter_count ?? data.length
  const counts = [0, 0, 0, 0, 0]
  const count = (rows: readonly Pick<RatingRow, 'rating'>[]) => {
    for (const { rating } of rows) counts[rating - 1] = (counts[rating - 1] ?? 0) + 1
  }
  if (total <= data.length) count(data)
  else
    for (let page = 1; page <= Math.ceil(total / MOST_PER_CALL); page += 1)
      count((await ratings.read({ filter, fields: ['rating'], sort: ['id'], limit: MOST_PER_CALL, page })).data)
  return { counts, average: averageText(counts, request), list: data.map((row) => ratingView(row, request)) }
}

function averageText(counts: readonly number[], { language }: PageRequest): string | undefined {
  const total = counts.reduce((sum, value) => sum + value, 0)
  if (total === 0) return undefined
  const average = counts.reduce((sum, value, index) => sum + value * (index + 1), 0) / total
  return new Intl.NumberFormat(localeOf[language], { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    average,
  )
}

const formatsOf = perLanguage((language) => ({
  date: new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'long', timeZone: TIME_ZONE }),
  // Sweden writes days as machines do.
  day: new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE }),
}))

function ratingView(row: RatingRow, { language }: PageRequest): RatingView {
  const { id, rating, name, title, text, shop_answer, verified, created_on } = row
  const created = new Date(created_on)
  const formats = formatsOf(language)
  return {
    id,
    stars: rating,
    name,
    title: title || undefined,
    text: text || undefined,
    lang: isLanguage(row.language) && row.language !== language ? row.language : undefined,
    answer: shop_answer || undefined,
    verified,
    date: formats.date.format(created),
    day: formats.day.format(created),
  }
}
