import MiniSearch, { type Query } from 'minisearch'
import { compounds } from '#domain/search/compounds.ts'
import { headWords } from '#domain/search/head-word.ts'
import { readSearchRequest } from '#domain/search/request-words.ts'
import { stemOf } from '#domain/search/stem.ts'
import { type Meaning, type Thesaurus, thesaurusOf } from '#domain/search/thesaurus.ts'
import type { ThesaurusLines } from '#domain/search/thesaurus-lines.ts'
import { foldedWords } from '#domain/texts/fold-text.ts'
import type { Language } from '#domain/texts/language.ts'
import type { Labels, Names } from './labels.ts'
import type { ProductFacts } from './product-facts.ts'

/** Finds products by what visitors type. */
export interface SearchIndex {
  add(product: ProductFacts, labels: Labels): void
  remove(id: number): void
  /** The ids of the products found, the best first. A text that names a price alone finds all that cost so much. */
  search(text: string): number[]
}

const FIELDS = ['name', 'brand', 'reference', 'head', 'kind', 'attributes', 'groups'] as const

type Document = { readonly id: number } & Record<(typeof FIELDS)[number], string>

const BOOST = { name: 4, reference: 4, brand: 3, head: 10, kind: 2, attributes: 1, groups: 0.5 }

/** A compound that ends in the word counts less than the word itself, however rare it is. */
const COMPOUND_BOOST = { name: 0.8, reference: 0, brand: 0.5, head: 4, kind: 0.8, attributes: 0.3, groups: 0 }

/** How much the further words of a meaning count beside its first. */
const FURTHER = 0.35

const partOf = (boost: Readonly<Record<string, number>>, share: number): Record<string, number> =>
  Object.fromEntries(Object.entries(boost).map(([field, value]) => [field, value * share]))

/** Words of a query that are looked at. */
const MOST_WORDS = 8
/** Letters from which on a word may be mistyped: of fewer, another one makes too often another word (Grün, grau). */
const FUZZY_FROM = 5

/** A reference number as it is compared: TW-40-BL, tw 40 bl and TW40BL are one. */
const codeOf = (text: string): string => foldedWords(text).join('')

/** Letters and digits from which on a text is taken for the beginning of a reference number. */
const CODE_FROM = 3

/** What of a product can be searched for in a language: stems, but its references. */
function documentOf(product: ProductFacts, labels: Labels, language: Language): Document {
  const { category, manufacturer, subcategories, attributes, tags, names, references } = product
  const called = (found: { names: Names } | undefined) => found?.names[language] ?? ''
  const stems = (words: readonly string[]) => [...new Set(words.map((word) => stemOf(word, language)))].join(' ')
  const join = (texts: readonly string[]) => stems(texts.flatMap(foldedWords))
  const kinds = [
    called(labels.categories.get(category ?? -1)),
    ...subcategories.map((id) => called(labels.subcategories.get(id))),
  ]
  const groups = attributes.map((id) => called(labels.groups.get(labels.attributes.get(id)?.group ?? -1)))
  return {
    id: product.id,
    name: join([names[language]]),
    brand: join([labels.manufacturers.get(manufacturer ?? -1) ?? '']),
    reference: [...new Set(references.flatMap(foldedWords))].join(' '),
    head: stems(kinds.flatMap((kind) => headWords(kind, language))),
    kind: join([...kinds, ...tags.map((id) => labels.tagNames.get(id)?.[language] ?? '')]),
    attributes: join(attributes.map((id) => called(labels.attributes.get(id)))),
    groups: join([...new Set(groups)]),
  }
}

