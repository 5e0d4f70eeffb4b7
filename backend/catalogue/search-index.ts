import MiniSearch, { type Query } from 'minisearch'
import { foldText } from '#domain/fold-text.ts'
import type { Language } from '#domain/language.ts'
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

/** "TW-40-BL" is found as TW 40 BL and as TW40BL. */
const referenceWords = (reference: string): string[] => {
  const words = wordsOf(reference)
  return words.length > 1 ? [...words, words.join('')] : words
}

/** An empty index of a language; texts are compared folded (domain/fold-text.ts). */
export function searchIndex(language: Language): SearchIndex {
  const vocabulary = new Set<string>()
  const index = new MiniSearch<Document>({
    fields: [...FIELDS],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term || null,
    searchOptions: { boost: BOOST, combineWith: 'AND', weights: { prefix: 0.7, fuzzy: 0.35 } },
    autoVacuum: { minDirtCount: 200, minDirtFactor: 0.1, batchSize: 500, batchWait: 20 },
  })

  function document(product: ProductFacts, labels: Labels): Document {
    const { category, manufacturer, subcategories, attributes, tags, names, references } = product
    const called = (found: { names: Names } | undefined) => found?.names[language] ?? ''
    const join = (texts: readonly string[], words = wordsOf) => [...new Set(texts.flatMap(words))].join(' ')
    return {
      id: product.id,
      name: join([names[language]]),
      brand: join([labels.manufacturers.get(manufacturer ?? -1) ?? '']),
      reference: join(references, referenceWords),
      kind: join([
        called(labels.categories.get(category ?? -1)),
        ...subcategories.map((id) => called(labels.subcategories.get(id))),
        ...tags.map((id) => labels.tags.get(id) ?? ''),
      ]),
      attributes: join(attributes.map((id) => called(labels.attributes.get(id)))),
    }
  }

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

  return {
    add(product, labels) {
      const entry = document(product, labels)
      for (const field of FIELDS) for (const word of entry[field].split(' ')) if (word) vocabulary.add(word)
      index.add(entry)
    },
    remove(id) {
      if (index.has(id)) index.discard(id)
    },
    search(text) {
      const words = wordsOf(text).slice(0, MOST_WORDS)
      if (words.length === 0) return []
      const queries = words.map(queryFor)
      const all = index.search({ combineWith: 'AND', queries })
      const found = all.length > 0 || words.length === 1 ? all : index.search({ combineWith: 'OR', queries })
      return found.map(({ id }) => id as number)
    },
  }
}
