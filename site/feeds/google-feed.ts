import { daysAfter, germanDay } from '#domain/hours/calendar-day.ts'
import { escapeXml } from '#domain/texts/escape-xml.ts'
import { euroText } from './euro-text.ts'
import type { FeedItem } from './feed-items.ts'
import { element, type XmlParts } from './xml.ts'

/** The most pictures besides the first, and the longest title, in characters. */
const MORE_PICTURES = 10
const LONGEST_TITLE = 150

/** Days that are told for goods bought to order whose time is in words that name none. */
const UNKNOWN_DAYS = 30

const CONDITIONS = { true: 'used', false: 'new' } as const

/** Units as Google calls them. */
const UNITS = { ml: 'ml', l: 'l', g: 'g', kg: 'kg', cm: 'cm', m: 'm', m2: 'sqm' } as const

/** What a price is told for: the unit that the page's base price has (§ 4 PAngV). */
const BASES = { ml: '1 l', l: '1 l', g: '1 kg', kg: '1 kg', cm: '1 m', m: '1 m', m2: '1 sqm' } as const

/** An article as Google's product data name it; Microsoft and Meta read the same. `now` says when goods bought to order are there. */
export function googleItem(item: FeedItem, now: Date): string {
  const { offer, content, images } = item
  const [picture, ...others] = images
  const parts: XmlParts = [
    ['g:id', item.id],
    ['g:item_group_id', item.group],
    ['g:title', item.name.slice(0, LONGEST_TITLE)],
    ['g:description', item.description || item.name],
    ['g:link', item.url],
    ['g:image_link', picture],
    ...others.slice(0, MORE_PICTURES).map((address) => ['g:additional_image_link', address] as const),
    ['g:availability', offer.state],
    ['g:availability_date', offer.state === 'backorder' ? dayOf(item, now) : undefined],
    ['g:condition', CONDITIONS[`${item.isUsed}`]],
    ['g:price', euroText(offer.lowest ?? offer.cents)],
    ['g:sale_price', offer.lowest === undefined ? undefined : euroText(offer.cents)],
    ['g:brand', item.brand],
    ['g:gtin', item.gtin],
    ['g:mpn', item.reference],
    ['g:identifier_exists', item.gtin || (item.brand && item.reference) ? undefined : 'no'],
    ['g:product_type', item.category],
    ['g:color', item.traits.color],
    ['g:material', item.traits.material],
    ['g:size', item.traits.size],
    ['g:size_system', item.hasRingSize ? 'EU' : undefined],
    ['g:unit_pricing_measure', content && `${content.amount} ${UNITS[content.unit]}`],
    ['g:unit_pricing_base_measure', content && BASES[content.unit]],
  ]
  const shipping = offer.shipping.map(({ country, cents, days }) =>
    element('g:shipping', [
      ['g:country', country],
      ['g:price', euroText(cents)],
      ['g:min_handling_time', offer.handling && String(Math.floor(offer.handling.least))],
      ['g:max_handling_time', offer.handling && String(Math.ceil(offer.handling.most))],
      // As on the page: a way without the time before it would be no delivery time.
      ['g:min_transit_time', offer.handling && String(days)],
      ['g:max_transit_time', offer.handling && String(days)],
    ]),
  )
  return element('item', parts, shipping.join(''))
}

const dayOf = ({ offer }: FeedItem, now: Date) =>
  daysAfter(germanDay(now), Math.ceil(offer.handling?.most ?? UNKNOWN_DAYS))

/** The whole feed as RSS 2.0. */
export const googleFeed = (items: readonly string[], { title, link }: { title: string; link: string }): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>${[
    ['title', title],
    ['link', link],
    ['description', title],
  ]
    .map(([name = '', text = '']) => `<${name}>${escapeXml(text)}</${name}>`)
    .join('')}
${items.join('\n')}
</channel>
</rss>
`

/** What lies in the houses, as Google's local inventory: a line for each article and branch that has pieces of it. */
export function localItems(item: FeedItem, codes: ReadonlyMap<number, string>, showPieces: boolean): string[] {
  return [...item.pieces].flatMap(([branch, pieces]) => {
    const code = codes.get(branch)
    if (code === undefined) return []
    return [
      element('item', [
        ['g:store_code', code],
        ['g:id', item.id],
        ['g:availability', pieces > 0 ? 'in_stock' : 'out_of_stock'],
        ['g:quantity', showPieces ? String(pieces) : undefined],
        ['g:price', euroText(item.offer.cents)],
      ]),
    ]
  })
}