/** An empty index of a language, with the words of a shop beside those of the trade; texts are compared folded. */
export function searchIndex(language: Language, ownWords: ThesaurusLines = []): SearchIndex {
  const vocabulary = new Set<string>()
  const codes = new Map<number, readonly string[]>()
  const prices = new Map<number, number>()
  const thesaurus = thesaurusOf(language, ownWords)
  const index = new MiniSearch<Document>({
    fields: [...FIELDS],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term || null,
    searchOptions: { boost: BOOST, combineWith: 'AND', weights: { prefix: 0.7, fuzzy: 0.35 } },
    autoVacuum: { minDirtCount: 200, minDirtFactor: 0.1, batchSize: 500, batchWait: 20 },
  })
  const ask = (query: Query): number[] => index.search(query).map(({ id }) => id as number)
  const queries = queriesOf(vocabulary, thesaurus, language)

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

  /** What answers to all words as they are meant, then what only looks like them; what one word finds where nothing answers to all. */
  function byWords(words: readonly string[]): number[] {
    if (words.some(queries.isForeign)) return []
    const all = (query: (word: string) => Query, some = words) => ask({ combineWith: 'AND', queries: some.map(query) })
    const meant = all(queries.meant)
    if (meant.length > 0) return [...meant, ...all(queries.prefixed)]
    const alike = all(queries.alike)
    if (alike.length > 0 || words.length === 1) return alike
    const known = words.filter((word) => ask(queries.meant(word)).length > 0)
    const left = known.length > 0 && known.length < words.length ? all(queries.meant, known) : []
    return left.length > 0 ? left : ask({ combineWith: 'OR', queries: words.map(queries.alike) })
  }

  return {
    add(product, labels) {
      const entry = documentOf(product, labels, language)
      for (const field of FIELDS) for (const word of entry[field].split(' ')) if (word) vocabulary.add(word)
      index.add(entry)
      if (product.references.length > 0) codes.set(product.id, product.references.map(codeOf))
      if (product.price !== null) prices.set(product.id, product.price)
    },
    remove(id) {
      if (index.has(id)) index.discard(id)
      codes.delete(id)
      prices.delete(id)
    },
    search(text) {
      const { words, priceFrom = 0, priceTo } = readSearchRequest(text, language)
      const isPriced = priceFrom > 0 || priceTo !== undefined
      const fits = (id: number) => {
        const price = prices.get(id)
        return price !== undefined && price >= priceFrom && price <= (priceTo ?? Number.POSITIVE_INFINITY)
      }
      const looked = words.slice(0, MOST_WORDS)
      if (looked.length === 0) return isPriced ? [...prices.keys()].filter(fits) : []
      const found = [...new Set([...byReference(foldedWords(text).join('')), ...byWords(looked)])]
      return isPriced ? found.filter(fits) : found
    },
  }
}

/** How a folded word is asked for: as it is meant, as the beginning of a word, or as something like it. */
function queriesOf(vocabulary: ReadonlySet<string>, { meaningOf }: Thesaurus, language: Language) {
  const compoundsOf = compounds(vocabulary)
  /** A stem stands for itself and for compounds that end in it: Kette finds Halskette. */
  const exactly = (stem: string, share = 1): Query => {
    const longer = language === 'de' ? compoundsOf(stem) : []
    const own = { queries: [stem], boost: partOf(BOOST, share) }
    return longer.length > 0
      ? { combineWith: 'OR', queries: [own, { queries: [...longer], boost: partOf(COMPOUND_BOOST, share) }] }
      : own
  }
  const meaning = (parts: Meaning): Query => ({
    combineWith: 'AND',
    queries: parts.map((part) => ({
      combineWith: 'OR',
      queries: part.map((stem, index) => exactly(stem, index === 0 ? 1 : FURTHER)),
    })),
  })

  function meant(word: string): Query {
    const known = meaningOf(word)
    if (known && known.length > 0) return meaning(known)
    const parts = partsOf(word)
    return parts.length > 0 ? { combineWith: 'AND', queries: parts.map(meant) } : exactly(stemOf(word, language))
  }

  /** The two words that an unknown compound is made of, where both are known: Goldring is a ring of gold. */
  function partsOf(word: string): string[] {
    if (language !== 'de' || vocabulary.has(stemOf(word, language))) return []
    const isKnown = (part: string) => vocabulary.has(stemOf(part, language)) || (meaningOf(part)?.length ?? 0) > 0
    for (let at = 3; at <= word.length - 3; at++) {
      const [first, second] = [word.slice(0, at), word.slice(at)]
      if (!isKnown(second)) continue
      const modifier = [first, first.replace(/(?:en|es|s|n)$/, '')].find((part) => part.length >= 3 && isKnown(part))
      if (modifier) return [modifier, second]
    }
    return []
  }

  const prefixed = (word: string): Query => ({ queries: [stemOf(word, language)], prefix: word.length > 1 })
  const alike = (word: string): Query => ({
    combineWith: 'OR',
    queries: [
      meant(word),
      ...partsOf(word).slice(-1).map(meant),
      {
        queries: [stemOf(word, language)],
        prefix: word.length > 1,
        fuzzy: word.length >= FUZZY_FROM && !/\d/.test(word) ? 0.2 : false,
      },
    ],
  })
  /** Whether the trade has nothing of the kind, and the shop does not name it. */
  const isForeign = (word: string) => meaningOf(word)?.length === 0 && !vocabulary.has(stemOf(word, language))
  return { meant, prefixed, alike, isForeign }
}
