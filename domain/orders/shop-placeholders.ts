import { formatMoney } from '../money/money.ts'
import { paymentMethods } from '../money/payment-methods.ts'
import { smallBusinessLabel } from '../money/tax-mode.ts'
import { semicolonIn } from '../texts/colon.ts'
import type { Language } from '../texts/language.ts'
import { paymentPlaceText } from './payment-places.ts'
import { placeholderWords } from './placeholder-words.ts'
import type { ShopTerms } from './shop-terms.ts'
import { daysOnTop } from './usual-shipping.ts'

type Values = (terms: ShopTerms, language: Language) => string | readonly string[]

const limitText = (most: number | null, language: Language): string => {
  const { upTo, noLimit } = placeholderWords[language]
  return most === null ? noLimit : upTo(formatMoney(most, language))
}

const priceText = (cents: number, language: Language): string =>
  cents === 0 ? placeholderWords[language].free : formatMoney(cents, language)

const shippingLines: Values = ({ shippings, countries: [first] }, language) => {
  const { longer, goodsFrom, goodsUpTo } = placeholderWords[language]
  return shippings.map((way) => {
    const { name, cents, isCollection, least, most } = way
    const countries = isCollection ? [] : way.countries
    const days = daysOnTop(shippings, first, way)
    const where = countries.length > 0 ? ` (${countries.join(', ')})` : ''
    const facts = [
      priceText(cents, language),
      days > 0 ? longer(days) : '',
      least ? goodsFrom(formatMoney(least, language)) : '',
      most === null ? '' : goodsUpTo(formatMoney(most, language)),
    ]
    return `${name}${where}${placeholderWords[language].colon} ${facts.filter(Boolean).join(', ')}`
  })
}

const paymentLines: Values = ({ payments, cashLimit, ...ways }, language) => {
  const { ordersFrom, ordersUpTo, colon } = placeholderWords[language]
  return payments.map(({ id, least, most }) => {
    const cash = id === paymentMethods.cash_on_collection.id ? cashLimit : null
    const bound = most === null ? cash : cash === null ? most : Math.min(cash, most)
    const facts = [
      least ? ordersFrom(formatMoney(least, language)) : '',
      bound === null ? '' : ordersUpTo(formatMoney(bound, language)),
    ].filter(Boolean)
    const name = paymentPlaceText(ways, id, language)
    return facts.length > 0 ? `${name}${colon} ${facts.join(', ')}` : name
  })
}

const isCollectedOnly = (shippings: ShopTerms['shippings']): boolean =>
  shippings.length > 0 && shippings.every(({ isCollection }) => isCollection)

/** The settings that editors name in their texts, as `{{versandarten}}`: what stands there is always what orders are made under. */
const placeholders = {
  versandarten: shippingLines,
  lieferlaender: ({ countries, shippings }: ShopTerms, language: Language) =>
    isCollectedOnly(shippings) ? placeholderWords[language].noDelivery : countries.join(', '),
  zahlungsarten: paymentLines,
  geschenkverpackung: ({ wrapPrice }: ShopTerms, language: Language) =>
    wrapPrice === null ? placeholderWords[language].notOffered : priceText(wrapPrice, language),
  vorkasse_tage: ({ prepaymentDays }: ShopTerms, language: Language) => placeholderWords[language].days(prepaymentDays),
  annahme_tage: ({ acceptanceDays }: ShopTerms, language: Language) => placeholderWords[language].days(acceptanceDays),
  rechnung_bis: ({ payments }: ShopTerms, language: Language) =>
    limitText(payments.find(({ id }) => id === paymentMethods.invoice.id)?.most ?? null, language),
  umsatzsteuer: ({ isSmallBusiness }: ShopTerms, language: Language) =>
    isSmallBusiness ? smallBusinessLabel[language] : placeholderWords[language].withVat,
  bar_bis: ({ cashLimit }: ShopTerms, language: Language) => limitText(cashLimit, language),
} as const satisfies Record<string, Values>

export type ShopPlaceholder = keyof typeof placeholders

export const shopPlaceholders = Object.keys(placeholders) as ShopPlaceholder[]

const isPlaceholder = (name: string): name is ShopPlaceholder => Object.hasOwn(placeholders, name)

const NAMED = /\{\{([^{}]*)\}\}/g

/** What an editor has marked as a placeholder in a text and is none; empty where all is well. */
export const unknownPlaceholders = (html: string): string[] =>
  [...html.matchAll(NAMED)].map(([, name = '']) => name.trim()).filter((name) => !isPlaceholder(name))

export const hasPlaceholders = (html: string): boolean => html.search(NAMED) >= 0

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/**
 * An editor's HTML with the shop's settings in place of its placeholders. One that stands alone in a paragraph and has several lines
 * becomes a list; inside a sentence they follow each other. What is unknown stays as it was written.
 */
export function withSettings(html: string, terms: ShopTerms, language: Language): string {
  const textOf = (name: string) => (isPlaceholder(name) ? placeholders[name](terms, language) : undefined)
  const lists = html.replace(/<p>\s*\{\{([^{}]*)\}\}\s*<\/p>/g, (whole, name: string) => {
    const lines = textOf(name.trim())
    if (!Array.isArray(lines)) return whole
    return `<ul>\n${lines.map((line) => `<li>${escaped(String(line))}</li>`).join('\n')}\n</ul>`
  })
  return lists.replace(NAMED, (whole, name: string) => {
    const value = textOf(name.trim())
    return value === undefined ? whole : escaped(typeof value === 'string' ? value : value.join(semicolonIn[language]))
  })
}
