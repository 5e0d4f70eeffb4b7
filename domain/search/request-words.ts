import { foldText } from '../texts/fold-text.ts'
import type { Language } from '../texts/language.ts'

/** What a visitor asks for: words, and what it may cost in cents. */
export interface SearchRequest {
  /** Folded words that goods must answer to; empty when only a price was named. */
  readonly words: readonly string[]
  readonly priceFrom: number | undefined
  readonly priceTo: number | undefined
}

/** Words that say nothing about goods. */
const SILENT: Readonly<Record<Language, string>> = {
  de: 'der die das den dem des ein eine einen einem einer und oder mit ohne fur zur zum zu von vom in im an am auf aus bei ich wir suche suchen mochte kaufen gibt es haben sie mein meine meinen meiner etwas was schone schoner schones schon online shop aller mm wann was wie kann konnen man machen lassen brauche ist sind ihr euch',
  en: 'the a an and or with without for to of in on at from my your his i we am looking want buy do you have some something nice online shop when how what is are can get my me make made please',
  fr: 'le la les l un une des du de d et ou avec sans pour a au aux en sur dans mon ma mes je nous cherche veux acheter avez vous quelque chose joli jolie en ligne boutique quand comment est sont peut faire besoin vos votre',
}

const AMOUNT = String.raw`(?:€|eur)?\s*(\d{1,6}(?:[.,]\d{3})*(?:[.,]\d{1,2})?)\s*(?:€|euros?|eur)?`

interface PriceWords {
  readonly to: string
  readonly from: string
  readonly between: readonly [string, string]
}

const PRICES: Readonly<Record<Language, PriceWords>> = {
  de: {
    to: 'unter|bis(?: zu)?|maximal|max|hochstens|weniger als',
    from: 'uber|ab|mindestens|mehr als',
    between: ['zwischen|von', 'und|bis'],
  },
  en: {
    to: 'under|below|up to|less than|max(?:imum)?|at most',
    from: 'over|above|from|more than|at least',
    between: ['between|from', 'and|to'],
  },
  fr: {
    to: 'moins de|jusqu.a|maximum|max|sous',
    from: 'plus de|a partir de|au moins|des',
    between: ['entre|de', 'et|a'],
  },
}

/** Cents of an amount as people write it: 1.299,50 and 1,299.50 and 200. */
function centsIn(text: string): number {
  const decimals = /[.,](\d{1,2})$/.exec(text)
  const whole = decimals ? text.slice(0, -decimals[0].length) : text
  return Number(whole.replace(/\D/g, '')) * 100 + Number((decimals?.[1] ?? '').padEnd(2, '0'))
}

/**
 * Takes apart what a visitor typed: “Ring unter 200 €” asks for rings that cost at most 200 euro. A number alone is no price: it may be a
 * reference, a size or a fineness. What says nothing about goods is left out, unless nothing else was said.
 */
export function readSearchRequest(text: string, language: Language): SearchRequest {
  const { to, from, between } = PRICES[language]
  let rest = ` ${foldText(text)} `
  let priceFrom: number | undefined
  let priceTo: number | undefined
  const take = (pattern: string, found: (amounts: readonly number[]) => void) => {
    const [whole, ...amounts] = new RegExp(String.raw`(?<=\s)${pattern}(?=[\s?!.,])`).exec(rest) ?? []
    if (whole === undefined) return
    found(amounts.map(centsIn))
    rest = rest.replace(whole, ' ')
  }
  take(String.raw`(?:${between[0]})\s+${AMOUNT}\s+(?:${between[1]})\s+${AMOUNT}`, (amounts) => {
    priceFrom = Math.min(...amounts)
    priceTo = Math.max(...amounts)
  })
  if (priceTo === undefined)
    take(String.raw`(?:${to})\s+${AMOUNT}`, ([amount]) => {
      priceTo = amount
    })
  if (priceFrom === undefined)
    take(String.raw`(?:${from})\s+${AMOUNT}`, ([amount]) => {
      priceFrom = amount
    })
  const all = rest.match(/[\p{L}\p{N}]+/gu) ?? []
  const silent = new Set(SILENT[language].split(' '))
  const meaningful = all.filter((word) => !silent.has(word))
  const hasPrice = priceFrom !== undefined || priceTo !== undefined
  return { words: meaningful.length > 0 || hasPrice ? meaningful : all, priceFrom, priceTo }
}
