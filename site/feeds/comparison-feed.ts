import { basePriceText } from '#domain/money/base-price.ts'
import type { Language } from '#domain/texts/language.ts'
import { plainEuro } from './euro-text.ts'
import type { FeedItem } from './feed-items.ts'

/** The columns of idealo's file of offers; other price comparisons let a shop say which column is what. */
export const COMPARISON_HEAD = [
  'sku',
  'brand',
  'title',
  'categoryPath',
  'url',
  'eans',
  'hans',
  'description',
  'imageUrls',
  'price',
  'formerPrice',
  'basePrice',
  'deliveryTime',
  'deliveryCosts',
  'used',
] as const

const LONGEST_DESCRIPTION = 1000

/** An article as a line of that file. What is sold out is left out: such offers are not shown. */
export function comparisonLine(item: FeedItem, deliveryTime: string, language: Language): string[] | undefined {
  const { offer, content } = item
  if (offer.state === 'out_of_stock') return undefined
  return [
    item.reference ?? item.id,
    item.brand ?? '',
    item.name,
    item.category ?? '',
    item.url,
    item.gtin ?? '',
    item.reference ?? '',
    item.description.slice(0, LONGEST_DESCRIPTION),
    item.images.join(';'),
    plainEuro(offer.cents),
    offer.lowest === undefined ? '' : plainEuro(offer.lowest),
    (content && basePriceText(offer.cents, content, language)) ?? '',
    deliveryTime,
    offer.shipping[0] ? plainEuro(offer.shipping[0].cents) : '',
    item.isUsed ? 'true' : 'false',
  ]
}
