import MiniSearch, { type Query } from 'minisearch'
import { foldText } from '#domain/texts/fold-text.ts'
import type { Language } from '#domain/texts/language.ts'
import type { Labels, Names } from './labels.ts'
import type { ProductFacts } from './product-facts.ts'

/** Finds products by what visitors type. */
export interface SearchIndex {
  add(product: ProductFacts, labels: Labels): void
  remove(id: number): void
  /** The ids of the products found, the best first. */
  search(text: string): number[]
}

type Document = { id: number; name: string; brand: string; reference: string; kind: string; attributes: string }

const FIELDS = ['name', 'brand', 'reference', 'kind', 'attributes'] as const
const BOOST = { name: 4, reference: 4, brand: 3, kind: 2, attributes: 1 }

/** A compound that ends in the word counts less than the word itself, however rare it is. */
const COMPOUND_BOOST = { name: 0.8, reference: 0, brand: 0.5, kind: 0.8, attributes: 0.3 }

/** Words of a query that are looked at. */
const MOST_WORDS = 8
/** Letters from which on a word may be mistyped: of fewer, another one makes too often another word (Grün, grau). */
const FUZZY_FROM = 5
/** Letters from which on a word may be the end of a longer one. */
const COMPOUND_FROM = 4
/** Compound words that one word may stand for the end of. */
const MOST_COMPOUNDS = 30

const wordsOf = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** A reference number as it is compared: TW-40-BL, tw 40 bl and TW40BL are one. */
const codeOf = (text: string): string => wordsOf(text).join('')

/** Letters and digits from which on a text is taken for the beginning of a reference number. */
const CODE_FROM = 3

/** What of a product can be searched for in a language. */
function documentOf(product: ProductFacts, labels: Labels, language: Language): Document {
  const { category, manufacturer, subcategories, attributes, tags, names, references } = product
  const called = (found: { names: Names } | undefined) => found?.names[language] ?? ''
  const join = (texts: readonly string[]) => [...new Set(texts.flatMap(wordsOf))].join(' ')
  return {
    id: product.id,
    name: join([names[language]]),
    brand: join([labels.manufacturers.get(manufacturer ?? -1) ?? '']),
    reference: join(references),
    kind: join([
      called(labels.categories.get(category ?? -1)),
      ...subcategories.map((id) => called(labels.subcategories.get(id))),
      ...tags.map((id) => labels.tags.get(id) ?? ''),
    ]),
    attributes: join(attributes.map((id) => called(labels.attributes.get(id)))),
  }
}

/** An empty index of a language; texts are compared folded (domain/texts/fold-text.ts). */
export function searchIndex(language: Language): SearchIndex {
  const vocabulary = new Set<string>()
  const codes = new Map<number, readonly string[]>()
  const index = new MiniSearch<Document>({
    fields: [...FIELDS],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term || null,
    searchOptions: { boost: BOOST, combineWith: 'AND', weights: { prefix: 0.7, fuzzy: 0.35 } },
    autoVacuum: { minDirtCount: 200, minDirtFactor: 0.1, batchSize: 500, batchWait: 20 },
  })

  /** A word stands for itself, its beginnings and misspellings, and for compounds that end in it: Kette finds Halskette. */
  function queryFor(word: string): Query {
    const compounds: string[] = []
    if (word.length >= COMPOUND_FROM) {
      for (const known of vocabulary) {
        if (known.length > word.length && known.endsWith(word)) compounds.push(known)
        if (compounds.length === MOST_COMPOUNDS) break
      }
    }
    return {
      combineWith: 'OR',
      queries: [
        {
          queries: [word],
          prefix: word.length > 1,
          fuzzy: word.length >= FUZZY_FROM && !/\d/.test(word) ? 0.2 : false,
        },
        ...(compounds.length > 0 ? [{ queries: compounds, boost: COMPOUND_BOOST }] : []),
      ],
    }
  }

  /** Products whose reference number begins like this, the whole one first. */
  function byReference(code: string): number[] {
    if (code.length < CODE_FROM || !/\d/.test(code)) return []
    const whole: number[] = []
    const byStart: number[] = []
    for (const [id, own] of codes) {
      if (own.includes(code)) whole.push(id)
      else if (own.some((one) => one.startsWith(code))) byStart.push(id)
    }
    return [...whole, ...byStart]
  }

  return {
    add(product, labels) {
      const entry = documentOf(product, labels, language)
      for (const field of FIELDS) for (const word of entry[field].split(' ')) if (word) vocabulary.add(word)
      index.add(entry)
      if (product.references.length > 0) codes.set(product.id, product.references.map(codeOf))
    },
    remove(id) {
      if (index.has(id)) index.discard(id)
      codes.delete(id)
    },
    search(text) {
      const words = wordsOf(text).slice(0, MOST_WORDS)
      if (words.length === 0) return []
      const queries = words.map(queryFor)
      const all = index.search({ combineWith: 'AND', queries })
      const known = byReference(words.join(''))
      const isFound = all.length > 0 || known.length > 0 || words.length === 1
      const found = isFound ? all : index.search({ combineWith: 'OR', queries })
      return [...new Set([...known, ...found.map(({ id }) => id as number)])]
    },
  }
}
