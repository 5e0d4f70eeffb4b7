import { foldedWords, foldText } from '../texts/fold-text.ts'
import type { Language } from '../texts/language.ts'
import { spellMeasures } from './measures.ts'

/** What a visitor asks for: words, and what it may cost in cents. */
export interface SearchRequest {
  /** Folded words that goods must answer to; empty when only a price was named. */
  readonly words: readonly string[]
  readonly priceFrom: number | undefined
  readonly priceTo: number | undefined
  /** What it should cost roughly, in cents. */
  readonly priceNear?: number
  /** The word that says what the goods are, where the way in which it is said tells: the ring of “ring with sapphire”. */
  readonly head?: string
  /** Whether what costs least is wanted first. */
  readonly isCheap?: true
}

/** Words that say nothing about goods. */
const SILENT: Readonly<Record<Language, string>> = {
  de: 'der die das den dem des ein eine einen einem einer und oder mit ohne fur zur zum zu von vom in im an am auf aus bei ich wir suche suchen mochte kaufen gibt es haben sie mein meine meinen meiner etwas was schone schoner schones schon online shop aller mm bis wann was wie kann konnen man machen lassen brauche ist sind ihr euch',
  en: 'the a an and or with without for to of in on at from my your his i we am looking want buy do you have some something nice online shop when how what is are can get my me make made please',
  fr: 'le la les l un une des du de d et ou avec sans pour a au aux en sur dans mon ma mes je nous cherche veux acheter avez vous quelque chose joli jolie en ligne boutique quand comment est sont peut faire besoin vos votre',
}

const NUMBER = String.raw`(\d{1,6}(?:[.,]\d{3})*(?:[.,]\d{1,2})?)`
const CURRENCY = '(?:€|euros?|eur)'
/** A sum of money; a number of metres, millimetres or carats is none. */
const AMOUNT = String.raw`${CURRENCY}?\s*${NUMBER}\s*${CURRENCY}?(?!\s*(?:mm|cm|m|meter|metres?|bar|atm|karat|carats?|ct|k)(?![\p{L}\p{N}]))`
/** One that names its currency, and so needs no word that says so. */
const MONEY = String.raw`(?:${CURRENCY}\s*${NUMBER}|${NUMBER}\s*${CURRENCY})`

interface PriceWords {
  readonly to: string
  readonly from: string
  readonly between: readonly [string, string]
  readonly around: string
  /** What may stand before a sum that is at hand: a watch for 500 euros. */
  readonly at: string
  /** Words by which the cheapest is wanted. */
  readonly cheap: string
  /** Between goods and what they are to have. */
  readonly having?: string
}

const PRICES: Readonly<Record<Language, PriceWords>> = {
  de: {
    to: 'unter|bis(?: zu)?|maximal|max|hochstens|weniger als',
    from: 'uber|ab|mindestens|mehr als',
    between: ['zwischen|von', 'und|bis'],
    around: 'um(?: die)?|ca|circa|etwa|rund|ungefahr',
    at: 'fur',
    cheap: '(?:gunstig|billig|preiswert)(?:e[rsmn]?|ste[rn]?)?',
    having: 'mit',
  },
  en: {
    to: 'under|below|up to|less than|max(?:imum)?|at most',
    from: 'over|above|from|more than|at least',
    between: ['between|from', 'and|to'],
    around: 'around|about|roughly|circa|ca',
    at: 'for|at',
    cheap: 'cheap(?:est)?|affordable|inexpensive',
    having: 'with',
  },
  fr: {
    to: 'moins de|jusqu.a|maximum|max|sous',
    from: 'plus de|a partir de|au moins|des',
    between: ['entre|de', 'et|a'],
    around: 'autour de|environ|aux alentours de|vers',
    at: 'pour|a',
    cheap: 'pas chere{0,1}s{0,1}|bon marche|abordables{0,1}',
  },
}

/** Cents of an amount as people write it: 1.299,50 and 1,299.50 and 200. */
function centsIn(text: string): number {
  const decimals = /[.,](\d{1,2})$/.exec(text)
  const whole = decimals ? text.slice(0, -decimals[0].length) : text
  return Number(whole.replace(/\D/g, '')) * 100 + Number((decimals?.[1] ?? '').padEnd(2, '0'))
}

/** What a folded text says about money, and what is left of it. */
function readPrice(text: string, language: Language) {
  const { to, from, between, around, at, cheap } = PRICES[language]
  let rest = text
  let priceFrom: number | undefined
  let priceTo: number | undefined
  let priceNear: number | undefined
  const take = (pattern: string, found: (amounts: readonly number[]) => void): boolean => {
    const [whole, ...amounts] = new RegExp(String.raw`(?<=\s)${pattern}(?=[\s?!.,])`, 'u').exec(rest) ?? []
    if (whole === undefined) return false
    found(amounts.flatMap((amount) => (amount === undefined ? [] : [centsIn(amount)])))
    rest = rest.replace(whole, ' ')
    return true
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
  const isOpen = priceFrom === undefined && priceTo === undefined
  if (isOpen)
    take(String.raw`(?:${around})\.?\s+(?=\S*\d\d)${AMOUNT}`, ([amount]) => {
      priceNear = amount
    })
  if (isOpen && priceNear === undefined)
    take(String.raw`(?:(?:${at})\s+)?${MONEY}`, ([amount]) => {
      priceTo = amount
    })
  const isCheap = take(`(?:${cheap})`, () => {})
  return { rest, priceFrom, priceTo, priceNear, isCheap }
}

/** The last word before what the goods are to have; French names the goods first. */
function headOf(rest: string, words: readonly string[], language: Language): string | undefined {
  if (words.length < 2) return undefined
  if (language === 'fr') return words[0]
  const [before, after] = rest.split(` ${PRICES[language].having} `)
  if (before === undefined || after === undefined) return undefined
  return words.findLast((word) => foldedWords(before).includes(word))
}

/**
 * Takes apart what a visitor typed: “Ring unter 200 €” asks for rings that cost at most 200 euro. A number alone is no price: it may be a
 * reference, a size or a fineness. What says nothing about goods is left out, unless nothing else was said.
 */
export function readSearchRequest(text: string, language: Language): SearchRequest {
  const { rest, priceFrom, priceTo, priceNear, isCheap } = readPrice(` ${foldText(text)} `, language)
  const all = spellMeasures(rest).match(/[\p{L}\p{N}]+/gu) ?? []
  const silent = new Set(SILENT[language].split(' '))
  const meaningful = all.filter((word) => !silent.has(word))
  const hasPrice = priceFrom !== undefined || priceTo !== undefined || priceNear !== undefined || isCheap
  const words = meaningful.length > 0 || hasPrice ? meaningful : all
  const head = headOf(rest, words, language)
  const rough = priceNear === undefined ? {} : { priceNear }
  return { words, priceFrom, priceTo, ...rough, ...(head ? { head } : {}), ...(isCheap ? { isCheap } : {}) }
}
